import Calls
internal import EmbeddedMessages
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

/// Pasta for me, Emma and Ben, and something left.
private let pot: JSONValue = [
  "items": [["food": "pasta", "quantity": 1_200, "unit": "g"]],
  "people": [
    ["name": "me", "quantity": 400], ["name": "Emma", "quantity": 350], ["name": "ben", "quantity": 150],
  ],
]

struct SharedDishTests {
  let home: Household

  init() throws {
    home = try Household()
    for name in ["Emma", "Ben"] {
      home.wait(minutes: 1)
      try home.save(SaveProfile(), ["profile": .string(name)])
    }
  }

  private func id(_ name: String) throws -> UUID {
    try #require(try home.store.profiles().first { $0.name == name }?.id)
  }

  /// "pasta, cooked 350 g" for each entry of somebody's day.
  private func diary(of name: String) throws -> [String] {
    try home.store.diary(of: id(name), on: home.today).meals.flatMap(\.entries).map {
      "\($0.name) \($0.grams?.description ?? "")"
    }
  }

  @Test(arguments: [(2, 3, ["200 g", "300 g"]), (400, 350, ["400 g", "350 g"])])
  func `plates without a unit are pieces where they are few, grams where they are many`(
    mine: Int, hers: Int, weights: [String]
  ) throws {
    try home.save(
      SaveFood(), ["name": "bun", "kcal": 250, "portions": [["unit": "piece", "grams": 100]]])
    let proposal = try home.propose(
      LogMeal(),
      [
        "items": [["food": "bun"]],
        "people": [
          ["name": "me", "quantity": .number(Decimal(mine))], ["name": "Emma", "quantity": .number(Decimal(hers))],
        ],
      ])
    #expect(proposal.card.rows.prefix(2).map { $0.cells[1].text.english } == weights)
  }

  @Test func `a day is shown of whoever is named`() throws {
    try home.save(LogMeal(), pot)
    #expect(try home.ask(ShowDay(), ["person": "Emma"]).lines[0].hasPrefix("Day of"))
    #expect(try home.ask(ShowDay(), ["person": "Emma"]).lines.contains { $0.contains("350 g") })
    #expect(try home.ask(ShowDay(), ["person": "me"]).lines.contains { $0.contains("400 g") })
    #expect(try home.ask(ShowHistory(), ["person": "Ben", "food": "pasta"]).lines[1].contains("150 g"))
    #expect(
      try home.ask(ShowHistory(), ["person": "Ben", "food": "rice"]).lines == [
        "No entry of Ben has “rice” in its name."
      ])
    #expect(throws: (any Error).self) { try home.ask(ShowDay(), ["person": "Nobody"]) }
  }

  @Test func `one pot is one proposal with a line for each person, and one undo`() throws {
    let proposal = try home.propose(LogMeal(), pot)
    #expect(proposal.card.title.english == "Lunch, Fri 20 Nov: pasta, cooked 1,200 g")
    #expect(
      proposal.card.lines.map { $0.split(separator: " | ").prefix(3).joined(separator: " ") } == [
        "1 me 400 g 632 kcal", "2 Emma 350 g 553 kcal", "3 Ben 150 g 237 kcal", "rest, not logged 300 g 474 kcal",
        "pot 1,200 g 1,896 kcal",
      ])
    #expect(proposal.summary.english == "lunch for me, Emma and Ben, 1,422 kcal")
    let before = try home.store.stateHash()
    try home.confirm(proposal)
    #expect(try diary(of: "me") == ["pasta, cooked 400 g"])
    #expect(try diary(of: "Emma") == ["pasta, cooked 350 g"])
    #expect(try diary(of: "Ben") == ["pasta, cooked 150 g"])
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
  }

  @Test func `each has all of it where that is said, and a plate can still be corrected`() throws {
    let call: JSONValue = [
      "items": [["food": "apple"], ["food": "pasta", "quantity": 100, "unit": "g"]],
      "people": [["name": "me"], ["name": "Emma"]], "each": true,
    ]
    let proposal = try home.propose(LogMeal(), call)
    #expect(
      proposal.card.lines.map { $0.split(separator: " | ").prefix(3).joined(separator: " ") } == [
        "1 me 282 g 269 kcal", "2 Emma 282 g 269 kcal", "pot, 2 foods 564 g 538 kcal",
      ])
    let corrected = try home.revise(LogMeal(), call, Edit(.line(2), .said("141g"))).proposal
    #expect(
      corrected.card.lines.map { $0.split(separator: " | ").prefix(2).joined(separator: " ") } == [
        "1 me 282 g", "2 Emma 141 g", "pot, 2 foods 423 g",
      ])
    let apples: JSONValue = [
      "items": [["food": "apple", "quantity": 2]], "people": [["name": "me"], ["name": "Emma"]], "each": true,
    ]
    let three = try home.revise(LogMeal(), apples, Edit(.line(1), .said("3"))).proposal
    #expect(
      three.card.lines.map { $0.split(separator: " | ").prefix(2).joined(separator: " ") } == [
        "1 me 546 g", "2 Emma 364 g", "pot 910 g",
      ])
    try home.confirm(proposal)
    #expect(try diary(of: "Emma") == ["apple 182 g", "pasta, cooked 100 g"])
  }

  @Test func `all of it is for one where one is named and nothing else`() throws {
    try home.save(LogMeal(), ["items": [["food": "apple"]], "people": [["name": "Emma"]]])
    #expect(try diary(of: "Emma") == ["apple 182 g"])
    #expect(try diary(of: "me").isEmpty)
    let proposal = try home.propose(LogMeal(), ["items": [["food": "apple"]], "people": [["name": "Emma"]]])
    #expect(proposal.card.title.english == "Lunch of Emma, Fri 20 Nov")
    #expect(proposal.profile == home.profile.id)
  }

  @Test func `where nobody says how much, all have the same`() throws {
    try home.save(
      LogMeal(),
      [
        "items": [["food": "pasta", "quantity": 100, "unit": "g"]],
        "people": [["name": "me"], ["name": "Emma"], ["name": "Ben"]],
      ])
    #expect(
      try diary(of: "me") + diary(of: "Emma") + diary(of: "Ben") == [
        "pasta, cooked 33.3 g", "pasta, cooked 33.3 g", "pasta, cooked 33.3 g",
      ])
  }

  @Test func `without a pot the plates are all of it`() throws {
    let proposal = try home.propose(
      LogMeal(),
      [
        "items": [["food": "pasta"]],
        "people": [["name": "me", "quantity": 300], ["name": "Emma", "quantity": 200]],
      ])
    #expect(proposal.card.lines.last?.hasPrefix("pot | 500 g") == true)
    #expect(proposal.card.lines.count == 3)
  }

  @Test func `a pot of several foods is shared by its weight, each food in the same share`() throws {
    try home.save(
      LogMeal(),
      [
        "items": [["food": "pasta", "quantity": 800, "unit": "g"], ["food": "apple", "quantity": 200, "unit": "g"]],
        "people": [["name": "me", "quantity": 500], ["name": "Emma", "quantity": 250]],
      ])
    #expect(try diary(of: "me") == ["pasta, cooked 400 g", "apple 100 g"])
    #expect(try diary(of: "Emma") == ["pasta, cooked 200 g", "apple 50 g"])
  }

  @Test func `stated energy is shared too`() throws {
    let proposal = try home.propose(
      LogMeal(),
      ["items": [["food": "party pizza", "kcal": 1_001]], "people": [["name": "me"], ["name": "Emma"]]])
    #expect(proposal.card.lines[0].contains("500.5 kcal"))
  }

  @Test func `a plate is changed by its number, in whatever measure`() throws {
    func plates(_ call: JSONValue, _ edits: Edit...) throws -> [String] {
      try home.revise(LogMeal(), call, by: edits).proposal.card.lines.map {
        $0.split(separator: " | ").prefix(2).joined(separator: " ")
      }
    }
    #expect(
      try plates(pot, Edit(.line(2), .said("0.5 kg")))[1...3] == [
        "2 Emma 500 g", "3 Ben 150 g", "rest, not logged 150 g",
      ])
    #expect(try plates(pot, Edit(.line(3), .removed)).map { $0.first } == ["1", "2", "r", "p"])
    let slices: JSONValue = [
      "items": [["food": "toast", "quantity": 4, "unit": "slice"]],
      "people": [["name": "me", "quantity": 2], ["name": "Emma", "quantity": 1]],
    ]
    #expect(try plates(slices, Edit(.line(2), .said("2")))[0...1] == ["1 me 50 g", "2 Emma 50 g"])
    #expect(
      try plates(slices, Edit(.line(2), .said("10 g")))[0...2] == [
        "1 me 50 g", "2 Emma 10 g", "rest, not logged 40 g",
      ])
    #expect(throws: ToolError.noSuchLine(4)) { try home.revise(LogMeal(), pot, Edit(.line(4), .removed)) }
    #expect(throws: ToolError.cannotEdit) { try home.revise(LogMeal(), pot, Edit(.line(1), .skipped)) }
    #expect(throws: ToolError.nothingLeft) {
      try home.revise(LogMeal(), pot, Edit(.line(1), .removed), Edit(.line(2), .removed), Edit(.line(3), .removed))
    }
  }

  @Test func `somebody whose day starts later has it on the day before`() throws {
    home.at("2026-11-21T01:00:00Z")
    home.profile = try #require(try home.store.profiles().first { $0.name == "Emma" })
    try home.save(SaveProfile(), ["day_start": "04:00"])
    home.profile = try home.store.defaultProfile()
    try home.save(LogMeal(), ["items": [["food": "apple"]], "people": [["name": "me"], ["name": "Emma"]]])
    let days = try ["me", "Emma"].map { name in
      try home.store.meals(of: id(name), limit: 1).first?.meal.day.description
    }
    #expect(days == ["2026-11-21", "2026-11-20"])
  }

  @Test(arguments: [
    Refusal(
      ["items": [["food": "apple"]], "people": [["name": "Zoe"]]],
      .whoseDiary("Zoe", known: ["me", "Emma", "Ben"])),
    Refusal(
      ["items": [["food": "apple"]], "people": [["name": "Emma"], ["name": "emma"]]],
      .outOfRange(.limitedValue(value: .plates), range: .rangeOneEach)),
    Refusal(
      ["items": [["food": "apple"]], "people": [["name": "Emma", "quantity": 0]]],
      .outOfRange(.limitedValue(value: .plate), range: .rangeAboveZero(most: 100_000))),
    Refusal(
      [
        "items": [["food": "pasta", "quantity": 1000, "unit": "g"]],
        "people": [["name": "me", "quantity": 600], ["name": "Emma", "quantity": 500]],
      ], .outOfRange(.limitedValue(value: .plates), range: .rangeInThePot(amount: Grams(FixedDecimal(1_000))))),
  ])
  func `what cannot be is refused`(refusal: Refusal) throws {
    #expect(throws: refusal.error) { try home.run(LogMeal(), refusal.call) }
  }

  @Test func `what was had before is logged again for somebody else`() throws {
    try home.log("apple", grams: 100)
    try home.save(LogAgain(), ["person": "Emma"])
    #expect(try diary(of: "Emma") == ["apple 100 g"])
    #expect(try diary(of: "me") == ["apple 100 g"])
  }
}
