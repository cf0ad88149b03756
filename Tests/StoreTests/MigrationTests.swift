import Nutrition
import Proposals
import Store
import TestSupport
import Testing

/// A schema as it was released, with a row in every table.
struct ReleasedSchema: Sendable, CustomTestStringConvertible {
  let version: Int
  let text: String

  var testDescription: String { "schema \(version)" }

  static let all = [
    ReleasedSchema(version: 1, text: Schema1.text), ReleasedSchema(version: 2, text: Schema2.text),
    ReleasedSchema(version: 3, text: Schema3.text), ReleasedSchema(version: 4, text: Schema4.text),
    ReleasedSchema(version: 5, text: Schema5.text), ReleasedSchema(version: 6, text: Schema6.text),
    ReleasedSchema(version: 7, text: Schema7.text), ReleasedSchema(version: 8, text: Schema8.text),
    ReleasedSchema(version: 9, text: Schema9.text), ReleasedSchema(version: 10, text: Schema10.text),
    ReleasedSchema(version: 11, text: Schema11.text), ReleasedSchema(version: 12, text: Schema12.text),
    ReleasedSchema(version: 13, text: Schema13.text), ReleasedSchema(version: 14, text: Schema14.text),
    ReleasedSchema(version: 15, text: Schema15.text), ReleasedSchema(version: 16, text: Schema16.text),
  ]

  /// The oldest, the newest and some between; all of them in the long form.
  static let some = all.filter { [1, all.count].contains($0.version) || $0.version % TestLength.stride(5) == 0 }
}

struct MigrationTests {
  let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  /// The statements that the database was made by, apart from how they are laid out: a column that was added later stands
  /// behind a line break, and a table that was renamed in quotes.
  private func tables(of path: String) throws -> [String] {
    try RawDatabase(path).column(0, of: "SELECT coalesce(sql, name) FROM sqlite_schema ORDER BY name").map {
      statement in
      let signs: Set<Character> = ["(", ")", ","]
      var words = ""
      for character in statement where character != "\"" {
        if character.isWhitespace, words.last.map({ $0 == " " || signs.contains($0) }) ?? true { continue }
        if signs.contains(character), words.last == " " { words.removeLast() }
        words.append(character.isWhitespace ? " " : character)
      }
      return words
    }
  }

  @Test func `every schema before the newest, and the newest itself, is tested`() throws {
    _ = try Store.open(.home(home.path))
    let newest = try RawDatabase(home.database).column(0, of: "PRAGMA user_version")
    #expect(newest == ["\(ReleasedSchema.all.count)"])
    #expect(ReleasedSchema.all.map(\.version) == Array(1...ReleasedSchema.all.count))
  }

  @Test(arguments: ReleasedSchema.all)
  func `a database of a released schema becomes one of the newest`(released: ReleasedSchema) throws {
    let fresh = try TemporaryHome()
    _ = try Store.open(.home(fresh.path))
    try RawDatabase(home.database).execute(released.text)
    _ = try Store.open(.home(home.path))
    #expect(try tables(of: home.database) == tables(of: fresh.database))
    #expect(try RawDatabase(home.database).column(0, of: "PRAGMA integrity_check") == ["ok"])
    #expect(try RawDatabase(home.database).column(0, of: "PRAGMA foreign_key_check").isEmpty)
  }

  @Test(arguments: ReleasedSchema.all)
  func `nothing is lost on the way`(released: ReleasedSchema) throws {
    try RawDatabase(home.database).execute(released.text)
    let store = try Store.open(.home(home.path))
    for record in wholeHousehold where record.kind.since <= released.version {
      #expect(try store.everything().contains(record))
    }
    #expect(try store.dayRecord(of: me, on: friday)?.figures.energy == FixedDecimal(450))
    #expect(try store.bookkeeping.drafts().map(\.proposal) == [proposal(4, [.insert(.meal(meal(23)))])])
    #expect(try store.bookkeeping.setting("model") == "builtin")
    #expect(try store.bookkeeping.usage(inMonthOf: friday).map(\.input) == [10])
    let report = try store.bookkeeping.report(of: me, on: Week(containing: friday))
    #expect(report?.text == (released.version < 5 ? nil : "a week"))
    #expect(try store.journal(limit: 9).map(\.sequence) == [3, 2, 1])
    #expect(try store.hasJournal())
  }

  @Test(arguments: ReleasedSchema.some)
  func `what was saved under an older schema is what the journal says`(released: ReleasedSchema) throws {
    try RawDatabase(home.database).execute(released.text)
    let found = try Store.open(.home(home.path)).discrepancies()
    // What newer steps brought stands in no journal.
    #expect(
      found.allSatisfy { if case .unrecorded(let record) = $0 { record.kind.since > 1 } else { false } }, "\(found)")
  }

  @Test(arguments: ReleasedSchema.some)
  func `the journal of an older schema gets the same chain whichever way it comes`(released: ReleasedSchema) throws {
    let links = "SELECT sequence || ' ' || lower(hex(hash)) FROM journal ORDER BY sequence"
    try RawDatabase(home.database).execute(released.text)
    _ = try Store.open(.home(home.path))
    let newest = try TemporaryHome()
    try RawDatabase(newest.database).execute(Schema11.text)
    #expect(try RawDatabase(home.database).column(0, of: links) == RawDatabase(newest.database).column(0, of: links))
  }

  @Test(arguments: ReleasedSchema.some)
  func `what was saved under an older schema can be taken back`(released: ReleasedSchema) throws {
    try RawDatabase(home.database).execute(released.text)
    let store = try Store.open(.home(home.path))
    #expect(try store.redoable()?.sequence == 3)
    #expect(try store.undoable()?.sequence == 1)
    try store.undo(90, try store.undoable())
    // What newer steps brought stands in no journal.
    let left = try Store.open(.memory)
    let since = Record.Kind.allCases.filter { $0.since > 1 && $0.since <= released.version }
    try left.commit(1, since.map { .insert(Lifecycle.of($0).record) })
    #expect(try store.stateHash() == left.stateHash())
  }

  @Test func `opening again changes nothing`() throws {
    _ = try Store.open(.home(home.path))
    let before = try tables(of: home.database)
    _ = try Store.open(.home(home.path))
    #expect(try tables(of: home.database) == before)
  }
}

extension Record.Kind {
  /// The first schema that has this kind.
  fileprivate var since: Int {
    switch self {
    case .profile, .food, .recipe, .meal, .entry, .trip, .purchase, .target, .weight, .activity, .familyMember: 1
    case .familyTargets: 3
    case .water: 4
    case .knownLine: 7
    case .pantryChange: 12
    }
  }
}
