import FoundationEssentials
import Glibc
import Nutrition
import Proposals
import Sealing
import Store
import Testing

/// A home that is sealed: nothing of it can be read without its key, and all of it works with it.
struct SealedHomeTests {
  private let home: TemporaryHome
  private let seal: OpenSeal
  private let state: String

  /// What a made-up household has, in words that stand nowhere else.
  private static let words = ["Zenobia", "quillfish", "smoked", "Berlin", "pub lunch", "CREATE TABLE", "insert"]

  init() throws {
    home = try TemporaryHome()
    seal = try Seal.make(#require(Passphrase(Array("correct horse".utf8))), isInSecretStore: false)
    let store = try Store.open(.home(home.path))
    try store.commit(1, wholeHousehold.map { .insert($0) })
    var zenobia = Profile(id: id(900), created: at(0), name: "Zenobia", isDefault: false)
    zenobia.birthDate = Day(number: 4_321)
    try store.commit(2, [.insert(.profile(zenobia)), .insert(.food(food(901, "smoked quillfish")))])
    try store.commit(3, (0..<60).map { .insert(.meal(meal(1_000 + $0, of: id(900), on: friday.adding(-$0)))) })
    try store.commit(
      4, (0..<60).map { .insert(.entry(entry(2_000 + $0, in: id(1_000 + $0), of: food(901, "smoked quillfish")))) })
    try store.bookkeeping.keep(proposal(5, [.insert(.meal(meal(21)))]), state: .later)
    state = try store.stateHash()
  }

  private func sealIt() throws { try Store.reseal(home: home.path, with: seal, from: nil) }

  private func open() throws -> Store { try Store.open(.home(home.path), seal: seal) }

  private func readable(_ home: TemporaryHome) -> [String] {
    let found = bytes(inFolder: home.path)
    return SealedHomeTests.words.filter { found.firstRange(of: Array($0.utf8)) != nil }
  }

  @Test func `no name, food or word of it stands in any byte, sealed, in use and after it`() throws {
    #expect(readable(home).count >= 6)
    try sealIt()
    #expect(readable(home) == [])
    let store = try open()
    try store.commit(6, [.insert(.food(food(902, "another quillfish")))])
    let during = bytes(inFolder: home.path)
    #expect(during.count > content(of: home.database).count)
    #expect(readable(home) == [])
    try store.forget(called: "Zenobia", identifier: 950)
    #expect(readable(home) == [])
  }

  @Test func `with its key it is what it was: state, doctor, undo, search, and back again`() throws {
    try sealIt()
    do {
      let store = try open()
      #expect(try store.stateHash() == state && store.discrepancies().isEmpty && store.fault() == nil)
      #expect(try store.bookkeeping.drafts().count == 1)
      try store.undo(7, store.undoable())
      try store.undo(8, store.redoable())
      #expect(try store.stateHash() == state && store.discrepancies().isEmpty)
    }
    try Store.reseal(home: home.path, with: nil, from: seal)
    let store = try Store.open(.home(home.path))
    #expect(try store.stateHash() == state && store.discrepancies().isEmpty)
    #expect(readable(home).count >= 6)
  }

  @Test func `without its key, or with another one, it says that it is sealed, and nothing is changed`() throws {
    try sealIt()
    let before = bytes(inFolder: home.path)
    let other = try Seal.make(#require(Passphrase(Array("correct horse".utf8))), isInSecretStore: false)
    #expect(throws: StoreError.sealed) { try Store.open(.home(home.path)) }
    #expect(throws: StoreError.sealed) { try Store.open(.home(home.path), for: .reading, seal: other) }
    #expect(throws: StoreError.sealed) { try Store.reseal(home: home.path, with: nil, from: other) }
    #expect(throws: StoreError.sealed) { try Store.reseal(home: home.path, with: other, from: nil) }
    #expect(bytes(inFolder: home.path) == before)
    #expect(try #require(try Store.seal(ofHome: home.path)) == seal.seal)
    // A key is no matter to a home that is not sealed.
    let plain = try TemporaryHome()
    #expect(try Store.open(.home(plain.path), seal: seal).profiles().count == 1)
    #expect(try Store.seal(ofHome: plain.path) == nil)
  }

  @Test func `while another one has it open it is neither sealed nor opened for good`() throws {
    let hurried = StoreLimits(timeout: 0)
    do {
      let other = try Store.open(.home(home.path))
      #expect(throws: StoreError.locked) {
        try Store.reseal(home: home.path, with: seal, from: nil, limits: hurried)
      }
      try other.commit(6, [.insert(.food(food(902, "rusk")))])
    }
    #expect(try Store.seal(ofHome: home.path) == nil)
    try sealIt()
    let one = try open()
    let two = try open()
    // The locks of a process go where it closes any descriptor of the file: looking at the seal closes none.
    _ = try Store.seal(ofHome: home.path)
    do { _ = try open() }
    #expect(locks(on: home.database) > 0)
    try one.commit(7, [.insert(.food(food(903, "crispbread")))])
    #expect(try two.food(id(903))?.name == "crispbread")
    #expect(throws: StoreError.locked) {
      try Store.reseal(home: home.path, with: nil, from: seal, limits: hurried)
    }
    try two.commit(8, [.insert(.food(food(904, "pretzel")))])
    #expect(try one.discrepancies().isEmpty)
  }

  @Test func `what was killed in the middle comes back from the log`() throws {
    try sealIt()
    let copy = try TemporaryHome()
    do {
      let store = try open()
      try store.commit(6, [.insert(.food(food(902, "rusk")))])
      for end in ["", "-wal"] { write(content(of: home.database + end), to: copy.database + end) }
    }
    let store = try Store.open(.home(copy.path), seal: seal)
    #expect(try store.food(id(902))?.name == "rusk" && store.discrepancies().isEmpty)
    // What was cut off in the middle of a write is not there.
    let cut = try TemporaryHome()
    let log = content(of: copy.database + "-wal")
    write(content(of: copy.database), to: cut.database)
    write(Array(log.dropLast(100)), to: cut.database + "-wal")
    #expect(try Store.open(.home(cut.path), seal: seal).discrepancies().isEmpty)
  }

  @Test func `a copy of it is sealed, opens with its passphrase, and takes its place`() throws {
    try sealIt()
    let copied = try open().copy(to: home.path + "/copy.db")
    #expect(copied.state == state)
    #expect(readable(home) == [])
    let restored = try TemporaryHome()
    write(content(of: home.path + "/copy.db"), to: restored.database)
    let found = try #require(try Store.seal(ofHome: restored.path))
    let open = try found.open(#require(Passphrase(Array("correct horse".utf8))))
    #expect(try Store.open(.home(restored.path), seal: open).stateHash() == state)
  }

  @Test func `a page that is otherwise, or another one's, is told, and a repair takes the copy`() throws {
    try sealIt()
    _ = try open().copy(to: home.path + "/copy.db")
    let whole = content(of: home.database)
    let page = 4_096 + SealingKey.addition
    var flipped = whole
    flipped[Seal.size + 5 * page + 700] ^= 1
    var exchanged = whole
    for place in 0..<page {
      exchanged.swapAt(Seal.size + 5 * page + place, Seal.size + 7 * page + place)
    }
    for (number, damaged) in [flipped, exchanged].enumerated() {
      write(damaged, to: home.database)
      #expect(throws: StoreError.damaged) { _ = try open().copy(to: home.path + "/other.db") }
      let repair = try Store.repair(
        home: home.path, copies: { _ in [home.path + "/copy.db"] }, at: at(90 + number), identifier: id(990),
        unseal: { $0 == seal.seal ? seal : nil })
      guard case .confirmed(let confirmed) = WaitingDecision(repair, .yesOrNo).answer(TypedLine(typed: "y")) else {
        throw NotConfirmed()
      }
      try Store.putInPlace(confirmed)
      #expect(try Store.seal(ofHome: home.path) == seal.seal)
      #expect(try open().stateHash() == state && open().discrepancies().isEmpty)
      #expect(readable(home) == [])
    }
    #expect(throws: RepairError.store(.sealed)) {
      _ = try Store.repair(home: home.path, copies: { _ in [] }, at: at(90), identifier: id(991))
    }
  }

  @Test func `a page that was put back from before is told, or changes no record`() throws {
    try sealIt()
    let old = content(of: home.database)
    do {
      let store = try open()
      try store.commit(6, (0..<30).map { .insert(.meal(meal(3_000 + $0, of: id(900), on: friday.adding(-100 - $0)))) })
      try store.commit(7, [.delete(.entry(entry(2_000, in: id(1_000), of: food(901, "smoked quillfish"))))])
    }
    let new = content(of: home.database)
    let (whole, everything) = (try open().stateHash(), try open().everything())
    let page = 4_096 + SealingKey.addition
    var told = 0
    var other = 0
    for start in stride(from: Seal.size, to: min(old.count, new.count), by: page) {
      let range = start..<start + page
      guard old[range] != new[range] else { continue }
      write(new[..<start] + old[range] + new[range.upperBound...], to: home.database)
      for end in ["-wal", "-shm"] { unlink(home.database + end) }
      other += 1
      do {
        let store = try open()
        let isTold = try store.fault() != nil || !store.discrepancies().isEmpty
        told += isTold ? 1 : 0
        #expect(try isTold || store.stateHash() == whole && store.everything() == everything, "page at \(start)")
      } catch StoreError.damaged {
        told += 1
      }
    }
    #expect(other > 5 && told > other / 2, "\(told) of \(other)")
  }

  /// How many locks this process has on a file, as the system lists them.
  private func locks(on path: String) -> Int {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return 0 }
    let list = String(decoding: content(of: "/proc/locks"), as: UTF8.self)
    return list.split(separator: "\n").filter { line in
      let words = line.split(separator: " ")
      return words.contains("POSIX") && words.contains("\(getpid())")
        && words.contains { $0.hasSuffix(":\(facts.st_ino)") }
    }.count
  }
}
