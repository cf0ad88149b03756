import FoundationEssentials
import Nutrition
import Proposals
import Store
import Testing

/// What another program did to a database in which SQLite finds no fault.
struct DiscrepancyTests {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
    let store = try Store.open(.home(home.path))
    try store.commit(1, wholeHousehold.map { .insert($0) })
    let pasta = food(10)
    try store.commit(
      2, [.ensure(.food(pasta)), .insert(.meal(meal(20))), .insert(.entry(entry(30, in: id(20), of: pasta)))])
    try store.commit(3, [.insert(.entry(quick(31, in: id(20), position: 2)))])
    try store.undo(4, store.undoable())
  }

  /// What is found once a statement has run.
  private func found(after statement: String) throws -> [Discrepancy] {
    try RawDatabase(home.database).execute("PRAGMA foreign_keys = OFF; " + statement)
    let store = try Store.open(.home(home.path))
    #expect(try store.fault() == nil)
    return try store.discrepancies()
  }

  private static let pastaEntry = "hex(id) = replace('\(id(30).uuidString)', '-', '')"

  @Test func `are none where larder alone wrote`() throws {
    #expect(try found(after: "SELECT 1") == [])
  }

  @Test func `energy that was doubled is found in the entry and in its day`() throws {
    let found = try found(after: "UPDATE entry SET energy = energy * 2 WHERE \(Self.pastaEntry)")
    #expect(found.count == 2 && found.contains(.day(friday, profile: me)))
    guard case .altered(.entry(let entry), commit: 2) = found.first else {
      Issue.record("The entry is not found: \(found)")
      return
    }
    #expect(entry.id == id(30) && entry.figures.energy == FixedDecimal(632))
  }

  @Test func `energy and sums that were both doubled are found`() throws {
    let found = try found(
      after:
        "UPDATE entry SET energy = energy * 2; UPDATE day SET energy = energy * 2, estimated_energy = estimated_energy * 2"
    )
    #expect(!found.isEmpty && found.allSatisfy { if case .altered(.entry, _) = $0 { true } else { false } })
  }

  @Test(arguments: [
    "UPDATE day SET protein = protein + 1 WHERE protein > 0", "UPDATE day SET entries = entries + 1",
    "UPDATE day SET base_target = base_target + 1", "DELETE FROM day", "UPDATE day SET worst_tier = 'nothing'",
  ])
  func `sums that are not those of the entries are found`(statement: String) throws {
    let found = try found(after: statement)
    #expect(!found.isEmpty && found.allSatisfy { if case .day = $0 { true } else { false } })
  }

  @Test(arguments: Record.Kind.allCases)
  func `a record of any kind that changed is found`(kind: Record.Kind) throws {
    let table = Self.tables[kind] ?? ""
    let found = try found(after: "UPDATE \(table) SET updated = updated + 60000")
    #expect(!found.isEmpty && found.allSatisfy { Self.isAltered($0, kind) || Self.isOfDay($0) })
  }

  @Test(arguments: Record.Kind.allCases)
  func `a record of any kind that is gone is found`(kind: Record.Kind) throws {
    let found = try found(after: "DELETE FROM \(Self.tables[kind] ?? "") WHERE created > 0")
    #expect(found.contains { if case .gone(kind, _, _) = $0 { true } else { false } })
  }

  @Test func `a record that no commit brought is found`() throws {
    let found = try found(
      after: "INSERT INTO weight SELECT randomblob(16), created, updated, profile, day, kilograms FROM weight LIMIT 1")
    #expect(found.count == 1)
    guard case .unrecorded(.weight)? = found.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func `what belongs to nothing is found`() throws {
    let found = try found(after: "DELETE FROM meal WHERE hex(id) = replace('\(id(20).uuidString)', '-', '')")
    #expect(found.contains(.orphaned(table: "entry")) && found.contains(.gone(.meal, id(20), commit: 2)))
  }

  @Test func `uses that are not those of the entries are found`() throws {
    #expect(try found(after: "UPDATE food_use SET uses = uses + 1") == [.uses])
  }

  @Test(arguments: [
    ("UPDATE journal SET changes = substr(changes, 2) WHERE sequence = 2", Discrepancy.commit(2)),
    ("UPDATE journal SET changes = replace(changes, '\"insert\"', '\"insect\"') WHERE sequence = 2", .commit(2)),
    ("UPDATE journal SET changes = '[' WHERE sequence = 2", .commit(2)),
    ("DELETE FROM journal WHERE sequence = 3", .commit(3)),
    (
      "UPDATE journal SET changes = replace(changes, '\"delete\"', '\"insert\"') WHERE sequence = 4",
      .commitDoesNotFollow(4)
    ),
    ("UPDATE journal SET undone = 1 - undone WHERE sequence = 3", .commitDoesNotFollow(3)),
    ("UPDATE journal SET summary = 'dinner' WHERE sequence = 3", .link(3)),
    ("UPDATE journal SET at = at + 1 WHERE sequence = 2", .link(2)),
    ("UPDATE journal SET tool = 'log_water' WHERE sequence = 1", .link(1)),
    ("UPDATE journal SET takes_back = 0 WHERE sequence = 4", .link(4)),
    ("UPDATE journal SET proposal = randomblob(16) WHERE sequence = 2", .link(2)),
    ("UPDATE journal SET profile = randomblob(16) WHERE sequence = 2", .link(2)),
    ("UPDATE journal SET notes = '{}' WHERE sequence = 2", .link(2)),
    ("UPDATE journal SET hash = randomblob(32) WHERE sequence = 2", .link(2)),
    ("UPDATE journal SET hash = NULL WHERE sequence = 4", .link(4)),
    ("UPDATE journal SET changes = '[]', erased = randomblob(32) WHERE sequence = 3", .link(3)),
    (
      "INSERT INTO draft (proposal, created, state, body) VALUES (randomblob(16), 0, 'later', '{')",
      .bookkeeping(.draft)
    ),
  ])
  func `a journal and drafts that were changed are found`(statement: String, expected: Discrepancy) throws {
    #expect(try found(after: statement).contains(expected))
  }

  @Test func `a commit that was put in the place of another, with all that follows from it, is found`() throws {
    let found = try found(
      after: """
        UPDATE journal SET changes = replace(changes, '"kcal":316', '"kcal":632') WHERE sequence = 2;
        UPDATE entry SET energy = energy * 2 WHERE \(Self.pastaEntry);
        UPDATE day SET energy = energy + 31600000000
        """)
    #expect(found == [.link(2)])
  }

  @Test func `of a record whose commit is not proven the journal is no measure`() throws {
    let found = try found(
      after: "UPDATE journal SET changes = replace(changes, '\"position\":1', '\"position\":7') WHERE sequence = 2")
    #expect(found == [.link(2)])
  }

  @Test func `every commit is a link, an undo like any other`() throws {
    let raw = try RawDatabase(home.database)
    #expect(try raw.column(0, of: "SELECT count(DISTINCT hash) FROM journal WHERE length(hash) = 32") == ["4"])
  }

  @Test(arguments: [
    ("UPDATE food SET portions = '[{'", Record.Kind.food), ("UPDATE recipe SET ingredients = '{}'", .recipe),
    ("UPDATE food SET tags = 'x'", .food),
  ])
  func `lists that are no lists are found`(statement: String, kind: Record.Kind) throws {
    #expect(try found(after: statement).contains(.unreadable(kind)))
  }

  private static func isAltered(_ found: Discrepancy, _ kind: Record.Kind) -> Bool {
    if case .altered(let record, _) = found { record.kind == kind } else { false }
  }

  private static func isOfDay(_ found: Discrepancy) -> Bool { if case .day = found { true } else { false } }

  private static let tables: [Record.Kind: String] = [
    .profile: "profile", .food: "food", .recipe: "recipe", .meal: "meal", .entry: "entry", .trip: "trip",
    .purchase: "purchase", .target: "target", .weight: "weight", .activity: "activity", .familyMember: "family_member",
    .familyTargets: "family_target", .water: "water", .knownLine: "known_line",
    .pantryChange: "pantry_change",
  ]
}
