import Calls
internal import EmbeddedMessages
import FoodData
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

/// A receipt of a made-up shop, as a reader of receipts hands it over.
enum Receipt {
  static func of(
    _ lines: [JSONValue], store: String? = "Kornblume", total: JSONValue? = nil, day: String = "2026-11-20"
  ) -> JSONValue {
    var call: JSONValue = ["lines": .array(lines), "day": .string(day), "currency": "EUR"]
    if let store { call["store"] = .string(store) }
    if let total { call["total"] = total }
    return call
  }

  static func item(_ original: String, _ price: JSONValue, name: String? = nil, grams: JSONValue? = nil) -> JSONValue {
    var line: JSONValue = ["original": .string(original), "price": price]
    if let name { line["name"] = .string(name) }
    if let grams { line["grams"] = grams }
    return line
  }

  static func adjustment(_ original: String, _ kind: String, _ price: JSONValue, on line: JSONValue? = nil) -> JSONValue
  {
    var call: JSONValue = ["original": .string(original), "price": price, "kind": .string(kind)]
    if let line { call["applies_to"] = line }
    return call
  }

  static let milk = item("LANDMILCH 1L", 1.19, name: "whole milk", grams: 1030)
  static let oats = item("ZARTE FLOCKEN 500G", 0.89, name: "rolled oats", grams: 500)
  static let puzzle = item("KNUSPERLI ORIG", 2.49)
}

struct RecordTripTests {
  private let home: Household

  init() throws { home = try Household() }

  private func card(_ receipt: JSONValue) throws -> Card { try home.propose(RecordTrip(), receipt).card }

  private func purchases() throws -> [Purchase] {
    let trips = try home.store.trips(of: home.profile.id, limit: 1)
    return try trips.first.map { try home.store.purchases(of: $0.id) } ?? []
  }

  // MARK: The card

  @Test func `the card shows each line as printed, what it is, how much and for how much`() throws {
    let card = try card(Receipt.of([Receipt.milk, Receipt.puzzle], total: 3.68))
    #expect(card.title.english == "Bought at Kornblume, Fri 20 Nov")
    #expect(
      card.lines == [
        "1 LANDMILCH 1L | milk | 1,030 g | 1.19 | new", "2 KNUSPERLI ORIG | 2.49 | no food yet",
        "paid | 3.68 EUR",
      ])
  }

  @Test func `only what nobody knows is asked, in one question`() throws {
    let card = try card(Receipt.of([Receipt.milk, Receipt.puzzle, Receipt.item("XYZZY 12", 1)]))
    #expect(card.notes.english.first?.hasPrefix("2 new lines: 2 and 3: what are they? Say “2 = whole milk”") == true)
    let known = try self.card(Receipt.of([Receipt.milk]))
    #expect(!known.notes.english.contains { $0.contains("new line") })
  }

  @Test func `deposits, discounts and the like are kinds of their own`() throws {
    let lines = [
      Receipt.milk, Receipt.adjustment("PFAND", "deposit", 0.25, on: 1),
      Receipt.adjustment("LEERGUT", "deposit_return", -0.5), Receipt.adjustment("AKTION", "discount", -0.2, on: 1),
      Receipt.adjustment("SERVICE", "fee", 0.1),
    ]
    let proposal = try home.propose(RecordTrip(), Receipt.of(lines, total: 0.84))
    #expect(
      proposal.card.lines.dropFirst().dropLast() == [
        "2 PFAND | deposit on 1 | 0.25", "3 LEERGUT | deposit back | -0.50", "4 AKTION | discount on 1 | -0.20",
        "5 SERVICE | fee | 0.10",
      ])
    try home.confirm(proposal)
    #expect(try purchases().map(\.kind) == [.item, .deposit, .depositReturn, .discount, .fee])
    #expect(try purchases().map(\.appliesTo) == [nil, 1, nil, 1, nil])
  }

  @Test func `what is taken off is below zero, whichever way it was written`() throws {
    let lines = [Receipt.milk, Receipt.adjustment("AKTION", "discount", 0.2)]
    try home.save(RecordTrip(), Receipt.of(lines, total: 0.99))
    #expect(try purchases().map { $0.price?.minorUnits } == [119, -20])
  }

  @Test func `a total that does not fit is said and saved as it is`() throws {
    let proposal = try home.propose(RecordTrip(), Receipt.of([Receipt.milk], total: 2.19))
    #expect(proposal.card.lines.suffix(2) == ["the lines | 1.19 EUR", "paid | 2.19 EUR"])
    #expect(proposal.card.notes.english.contains { $0.hasPrefix("The lines are 1.00 EUR less than what was paid") })
    try home.confirm(proposal)
    let trip = try #require(try home.store.trips(of: home.profile.id, limit: 1).first)
    #expect(trip.total == Money(minorUnits: 219, currency: "EUR"))
    #expect(trip.difference == 100)
  }

  @Test func `without a printed total the lines make it`() throws {
    try home.save(RecordTrip(), Receipt.of([Receipt.milk, Receipt.oats]))
    let trip = try #require(try home.store.trips(of: home.profile.id, limit: 1).first)
    #expect(trip.total.minorUnits == 208)
    #expect(trip.difference == nil)
  }

  @Test(arguments: ["2031-02-03", "the day of judgement"])
  func `a day that cannot be is said, and today is taken`(day: String) throws {
    let proposal = try home.propose(RecordTrip(), Receipt.of([Receipt.milk], day: day))
    #expect(proposal.card.title.english.hasSuffix("Fri 20 Nov"))
    #expect(proposal.card.notes.english.contains { $0.contains("today is taken") })
  }

  @Test func `a line that was hard to read says so`() throws {
    var line = Receipt.milk
    line["doubtful"] = true
    #expect(try card(Receipt.of([line])).lines.first?.hasSuffix("new, please check") == true)
  }

  @Test func `a guess is shown as one, and a typical weight too`() throws {
    let line: JSONValue = [
      "original": "AEPFEL ROT", "name": "apple", "price": 1, "quantity": 2, "grams": 360, "approximate": true,
    ]
    #expect(try card(Receipt.of([line])).lines.first?.contains("2 × ≈ 180 g") == true)
  }

  @Test func `the same receipt a second time is noticed`() throws {
    try home.save(RecordTrip(), Receipt.of([Receipt.milk], total: 1.19))
    #expect(try card(Receipt.of([Receipt.milk], total: 1.19)).notes.english.contains { $0.hasPrefix("Again? ") })
    #expect(try !card(Receipt.of([Receipt.milk], total: 1.29)).notes.english.contains { $0.hasPrefix("Again? ") })
  }

  @Test func `bought is not eaten`() throws {
    try home.save(RecordTrip(), Receipt.of([Receipt.milk, Receipt.oats]))
    #expect(try home.diary().isEmpty)
    #expect(try home.store.dayRecord(of: home.profile.id, on: home.today) == nil)
  }

  // MARK: Memory

  private static let milkKey = StoreLineKey.key(of: "LANDMILCH 1L")

  private func known(_ line: String, store: String = "kornblume") throws -> KnownLine? {
    var found: KnownLine?
    try home.store.forEachRecord { record in
      if case .knownLine(let known) = record, known.line == line, known.store == store { found = known }
    }
    return found
  }

  @Test func `a line that was confirmed once is known in that store`() throws {
    try home.save(RecordTrip(), Receipt.of([Receipt.milk]))
    let again = Receipt.item("Landmilch  1 l", 1.25)
    let proposal = try home.propose(RecordTrip(), Receipt.of([again]))
    #expect(proposal.card.lines.first == "1 Landmilch  1 l | milk | 1,030 g | 1.25 | known")
    try home.confirm(proposal)
    #expect(try known(Self.milkKey)?.timesConfirmed == 2)
    let elsewhere = try card(Receipt.of([again], store: "Other"))
    #expect(elsewhere.lines.first?.contains("known") == false)
  }

  @Test func `what the person says a line is holds from then on`() throws {
    let receipt = Receipt.of([Receipt.puzzle])
    let answered = try home.revise(RecordTrip(), receipt, Edit(.line(1), .food("granola"))).proposal
    #expect(answered.card.lines.first?.contains("granola") == true)
    try home.confirm(answered)
    let next = try card(receipt)
    // A usual pack is nothing that was said: it is marked again.
    #expect(next.lines.first == "1 KNUSPERLI ORIG | granola | ≈ 500 g | 2.49 | known, usual pack")
    #expect(!next.notes.english.contains { $0.contains("new line") })
  }

  @Test func `a kept line knows that its weight is that of a usual pack`() throws {
    let granola: JSONValue = ["original": "granola", "food": "granola", "price": 2.49]
    try home.save(RecordTrip(), Receipt.of([granola, Receipt.milk]))
    var kept: [Int: Bool] = [:]
    try home.store.forEachRecord { record in
      if case .purchase(let purchase) = record { kept[purchase.position] = purchase.isUsualPack }
    }
    #expect(kept == [1: true, 2: false])
    let detail = try home.ask(ShowTrips(), ["trip": 1])
    guard case .array(let lines)? = detail.facts["bought"] else { throw ToolError.noSuchLine(1) }
    #expect(lines.map { $0["usual_pack"] } == [true, false])
  }

  @Test func `a name that the food bank does not have answers the question too`() throws {
    let receipt = Receipt.of([Receipt.puzzle])
    try home.confirm(try home.revise(RecordTrip(), receipt, Edit(.line(1), .food("glorpf"))).proposal)
    let next = try card(receipt)
    #expect(next.lines.first == "1 KNUSPERLI ORIG | glorpf | 2.49 | known")
    #expect(!next.notes.english.contains { $0.contains("new line") })
  }

  @Test(arguments: [("skip", "skipped"), ("not food", "not food")])
  func `skip and not food are remembered`(words: String, shown: String) throws {
    let receipt = Receipt.of([Receipt.puzzle])
    try home.confirm(try home.revise(RecordTrip(), receipt, Edit(.line(1), .said(words))).proposal)
    #expect(try card(receipt).lines.first == "1 KNUSPERLI ORIG | \(shown) | 2.49 | known")
    #expect(try card(Receipt.of([Receipt.puzzle], day: "2026-11-19")).notes.isEmpty)
  }

  @Test func `what the household has said counts more than a reader's guess`() throws {
    try home.save(RecordTrip(), Receipt.of([Receipt.milk]))
    var line = Receipt.milk
    line["non_food"] = true
    #expect(try card(Receipt.of([line])).lines.first == "1 LANDMILCH 1L | milk | 1,030 g | 1.19 | known")
    let edited = try home.revise(RecordTrip(), Receipt.of([line]), Edit(.line(1), .said("not food"))).proposal
    #expect(edited.card.lines.first?.contains("not food") == true)
  }

  @Test func `what is known may be said otherwise`() throws {
    try home.save(RecordTrip(), Receipt.of([Receipt.milk]))
    try home.confirm(
      try home.revise(RecordTrip(), Receipt.of([Receipt.milk]), Edit(.line(1), .food("butter"))).proposal)
    #expect(try card(Receipt.of([Receipt.milk])).lines.first?.contains("butter") == true)
  }

  @Test func `undo takes back the trip and what was learnt with it`() throws {
    let before = try home.store.stateHash()
    try home.save(RecordTrip(), Receipt.of([Receipt.milk, Receipt.oats]))
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
    #expect(try known(Self.milkKey) == nil)
  }

  @Test func `undo of a second receipt leaves what the first has taught`() throws {
    try home.save(RecordTrip(), Receipt.of([Receipt.milk]))
    let before = try home.store.stateHash()
    try home.save(RecordTrip(), Receipt.of([Receipt.milk], day: "2026-11-19"))
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
    #expect(try known(Self.milkKey)?.timesConfirmed == 1)
  }

  @Test func `without a store nothing is remembered, and the card asks which`() throws {
    let proposal = try home.propose(RecordTrip(), Receipt.of([Receipt.milk], store: nil))
    #expect(proposal.card.notes.english.contains { $0.hasPrefix("Which shop?") })
    try home.confirm(proposal)
    #expect(try home.store.counts()[.knownLine] == 0)
  }

  // MARK: Packets

  @Test func `the packet that was bought is a portion of the food`() throws {
    let proposal = try home.propose(RecordTrip(), Receipt.of([Receipt.oats]))
    #expect(proposal.card.notes.english.contains { $0.hasPrefix("Kept as a packet: ") && $0.contains("500 g") })
    try home.confirm(proposal)
    let half = try home.propose(
      LogMeal(), ["items": [["food": "rolled oats", "quantity": 0.5, "unit": "packet"]]])
    #expect(half.card.lines.first?.contains("250 g") == true)
  }

  @Test func `a weighed line is no packet`() throws {
    let line: JSONValue = [
      "original": "GOUDA LOSE", "name": "gouda", "quantity": 0.234, "unit": "kg", "price": 3, "unit_price": 12.99,
    ]
    let proposal = try home.propose(RecordTrip(), Receipt.of([line]))
    #expect(!proposal.card.notes.english.contains { $0.contains("packet") })
    #expect(proposal.card.lines.first?.contains("234 g") == true)
  }
}
