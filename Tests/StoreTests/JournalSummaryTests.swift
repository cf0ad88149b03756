internal import EmbeddedMessages
import FoundationEssentials
internal import Messages
import Nutrition
import Proposals
import Store
import Testing
internal import Words

/// What a commit was called is kept as a message, in a chain that proves it, and read out of the words of older journals.
struct JournalSummaryTests {
  private let home: TemporaryHome
  private static let lunch = Text.mealSummary(slot: .lunch, energy: .energy(energy: FixedDecimal(316)))

  init() throws { home = try TemporaryHome() }

  /// With plain spaces.
  private func german(_ text: Text?) -> String? {
    text.map { LanguageStyle(Language("de") ?? .english, of: .embedded).words($0).replacing("\u{A0}", with: " ") }
  }

  /// A home of a schema without the chain, whose first commit was called so, brought to the newest.
  private func old(_ words: String) throws -> Store {
    let raw = try RawDatabase(home.database)
    try raw.execute(Schema10.text)
    try raw.execute("UPDATE journal SET summary = '\(words.replacing("'", with: "''"))' WHERE sequence = 1")
    return try Store.open(.home(home.path))
  }

  @Test func `a commit is called by its message in every language, and by words in English for programs`() throws {
    let store = try Store.open(.home(home.path))
    try store.commit(1, [.insert(.meal(meal(20)))], summary: Self.lunch)
    #expect(try store.undoable()?.summary == Self.lunch)
    #expect(try german(store.undoable()?.summary) == "Mittagessen, 316 kcal")
    var rows: [JournalRow] = []
    try store.forEachJournalRow { rows.append($0) }
    #expect(rows.map(\.summary) == ["lunch, 316 kcal"])
    let message = #"{"message":["meal-summary",{"choice":"lunch"},{"text":{"message":["energy",{"figure":316}]}}]}"#
    #expect(rows.map(\.message) == [message])
  }

  @Test func `the chain proves the message`() throws {
    try Store.open(.home(home.path)).commit(1, [.insert(.meal(meal(20)))], summary: Self.lunch)
    #expect(try Store.open(.home(home.path)).discrepancies() == [])
    try RawDatabase(home.database).execute("UPDATE journal SET message = replace(message, '316', '317')")
    #expect(try Store.open(.home(home.path)).discrepancies() == [.link(1)])
    try RawDatabase(home.database).execute("UPDATE journal SET message = NULL")
    #expect(try Store.open(.home(home.path)).discrepancies() == [.link(1)])
  }

  @Test(arguments: [
    ("lunch, 316 kcal", "Mittagessen, 316 kcal"), ("dinner, ≥1,605.5 kcal", "Abendessen, ≥1.605,5 kcal"),
    ("lunch for Emma, 111 kcal", "Mittagessen für Emma, 111 kcal"),
    ("undo of lunch, 316 kcal", "rückgängig: Mittagessen, 316 kcal"),
    ("deletion of 3 entries", "Löschen: 3 Einträge"),
    ("change to pasta, cooked, 150 g, 237 kcal", "Änderung: pasta, cooked, 150 g, 237 kcal"),
    ("change to pub lunch, 450 kcal", "Änderung: pub lunch, 450 kcal"),
    ("water, 750 ml", "Wasser, 750 ml"), ("weight, 71.55 kg", "Gewicht, 71,55 kg"),
    ("trip to Corner Shop, 12.50 EUR", "Einkauf bei Corner Shop, 12,50 EUR"),
    ("trip to Corner Shop, 1,200 JPY", "Einkauf bei Corner Shop, 1.200 JPY"),
    ("household with Ada and Tom", "Haushalt mit Ada und Tom"),
    ("journal, 3 new, 1 changed", "Journal, 3 neu, 1 geändert"),
    ("import of home.json, 1,203 new records", "Import von home.json, 1.203 neue Datensätze"),
    ("1,204 entries on 31 days, 60,123 kcal", "1.204 Einträge an 31 Tagen, 60.123 kcal"),
    ("lunch, 316 kcal (confirmed in Helper)", "Mittagessen, 316 kcal (bestätigt in Helper)"),
  ])
  func `words of an older journal are read as the message that says them`(_ words: String, _ german: String) throws {
    let store = try old(words)
    let summary = try store.undoable()?.summary
    #expect(summary?.english == words)
    #expect(self.german(summary) == german)
    #expect(try store.discrepancies().allSatisfy { if case .unrecorded = $0 { true } else { false } })
  }

  @Test(arguments: [
    "lunch", "lunch, 0316 kcal", "journal, 3 entries", "undo of something else", "luncheon, 316 kcal",
    "O'Brien's, 3 kcal", "swap, rice for lentils; and more",
  ])
  func `words that no message says just so stay the words that they are`(_ words: String) throws {
    #expect(try old(words).undoable()?.summary == .english(words))
  }

  @Test func `words are read as the message that has most of them`() throws {
    #expect(try old("deletion of the food rice").undoable()?.summary == .deleteFoodSummary(food: "rice"))
  }

  @Test(arguments: [
    (#""figure":316"#, #""figure":999"#), (#"["energy",{"figure":316}]"#, #"["slot",{"day":{"today":{}}}]"#),
  ])
  func `a reading that does not follow from the words does not count`(_ before: String, _ after: String) throws {
    _ = try old("lunch, 316 kcal")
    let raw = try RawDatabase(home.database)
    try raw.execute("UPDATE journal SET reading = replace(reading, '\(before)', '\(after)')")
    #expect(try raw.column(0, of: "SELECT reading FROM journal WHERE sequence = 1")[0].contains(after))
    #expect(try Store.open(.home(home.path)).undoable()?.summary == .english("lunch, 316 kcal"))
  }

  @Test func `a message that the catalogue has no more leaves the words`() throws {
    let store = try Store.open(.memory)
    try store.commit(1, [.insert(.meal(meal(20)))], summary: .message(CatalogueMessage("gone-summary", [.count(3)])))
    #expect(try store.undoable()?.summary == .english(""))
  }

  @Test func `nothing of it is left of somebody who is forgotten`() throws {
    let store = try Store.open(.home(home.path))
    let words = Text.mealSummaryFor(slot: .lunch, person: "Zoë", energy: .energy(energy: FixedDecimal(316)))
    try store.commit(1, [.insert(.profile(Profile(id: id(70), created: at(1), name: "Zoë")))])
    try store.commit(2, [.insert(.meal(meal(20)))], summary: words)
    try store.commit(3, [.insert(.meal(meal(21)))], summary: Self.lunch)
    let waiting = WaitingDecision(try store.forgetting(store.person(called: "Zoë")), .words("Zoë"))
    guard case .confirmed(let confirmed) = waiting.answer(TypedLine(typed: "Zoë")) else { throw NotConfirmed() }
    try store.forget(confirmed, at: at(60), identifier: id(99)) {}
    let left = try RawDatabase(home.database).column(
      0, of: "SELECT sequence FROM journal WHERE message IS NOT NULL OR reading IS NOT NULL")
    #expect(left == ["3"])
    #expect(try store.discrepancies() == [] && store.undoable()?.summary == Self.lunch)
  }

  @Test func `a repair keeps it, and reads again what was read`() throws {
    try old("lunch, 111 kcal").commit(5, [.insert(.meal(meal(24)))], summary: Self.lunch)
    try RawDatabase(home.database).execute("UPDATE entry SET energy = 2 * energy")
    let repair = try Store.repair(home: home.path, copies: { _ in [] }, at: at(60), identifier: id(50))
    guard case .confirmed(let confirmed) = WaitingDecision(repair, .yesOrNo).answer(TypedLine(typed: "y")) else {
      throw NotConfirmed()
    }
    try Store.putInPlace(confirmed)
    let store = try Store.open(.home(home.path))
    #expect(try store.journalEntry(4)?.summary == Self.lunch)
    #expect(try german(store.journalEntry(1)?.summary) == "Mittagessen, 111 kcal")
    #expect(try store.discrepancies() == [])
  }

  @Test func `a damaged home of the schema before is repaired with the words that it has`() throws {
    try RawDatabase(home.database).execute(Schema10.text)
    _ = try Store.open(.home(home.path))
    try RawDatabase(home.database).execute(
      """
      ALTER TABLE journal DROP COLUMN message; ALTER TABLE journal DROP COLUMN reading;
      PRAGMA user_version = 14; UPDATE entry SET energy = 2 * energy
      """)
    let repair = try Store.repair(home: home.path, copies: { _ in [] }, at: at(60), identifier: id(50))
    #expect(repair.lost == [] && repair.corrected.count > 0)
    Store.drop(repair)
  }
}
