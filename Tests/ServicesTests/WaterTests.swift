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

struct WaterTests {
  let home: Household

  init() throws { home = try Household() }

  @Test(arguments: [
    ("2 glasses", "water | 2 glasses ≈ 480 ml", 480), ("500 ml", "water | 500 ml", 500),
    ("0.3 l", "water | 300 ml", 300),
    ("a bottle", "water | 1 bottle ≈ 500 ml", 500),
  ])
  func `is recorded by the glass, in whatever measure`(amount: String, line: String, millilitres: Int) throws {
    let proposal = try home.propose(RecordWater(), ["amount": .string(amount)])
    #expect(proposal.card.lines.map { $0.replacing("1 water", with: "water") } == [line])
    try home.confirm(proposal)
    #expect(try home.store.water(of: home.profile.id, on: home.today).map(\.millilitres) == [FixedDecimal(millilitres)])
    #expect(try home.entries().isEmpty)
  }

  @Test func `adds up in the day, beside what the weight asks for`() throws {
    try home.save(RecordWater(), ["amount": "2 glasses"])
    #expect(try home.ask(ShowDay(), ["water": true]).lines == ["Today: 480 ml of water."])
    try home.save(RecordWeight(), ["weight": "62 kg"])
    try home.log("water", grams: 200)
    let answer = try home.ask(ShowDay())
    #expect(answer.notes.contains("Drunk: 680 of about 2,170 ml of water (35 ml for each kg)."))
    #expect(answer.facts["water_ml"] == 680 && answer.facts["water_target_ml"] == 2_170)
    #expect(try home.ask(ShowDay(), ["water": true, "day": "yesterday"]).lines == ["Yesterday: 0 ml of water."])
  }

  @Test func `is corrected on its card, dated, and taken back`() throws {
    let call: JSONValue = ["amount": "a glass"]
    #expect(
      try home.revise(RecordWater(), call, Edit(.line(1), .said("300 ml"))).proposal.card.lines == [
        "1 water | 300 ml"
      ])
    #expect(
      try home.revise(RecordWater(), call, Edit(.card, .day("yesterday"))).proposal.card.title.english
        == "Water, Thu 19 Nov")
    #expect(throws: ToolError.noSuchLine(2)) {
      try home.revise(RecordWater(), call, Edit(.line(2), .said("300 ml")))
    }
    #expect(throws: ToolError.nothingLeft) { try home.revise(RecordWater(), call, Edit(.line(1), .removed)) }
    #expect(throws: ToolError.cannotEdit) { try home.revise(RecordWater(), call, Edit(.card, .slot(.dinner))) }
    try home.save(RecordWater(), call)
    let undo = try home.propose(Undo())
    #expect(undo.card.lines == ["away  water: 240 ml"])
    try home.confirm(undo)
    #expect(try home.store.water(of: home.profile.id, on: home.today).isEmpty)
  }

  @Test(arguments: [
    Refusal(
      ["amount": "12 l"],
      .outOfRange(.limitedValue(value: .water), range: .rangeUpToMillilitres(most: FixedDecimal(10_000)))),
    Refusal(["amount": "lots"], .unreadableAmount("lots")),
    Refusal(["amount": "1 l", "day": "2026-11-21"], .futureDay(Day(number: 20_778))),
  ])
  func `what cannot be is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(RecordWater(), refusal.call) }
  }
}

struct ExerciseTests {
  let home: Household

  init() throws { home = try Household() }

  private func run(_ kcal: Int, day: String = "today") throws {
    try home.save(RecordActivity(), ["activity": "run", "kcal": .number(Decimal(kcal)), "day": .string(day)])
  }

  @Test func `earns nothing from the day on that it is not counted, and the parts of the sum stay`() throws {
    try run(300, day: "yesterday")
    try run(200)
    let proposal = try home.propose(SetTargets(), ["exercise": false])
    #expect(proposal.card.lines == ["exercise | not counted | was counted"])
    #expect(proposal.summary.english == "exercise not counted")
    try home.confirm(proposal)
    #expect(
      try home.ask(ShowDay()).notes.first
        == "2,000 base + 0 earned (200 active, not counted) = 2,000 allowance − 0 eaten: 2,000 kcal remaining.")
    #expect(try home.ask(ShowDay()).facts["active"] == 200)
    #expect(
      try home.ask(ShowDay(), ["day": "yesterday"]).notes.first
        == "2,000 base + 300 earned = 2,300 allowance − 0 eaten: 2,300 kcal remaining.")
    #expect(
      try home.propose(RecordActivity(), ["activity": "walk", "kcal": 90]).card.notes.english == [
        "Exercise is not counted: the allowance stays 2,000 kcal."
      ])
  }

  @Test func `stays so with new targets, and with those that begin later`() throws {
    try home.save(SetTargets(), ["kcal": 1_800, "from": "2026-11-25"])
    try home.save(SetTargets(), ["exercise": false])
    try home.save(SetTargets(), ["kcal": 1_900])
    #expect(try home.store.targets(of: home.profile.id, limit: 9).map(\.exercise) == [.ignored, .ignored])
    try home.save(SetTargets(), ["exercise": true])
    #expect(try home.store.targets(of: home.profile.id, limit: 9).map(\.exercise) == [.counted, .counted])
    #expect(throws: ToolError.nothingToChange) { try home.run(SetTargets(), ["exercise": true]) }
  }

  @Test func `sets no target by itself`() throws {
    try home.save(SetTargets(), ["exercise": false])
    #expect(
      try home.ask(ShowTargets()).notes == [
        "The reference intake of an adult, until you set your own: “my target is 1,900 kcal”.",
        "Exercise is not counted; “count exercise” adds what it earns.",
      ])
    try home.save(SetTargets(), ["protein_g": 120])
    #expect(try home.store.target(of: home.profile.id, on: home.today)?.figures.energy == FixedDecimal(2_000))
    #expect(throws: ToolError.nothingToChange) { try home.run(SetTargets()) }
  }
}
