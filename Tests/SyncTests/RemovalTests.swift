import FoundationEssentials
import Nutrition
import Sealing
import Store
import Sync
import Testing

/// A device that belongs to the household no more.
@Suite(.enabled(if: SealingKey.isPossible, "libsodium is not here"))
struct RemovalTests {
  let folder: SharedTestFolder
  let kitchen: TestHome
  let study: TestHome
  let garden: TestHome
  private var carrier: FolderCarrier { FolderCarrier(folder.path) }

  /// Three devices that know of each other.
  init() throws {
    folder = try SharedTestFolder()
    kitchen = try TestHome("kitchen laptop")
    study = try TestHome("study laptop")
    garden = try TestHome("garden laptop")
    let code = try Household(kitchen.store, carrier).start(kitchen.device(folder.path), at: moment(1))
    for home in [study, garden] {
      try Household(home.store, carrier).join(home.device(folder.path), code, at: moment(2))
      try home.log(home.name == "study laptop" ? 10 : 20)
      try home.meet(folder.path)
    }
    for home in [kitchen, study, garden] { try home.meet(folder.path) }
  }

  private func removeStudy() throws {
    try Household(kitchen.store, carrier).remove("study laptop", at: moment(30))
    try kitchen.meet(folder.path)
  }

  private func has(_ home: TestHome, _ number: Int) throws -> Bool {
    try home.store.record(.meal, identifier(number)) != nil
  }

  @Test func `what is said from then on is for those that remain`() throws {
    try removeStudy()
    try kitchen.log(100)
    try kitchen.meet(folder.path)
    try garden.meet(folder.path)
    #expect(try has(garden, 100))
    try garden.log(200)
    try garden.meet(folder.path)
    try kitchen.meet(folder.path)
    #expect(try has(kitchen, 200))
    #expect(try kitchen.store.sharedHash() == garden.store.sharedHash())
    #expect(try study.meet(folder.path).locked > 0)
    #expect(try !has(study, 100) && !has(study, 200))
  }

  @Test func `what it says from then on is left alone, and what it said before stays`() throws {
    try removeStudy()
    try study.log(300)
    try study.meet(folder.path)
    let outcome = try kitchen.meet(folder.path)
    try garden.meet(folder.path)
    #expect(outcome.setAside == 1)
    #expect(try !has(kitchen, 300) && !has(garden, 300))
    #expect(try has(kitchen, 10) && has(garden, 10))
  }

  @Test func `what somebody took in before hearing of it counts once they have said more`() throws {
    try study.log(300)
    try study.meet(folder.path)
    try garden.meet(folder.path)
    #expect(try !has(kitchen, 300))
    try removeStudy()
    #expect(try !has(kitchen, 300))
    try garden.meet(folder.path)
    try garden.log(200)
    try garden.meet(folder.path)
    try kitchen.meet(folder.path)
    #expect(try has(kitchen, 300) && has(kitchen, 200))
    #expect(try kitchen.store.sharedHash() == garden.store.sharedHash())
  }

  @Test func `only another device that there is can be removed`() throws {
    #expect(throws: SyncError.noDevice(known: ["garden laptop", "study laptop"])) {
      try Household(kitchen.store, carrier).remove("cellar laptop", at: moment(30))
    }
    #expect(throws: SyncError.noDevice(known: ["garden laptop", "study laptop"])) {
      try Household(kitchen.store, carrier).remove("kitchen laptop", at: moment(30))
    }
  }

  @Test func `who joins later can read all of it`() throws {
    try removeStudy()
    try kitchen.log(100)
    try kitchen.meet(folder.path)
    let code = InvitationCode(secret: Array(1...16))
    try Household(kitchen.store, carrier).invite(code, at: moment(40))
    let cellar = try TestHome("cellar laptop")
    try Household(cellar.store, carrier).join(cellar.device(folder.path), code, at: moment(41))
    let outcome = try cellar.meet(folder.path)
    #expect(outcome.locked == 0)
    #expect(try cellar.store.sharedHash() == kitchen.store.sharedHash())
  }
}
