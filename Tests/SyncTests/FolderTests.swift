import FoundationEssentials
import Nutrition
import Sealing
import Store
import Sync
import Testing

/// Homes that meet in a folder.
@Suite(.enabled(if: SealingKey.isPossible, "libsodium is not here"))
struct FolderTests {
  let folder: SharedTestFolder
  let kitchen: TestHome
  let study: TestHome

  init() throws {
    folder = try SharedTestFolder()
    kitchen = try TestHome("kitchen laptop")
    study = try TestHome("study laptop")
  }

  private func join() throws {
    let code = try Household(kitchen.store, FolderCarrier(folder.path)).start(
      kitchen.device(folder.path), at: moment(1))
    try kitchen.meet(folder.path)
    try Household(study.store, FolderCarrier(folder.path)).join(study.device(folder.path), code, at: moment(2))
    try study.meet(folder.path)
  }

  private var isSame: Bool { get throws { try kitchen.store.sharedHash() == study.store.sharedHash() } }

  @Test func `two homes have the same diary once both have met the folder`() throws {
    try kitchen.log(100)
    try study.log(200)
    try join()
    let outcome = try kitchen.meet(folder.path)
    #expect(outcome.received > 0 && outcome.devices == ["study laptop"])
    #expect(try isSame)
    #expect(try study.store.record(.meal, identifier(100)) != nil)
    #expect(try kitchen.store.record(.meal, identifier(200)) != nil)
    #expect(try kitchen.meet(folder.path).sent == 0)
  }

  @Test func `nothing in the folder can be read without the key`() throws {
    try kitchen.log(100)
    try join()
    for file in folder.files {
      let text = String(decoding: folder.bytes(file), as: UTF8.self)
      for word in ["pub lunch", "kitchen laptop", "Europe/Berlin", "energy", "log_meal"] {
        #expect(!text.contains(word), "\(file)")
      }
    }
  }

  @Test func `a wrong code opens nothing, and a folder that is not there is no empty household`() throws {
    try join()
    let third = try TestHome("third")
    #expect(throws: SyncError.notInvited) {
      try Household(third.store, FolderCarrier(folder.path)).join(
        third.device(folder.path), InvitationCode(secret: Array(0..<16)), at: moment(2))
    }
    try FileManager.default.removeItem(atPath: folder.path + "/larder-household")
    #expect(throws: SyncError.carrier(.notThere)) { try kitchen.meet(folder.path) }
    #expect(throws: SyncError.hasHousehold) {
      try Household(kitchen.store, FolderCarrier(folder.path)).start(kitchen.device(folder.path), at: moment(1))
    }
  }

  @Test func `a file that is there in part is read when it is whole, and a copy under another name is the same`() throws
  {
    try join()
    try kitchen.log(300)
    try kitchen.meet(folder.path)
    let file = try #require(folder.files.filter { $0.hasSuffix(".seg") }.max { folder.number($0) < folder.number($1) })
    let whole = folder.bytes(file)
    try folder.write(Array(whole.prefix(whole.count / 2)), file)
    #expect(try study.meet(folder.path).damaged == 1)
    #expect(try study.store.record(.meal, identifier(300)) == nil)
    try folder.write(whole, file.replacing(".seg", with: ".sync-conflict-20261120-120000-ABCDEFG.seg"))
    try study.meet(folder.path)
    #expect(try isSame)
  }

  @Test func `any byte that is changed makes a segment none`() throws {
    try kitchen.log(100)
    try join()
    let third = try TestHome("third")
    let code = InvitationCode(secret: Array(1...16))
    try Household(kitchen.store, FolderCarrier(folder.path)).invite(code, at: moment(3))
    try Household(third.store, FolderCarrier(folder.path)).join(third.device(folder.path), code, at: moment(3))
    let file = try #require(folder.files.first { $0.hasSuffix(".seg") })
    let whole = folder.bytes(file)
    for index in stride(from: 0, to: whole.count, by: max(1, whole.count / 60)) {
      var changed = whole
      changed[index] ^= 0x10
      try folder.write(changed, file)
      let outcome = try third.meet(folder.path)
      #expect(outcome.damaged + outcome.locked >= 1, "byte \(index)")
    }
  }

  @Test func `what only one home has is given again to a folder that has lost it`() throws {
    try kitchen.log(100)
    try join()
    try study.log(200)
    try study.meet(folder.path)
    try kitchen.meet(folder.path)
    for file in folder.files where file.hasSuffix(".seg") {
      try FileManager.default.removeItem(atPath: folder.path + "/" + file)
    }
    try kitchen.meet(folder.path)
    let third = try TestHome("third")
    let code = InvitationCode(secret: Array(1...16))
    try Household(kitchen.store, FolderCarrier(folder.path)).invite(code, at: moment(3))
    try Household(third.store, FolderCarrier(folder.path)).join(third.device(folder.path), code, at: moment(3))
    try third.meet(folder.path)
    #expect(try third.store.sharedHash() == kitchen.store.sharedHash())
    #expect(try third.store.record(.meal, identifier(200)) != nil)
  }

  @Test func `a copied home goes on as a device of its own, and nothing of either is lost`() throws {
    try join()
    let copy = try kitchen.store.copyInMemory()
    try kitchen.log(300)
    try kitchen.meet(folder.path)
    let twin = TestHome("kitchen laptop", copy)
    try twin.log(400)
    #expect(try twin.meet(folder.path, fingerprint: [7]).isRenewed)
    try kitchen.meet(folder.path)
    try study.meet(folder.path)
    #expect(try isSame)
    #expect(try copy.sharedHash() == kitchen.store.sharedHash())
    #expect(try study.store.record(.meal, identifier(300)) != nil && study.store.record(.meal, identifier(400)) != nil)
  }

  @Test func `a home that is put back to an old copy has all again, and goes on as a device of its own`() throws {
    try join()
    let copy = TestHome("kitchen laptop", try kitchen.store.copyInMemory())
    try kitchen.log(300)
    try kitchen.meet(folder.path)
    try copy.log(400)
    #expect(try copy.meet(folder.path).isRenewed)
    try study.meet(folder.path)
    #expect(try copy.store.record(.meal, identifier(300)) != nil)
    #expect(try copy.store.sharedHash() == study.store.sharedHash())
    #expect(try copy.meet(folder.path).isRenewed == false)
  }

  @Test func `two copies that both gave away what they did meanwhile are told apart`() throws {
    try join()
    let other = try SharedTestFolder()
    try FileManager.default.removeItem(atPath: other.path)
    try FileManager.default.copyItem(atPath: folder.path, toPath: other.path)
    let copy = TestHome("kitchen laptop", try kitchen.store.copyInMemory())
    try kitchen.log(300)
    try kitchen.meet(folder.path)
    try copy.log(400)
    try copy.meet(other.path)
    try folder.merge(other)
    try other.merge(folder)
    for _ in 0..<2 {
      try kitchen.meet(folder.path)
      try copy.meet(folder.path)
      try study.meet(folder.path)
    }
    #expect(try isSame)
    #expect(try copy.store.sharedHash() == study.store.sharedHash())
    #expect(try study.store.record(.meal, identifier(300)) != nil && study.store.record(.meal, identifier(400)) != nil)
  }

  @Test func `who leaves keeps the diary and meets nobody`() throws {
    try kitchen.log(100)
    try join()
    try study.store.endSharing()
    #expect(try study.store.record(.meal, identifier(100)) != nil)
    #expect(throws: SyncError.noHousehold) { try study.meet(folder.path) }
  }
}

extension TestHome {
  init(_ name: String, _ store: Store) {
    self.name = name
    self.store = store
  }
}

extension SharedTestFolder {
  /// The number of the last commit that a segment's file has.
  func number(_ file: String) -> Int {
    file.split(separator: "/").last?.split(separator: "-").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  /// Takes over what another folder has.
  func merge(_ other: SharedTestFolder) throws {
    for file in other.files where !files.contains(file) {
      let folder = (path + "/" + file).split(separator: "/").dropLast().joined(separator: "/")
      try FileManager.default.createDirectory(atPath: "/" + folder, withIntermediateDirectories: true)
      try write(other.bytes(file), file)
    }
  }
}
