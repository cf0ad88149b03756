internal import EmbeddedMessages
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

/// Looking back at trips, changing and deleting them.
struct TripsTests {
  private let home: Household

  /// Three trips: two to Kornblume, and one to Morgenrot in between.
  init() throws {
    home = try Household()
    let soap: JSONValue = ["original": "SEIFE", "name": "soap", "price": 1.95, "non_food": true]
    let discount = Receipt.adjustment("AKTION", "discount", -0.19, on: 1)
    try home.save(RecordTrip(), Receipt.of([Receipt.milk, discount, soap], total: 2.95, day: "2026-10-30"))
    home.wait(minutes: 1)
    try home.save(RecordTrip(), Receipt.of([Receipt.puzzle], store: "Morgenrot", total: 2.49, day: "2026-11-18"))
    home.wait(minutes: 1)
    try home.save(RecordTrip(), Receipt.of([Receipt.oats, Receipt.milk], total: 2.18, day: "2026-11-19"))
  }

  private func trips() throws -> [Trip] { try home.store.trips(of: home.profile.id, limit: 9) }

  // MARK: Looking back

  @Test func `a list has the newest first, with what was spent in all`() throws {
    let answer = try home.ask(ShowTrips(), ["from": "2026-10-01"])
    #expect(
      answer.lines == [
        "Bought from Thu 1 Oct to Fri 20 Nov", "1 yesterday, Kornblume | 2 lines | 2.18 EUR | rolled oats; whole milk",
        "2 Wed 18 Nov, Morgenrot | 1 line | 2.49 EUR | KNUSPERLI ORIG",
        "3 Fri 30 Oct, Kornblume | 3 lines | 2.95 EUR | whole milk", "spent | 7.62 EUR",
      ])
    #expect(answer.notes == ["Spent on: not sorted 2.49 EUR; dairy 2.19 EUR; not food 1.95 EUR; pantry 0.89 EUR."])
  }

  @Test(
    arguments: [
      (["period": "week"], ["1", "2"]), (["from": "2026-10-01", "to": "2026-10-31"], ["3"]),
      (["from": "2026-10-01", "store": "korn"], ["1", "3"]), ([:], ["1", "2", "3"]),
    ] as [(JSONValue, [String])])
  func `a list is of a span of days, and of a store`(call: JSONValue, numbers: [String]) throws {
    let rows = try home.ask(ShowTrips(), call).lines.dropFirst().filter { !$0.hasPrefix("spent") }
    #expect(rows.map { String($0.prefix { $0 != " " }) } == numbers)
  }

  @Test(arguments: [["trip": 3], ["day": "2026-10-30"]] as [JSONValue])
  func `one trip has its lines, what they hold and what was spent on what`(call: JSONValue) throws {
    let answer = try home.ask(ShowTrips(), call)
    #expect(
      answer.lines == [
        "Bought at Kornblume, Fri 30 Oct (trip 3)", "1 LANDMILCH 1L | milk | 1,030 g | 1.19 | 628.3 kcal",
        "2 AKTION | discount on 1 | -0.19", "3 SEIFE | soap, not food | 1.95", "paid | 2.95 EUR", "Spent on",
        "not food | soap | 1.95", "dairy | whole milk | 1.00",
      ])
    #expect(answer.notes.first?.hasPrefix("The foods hold 628.3 kcal: protein") == true)
    #expect(answer.notes.first?.hasSuffix("Bought, not eaten.") == true)
  }

  @Test func `what is without a food is said`() throws {
    #expect(try home.ask(ShowTrips(), ["trip": 2]).notes == ["Without a food or a weight: 1 KNUSPERLI ORIG."])
  }

  @Test func `the household's trips are those of every profile, each with its name`() throws {
    try home.save(SaveProfile(), ["profile": "Ada"])
    let ada = try #require(try home.store.profiles().first { $0.name == "Ada" })
    let mine = home.profile
    home.profile = ada
    #expect(try home.ask(ShowTrips()).lines == ["No trip to a shop is kept from Thu 22 Oct to Fri 20 Nov."])
    try home.save(RecordTrip(), Receipt.of([Receipt.oats], total: 0.89))
    home.profile = mine
    #expect(try home.ask(ShowTrips()).lines.count == 5)
    let all = try home.ask(ShowTrips(), ["everyone": true]).lines
    #expect(all[1] == "today, Kornblume, Ada | 1 line | 0.89 EUR | rolled oats")
    #expect(all.last == "spent | 8.51 EUR")
  }

  @Test func `spending of a period counts each trip once, by what was paid`() throws {
    let period = try home.ask(ShowPeriod(), ["from": "2026-10-28", "to": "2026-11-20"])
    #expect(period.lines.contains("spent | 7.62 EUR | 0.00 EUR | +7.6 EUR"))
  }

  @Test(arguments: [
    Refusal(["trip": 9], .noSuchTrip("")), Refusal(["store": "Lidl"], .noSuchTrip("Lidl")),
    Refusal(["day": "2026-11-01"], .noSuchTrip("2026-11-01")),
    Refusal(
      ["from": "2020-01-01"], .outOfRange(.limitedValue(value: .period), range: .rangeDaysInOrder(least: 1, most: 366))),
  ])
  func `a trip that is not there is said`(refusal: Refusal) throws {
    #expect(throws: refusal.error) { try home.run(ShowTrips(), refusal.call) }
  }

  // MARK: Deleting

  @Test func `a trip goes with its lines and can be put back, and what was learnt stays`() throws {
    let before = try home.store.stateHash()
    try home.save(DeleteTrip(), ["store": "Kornblume", "day": "2026-11-19"])
    #expect(try trips().map(\.store) == ["Morgenrot", "Kornblume"])
    #expect(try home.store.counts()[.purchase] == 4)
    #expect(try home.store.counts()[.knownLine] == 3)
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
  }

  @Test func `without a name the newest trip is meant`() throws {
    #expect(try home.propose(DeleteTrip()).card.title.english == "Delete the trip to Kornblume, Thu 19 Nov")
  }

  @Test func `of several on a day the number says which`() throws {
    try home.save(RecordTrip(), Receipt.of([Receipt.puzzle], store: "Morgenrot", total: 1, day: "2026-11-19"))
    let candidates = ["1: Morgenrot, 1.00 EUR", "2: Kornblume, 2.18 EUR"]
    #expect(throws: ToolError.whichTrip(candidates: candidates)) {
      try home.run(DeleteTrip(), ["day": "2026-11-19"])
    }
    #expect(try home.propose(DeleteTrip(), ["trip": 2]).card.title.english.contains("Kornblume"))
  }

  // MARK: Changing

  @Test func `a line gets its food, and is known by it from then on`() throws {
    try home.save(ChangeTrip(), ["trip": 2, "lines": [["line": 1, "food": "granola", "grams": 400]]])
    let purchase = try #require(try home.store.purchases(of: trips()[1].id).first)
    #expect(purchase.name == "granola" && purchase.grams == Grams(milligrams: 400_000))
    let next = try home.propose(RecordTrip(), Receipt.of([Receipt.puzzle], store: "Morgenrot")).card
    #expect(next.lines.first == "1 KNUSPERLI ORIG | granola | 400 g | 2.49 | known")
  }

  @Test func `an undone change leaves the trip and the memory as they were`() throws {
    let before = try home.store.stateHash()
    try home.save(
      ChangeTrip(),
      [
        "trip": 3, "to_store": "Lilie", "to_day": "2026-11-01",
        "lines": [["line": 1, "price": 1.29], ["line": 3, "drop": true], ["name": "butter", "price": 2]],
      ])
    #expect(try trips()[2].store == "Lilie")
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
  }

  @Test func `a discount on a line that goes stands alone`() throws {
    try home.save(ChangeTrip(), ["trip": 3, "lines": [["line": 1, "drop": true]]])
    let left = try home.store.purchases(of: trips()[2].id)
    #expect(left.map(\.kind) == [.discount, .item] && left.map(\.appliesTo) == [nil, nil])
  }

  @Test func `a printed total stays, and the difference follows the lines`() throws {
    try home.save(ChangeTrip(), ["trip": 1, "lines": [["line": 1, "price": 1.09]]])
    let trip = try trips()[0]
    #expect(trip.total.minorUnits == 218 && trip.difference == -10)
  }

  @Test func `only what is said of a line changes`() throws {
    let before = try home.store.purchases(of: trips()[2].id)[0]
    try home.save(ChangeTrip(), ["trip": 3, "lines": [["line": 1, "price": 1.05]]])
    var expected = before
    expected.price = Money(minorUnits: 105, currency: "EUR")
    expected.updated = home.now
    #expect(try home.store.purchases(of: trips()[2].id)[0] == expected)
  }

  @Test(arguments: [
    Refusal([:], .nothingToChange), Refusal(["lines": [["line": 7, "price": 1]]], .noSuchLine(7)),
    Refusal(["to_store": " "], .outOfRange(.limitedValue(value: .store), range: .rangeCharacters(least: 1, most: 200))),
    Refusal(
      ["lines": [["price": 1]]], .outOfRange(.limitedValue(value: .name), range: .rangeCharacters(least: 1, most: 200))),
  ])
  func `a change that cannot be is said`(refusal: Refusal) throws {
    #expect(throws: refusal.error) { try home.run(ChangeTrip(), refusal.call) }
  }
}
