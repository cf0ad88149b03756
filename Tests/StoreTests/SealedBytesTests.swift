import Calls
import JSON
internal import Messages
import Nutrition
import Proposals
import Sealing
import Store
import Testing

/// What stands in the columns of a household, looked for byte by byte in its home: it is there, and nowhere once it is sealed.
struct SealedBytesTests {
  private let home: TemporaryHome
  private let seal: OpenSeal

  /// Columns that say something of a person, of which the values are long enough to be found by their bytes and not by chance.
  private static let personal: Set<String> = [
    "profile.name", "profile.height", "profile.goal_weight", "weight.kilograms", "activity.name", "activity.energy",
    "target.energy", "meal.title", "meal.notes", "meal.at", "entry.name", "entry.energy", "day.energy",
    "water.millilitres", "food.name", "food.brand", "food.barcode", "recipe.name", "recipe.ingredients",
    "recipe.source",
    "trip.store", "purchase.original", "purchase.name", "known_line.store", "known_line.line", "known_line.name",
    "family_member.name", "family_member.kilograms", "family_target.reason", "journal.summary", "journal.changes",
    "journal.notes", "draft.body", "queue.words", "weekly_report.body", "setting.key", "setting.value",
    "usage.provider",
  ]

  init() throws {
    home = try TemporaryHome()
    seal = try Seal.make(#require(Passphrase(Array("correct horse".utf8))), isInSecretStore: false)
    let store = try Store.open(.home(home.path))
    try store.commit(1, wholeHousehold.map { .insert($0) })
    var zenobia = Profile(id: id(900), created: at(0), name: "Zenobia", isDefault: false)
    zenobia.birthDate = Day("1984-02-29")
    zenobia.goalWeight = FixedDecimal("58.321")
    let jog = Activity(
      id: id(902), created: at(0), profile: id(900), day: friday, name: "a slow jog", minutes: 30,
      energy: FixedDecimal(311))
    let cassiopeia = FamilyMember(
      id: id(903), created: at(0), name: "Cassiopeia", age: 41, kilograms: FixedDecimal("61.207"), activity: .light,
      diet: .vegan)
    let told = Proposal(
      id: id(2), created: at(2), profile: me, action: .tool("log_meal"),
      changes: [.insert(.profile(zenobia)), .insert(.activity(jog)), .insert(.familyMember(cassiopeia))],
      card: Card(title: "Lunch"), summary: "for Zenobia", request: .init(tool: "log_meal", arguments: [:]),
      programNotes: ProgramNotes(settings: ["nickname": "Zenobia the great"]))
    _ = try store.commit(confirmed(told), at: at(2))
    let notes = store.bookkeeping
    try notes.keep(proposal(3, [.insert(.meal(meal(21)))]), state: .later)
    try notes.queue(QueuedTurn(id: id(904), created: at(9), profile: me, words: "Zenobia had smoked quillfish"))
    try notes.add(Usage(provider: "openai", input: 1, output: 1, cached: 0), of: me, on: friday)
    let week = Week(containing: friday)
    let figures = WeekFigures(
      week: week, through: week.last, days: [], target: .unknown, hasTarget: false, references: .who)
    try notes.keep(WeeklyReport(figures: figures, changes: nil, text: "Zenobia’s week", made: at(9)), of: me)
  }

  /// The bytes of every value of every column, by the column, as far as they are long enough.
  private func values() throws -> [String: Set<[UInt8]>] {
    let database = try RawDatabase(home.database)
    var found: [String: Set<[UInt8]>] = [:]
    for table in try database.column(0, of: "SELECT name FROM sqlite_schema WHERE type = 'table'") {
      for column in try database.column(1, of: "PRAGMA table_info(\"\(table)\")") {
        let rows = "SELECT DISTINCT typeof(\"\(column)\"), \"\(column)\", hex(\"\(column)\") FROM \"\(table)\""
        let kinds = zip(try database.column(0, of: rows), try database.column(1, of: rows))
        for ((kind, value), digits) in zip(kinds, try database.column(2, of: rows)) {
          guard let bytes = SealedBytesTests.written(kind, value, digits) else { continue }
          found["\(table).\(column)", default: []].insert(bytes)
        }
      }
    }
    return found
  }

  /// Fewer stand somewhere by chance.
  private static let fewest = 6

  /// A value as SQLite writes it; nil for one that is too short to be looked for.
  private static func written(_ kind: String, _ value: String, _ digits: String) -> [UInt8]? {
    let bytes: [UInt8]
    if kind == "integer" {
      guard let number = Int64(value), number.magnitude >= 1 << 31 else { return nil }
      bytes = Array(withUnsafeBytes(of: number.bigEndian) { Array($0) }.suffix(number.magnitude < 1 << 47 ? 6 : 8))
    } else {
      var rest = digits[...]
      var text: [UInt8] = []
      while let byte = UInt8(rest.prefix(2), radix: 16) {
        text.append(byte)
        rest = rest.dropFirst(2)
      }
      bytes = text
    }
    return bytes.count >= fewest ? bytes : nil
  }

  /// The columns of which a value stands in the files of the home.
  private func readable(_ values: [String: Set<[UInt8]>]) -> Set<String> {
    let there = Set(SealedBytesTests.windows(of: bytes(inFolder: home.path)))
    return Set(
      values.filter { $0.value.contains { SealedBytesTests.windows(of: $0).allSatisfy(there.contains) } }.keys)
  }

  /// Each six bytes that stand side by side, as a number.
  private static func windows(of bytes: [UInt8]) -> [UInt64] {
    var window: UInt64 = 0
    let all = bytes.map { byte in
      window = (window << 8 | UInt64(byte)) & 0xFFFF_FFFF_FFFF
      return window
    }
    return Array(all.dropFirst(fewest - 1))
  }

  @Test func `every value of every column is readable in an open home, and none in a sealed one`() throws {
    let values = try values()
    #expect(SealedBytesTests.personal.subtracting(values.keys) == [])
    let open = readable(values)
    #expect(SealedBytesTests.personal.subtracting(open) == [])
    try Store.reseal(home: home.path, with: seal, from: nil)
    #expect(readable(values) == [])
    // What is written into its log, and what a copy has.
    let store = try Store.open(.home(home.path), seal: seal)
    try store.commit(60, [.delete(.weight(fullWeight)), .insert(.weight(fullWeight))])
    _ = try store.copy(to: home.path + "/copy.db")
    #expect(bytes(inFolder: home.path).count > 2 * content(of: home.database).count)
    #expect(readable(values) == [])
  }
}
