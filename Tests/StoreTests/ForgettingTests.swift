import FoundationEssentials
import Nutrition
import Proposals
import Store
import Testing

/// What is left of somebody who was forgotten: nothing, in any byte of the home, and a journal that can still be proven.
struct ForgettingTests {
  private let home: TemporaryHome
  private static let zoe = id(0x5EED_1234_5678)
  /// In kilograms, and as it stands in a column.
  private static let weight = ("58.321", [0x01, 0x5B, 0x9E, 0xC8, 0xA0] as [UInt8])

  /// A household of two, who log together and apart, with all that larder notes beside.
  init() throws {
    home = try TemporaryHome()
    let store = try Store.open(.home(home.path))
    var zoe = Profile(id: Self.zoe, created: at(1), name: "Zoë")
    zoe.birthDate = Day("1984-02-29")
    try store.commit(1, [.insert(.profile(zoe))])
    let (pasta, rice) = (food(10), food(11, "rice"))
    let mine = [Change.insert(.meal(meal(20))), .insert(.entry(entry(30, in: id(20), of: pasta)))]
    let hers = [
      Change.insert(.meal(meal(21, of: Self.zoe))), .insert(.entry(entry(31, in: id(21), of: rice, grams: 130))),
    ]
    try store.commit(2, [.ensure(.food(pasta)), .ensure(.food(rice))] + mine + hers)
    var brown = rice
    brown.name = "brown rice"
    brown.updated = at(3)
    try store.commit(3, [.update(from: .food(rice), to: .food(brown))])
    let weight = Weight(
      id: id(40), created: at(4), profile: Self.zoe, day: friday, kilograms: try #require(FixedDecimal(Self.weight.0)))
    try store.commit(4, [.insert(.weight(weight))])
    try store.commit(5, [.delete(.weight(weight))])
    try store.commit(6, [.insert(.weight(weight))])
    try store.commit(7, [.insert(.entry(quick(32, in: id(20), position: 2)))])
    let notes = store.bookkeeping
    try notes.keep(proposal(8, [.insert(.meal(meal(22, of: Self.zoe)))]), state: .later)
    try notes.keep(proposal(9, [.insert(.meal(meal(23)))]), state: .later)
    try notes.queue(QueuedTurn(id: id(50), created: at(9), profile: me, words: "Zoë had soup"))
    try notes.queue(QueuedTurn(id: id(51), created: at(9), profile: me, words: "something with zoëlite"))
    try notes.set("markers \(Self.zoe.uuidString)", to: "us")
    try notes.set("model", to: "builtin")
  }

  /// Everything of a name, or all of it, as it is confirmed.
  private func forget(_ name: String?) throws {
    let store = try Store.open(.home(home.path), limits: StoreLimits(timeout: 0))
    let forgetting =
      try name.map { try store.forgetting(store.person(called: $0)) } ?? store.forgettingEverything()
    let waiting = WaitingDecision(forgetting, .words(name ?? "\(forgetting.count)"))
    guard case .confirmed(let confirmed) = waiting.answer(TypedLine(typed: name ?? "\(forgetting.count)")) else {
      throw NotConfirmed()
    }
    try store.forget(confirmed, at: at(60), identifier: id(99)) {}
  }

  private func expectNoByte(of texts: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let found = bytes(inFolder: home.path)
    for text in texts { #expect(!found.contains(Array(text.utf8)), "\(text)", sourceLocation: sourceLocation) }
  }

  private static let traces = ["Zoë", "Zo\\u00EB", "1984-02-29", weight.0, zoe.uuidString]

  @Test func `before it is forgotten all of it is there`() {
    let found = bytes(inFolder: home.path)
    for text in ["Zoë", "1984-02-29", Self.weight.0, Self.zoe.uuidString] { #expect(found.contains(Array(text.utf8))) }
    #expect(found.contains(Self.weight.1))
  }

  @Test func `nothing of a person is left in any byte, and what is left can be proven`() throws {
    try forget("Zoë")
    expectNoByte(of: Self.traces)
    let found = bytes(inFolder: home.path)
    #expect(!found.contains(Self.weight.1) && !found.contains(withUnsafeBytes(of: Self.zoe.uuid) { Array($0) }))
    let store = try Store.open(.home(home.path))
    #expect(try store.discrepancies() == [])
    #expect(try store.fault() == nil)
  }

  @Test func `what is others' stays as it was, also where one commit had both`() throws {
    let before = try Store.open(.home(home.path)).everything().filter {
      ![Self.zoe, id(21), id(31), id(40)].contains($0.id)
    }
    try forget("zoë")
    let store = try Store.open(.home(home.path))
    #expect(try store.everything() == before)
    #expect(try store.dayRecord(of: me, on: friday)?.figures.energy == FixedDecimal(316 + 450))
    #expect(try store.bookkeeping.drafts().map(\.proposal.id) == [id(9)])
    #expect(try store.bookkeeping.queuedTurns(of: me).map(\.words) == ["something with zoëlite"])
    #expect(try store.bookkeeping.settings().map(\.key) == ["model"])
  }

  @Test func `what was done apart from a person can be undone after it, and saving goes on`() throws {
    try forget("Zoë")
    let store = try Store.open(.home(home.path))
    #expect(try store.undoable()?.sequence == 7)
    try store.undo(70, store.undoable())
    #expect(try store.dayRecord(of: me, on: friday)?.figures.energy == FixedDecimal(316))
    #expect(try store.undoable()?.sequence == 3)
    #expect(try store.redoable()?.sequence == 9)
    try store.commit(71, [.insert(.meal(meal(24)))])
    #expect(try store.discrepancies() == [])
    #expect(throws: StoreError.cannotUndo(sequence: 2)) { try store.commit(72, [], action: .undo(of: 2)) }
    #expect(throws: StoreError.cannotUndo(sequence: 8)) { try store.commit(73, [], action: .undo(of: 8)) }
  }

  @Test func `a commit that is emptied keeps its place in the chain, which shows what is changed in it`() throws {
    try forget("Zoë")
    let raw = try RawDatabase(home.database)
    let emptied = try raw.column(0, of: "SELECT sequence FROM journal WHERE erased IS NOT NULL ORDER BY sequence")
    #expect(emptied == ["1", "2", "4", "5", "6"])
    try raw.execute("UPDATE journal SET erased = randomblob(32) WHERE sequence = 4")
    #expect(try Store.open(.home(home.path)).discrepancies() == [.link(4)])
  }

  @Test func `a member of the household is found by name, too`() throws {
    let store = try Store.open(.home(home.path))
    let member = FamilyMember(id: id(60), created: at(10), name: "zoë", age: 41, activity: .light, diet: .vegan)
    let ada = FamilyMember(id: id(61), created: at(10), name: "Ada", age: 7, activity: .light, diet: .vegan)
    try store.commit(10, [.insert(.familyMember(member)), .insert(.familyMember(ada))])
    let person = try store.person(called: "ZOË")
    #expect(person == ForgottenPerson(name: "Zoë", profile: Self.zoe, members: [id(60)]))
    #expect(try store.person(called: "ada") == ForgottenPerson(name: "Ada", profile: nil, members: [id(61)]))
  }

  @Test func `records of others in which the name stands are told and stay`() throws {
    var noted = meal(25)
    noted.notes = "with Zoë, and a zoëlite"
    do {
      let store = try Store.open(.home(home.path))
      try store.commit(11, [.insert(.meal(noted))])
      #expect(try store.forgetting(store.person(called: "Zoë")).mentions == [.meal(noted)])
    }
    try forget("Zoë")
    let store = try Store.open(.home(home.path))
    #expect(try store.meal(id(25))?.meal == noted)
    #expect(try store.discrepancies() == [])
  }

  @Test func `everything forgotten is a new home with a journal that says nothing`() throws {
    try forget(nil)
    expectNoByte(of: Self.traces + ["pasta", "builtin", "pub lunch", id(20).uuidString])
    let store = try Store.open(.home(home.path))
    let fresh = try Store.open(.memory)
    #expect(try store.stateHash() == fresh.stateHash())
    #expect(try store.isUntouched() && store.discrepancies() == [] && store.undoable() == nil)
    #expect(try store.bookkeeping.settings().isEmpty && store.bookkeeping.drafts().isEmpty)
    try store.commit(80, [.insert(.meal(meal(20)))])
    #expect(try store.discrepancies() == [])
  }

  @Test func `nobody is forgotten by mistake`() throws {
    let store = try Store.open(.home(home.path))
    #expect(throws: ForgettingError.nobody(known: ["me", "Zoë"])) { try store.person(called: "Zoe") }
    #expect(throws: ForgettingError.isDefault(name: "me", isOnly: false)) { try store.person(called: "me") }
    let forgetting = try store.forgetting(store.person(called: "Zoë"))
    for line in ["y", "yes", "", "zoe", "Zoë!"] {
      let outcome = WaitingDecision(forgetting, .words("Zoë")).answer(TypedLine(typed: line))
      if case .confirmed = outcome { Issue.record("“\(line)” confirms") }
    }
    #expect(forgetting.records == [.profile: 1, .meal: 1, .entry: 1, .weight: 1])
    #expect(forgetting.commits == 5 && forgetting.notes == 3 && forgetting.mentions == [])
  }

  @Test func `nothing is erased while another program has the data open`() throws {
    let state = try Store.open(.home(home.path)).stateHash()
    let other = try Store.open(.home(home.path))
    _ = try other.defaultProfile()
    #expect(throws: StoreError.locked) { try forget("Zoë") }
    #expect(try Store.open(.home(home.path)).stateHash() == state)
    _ = other
  }
}
