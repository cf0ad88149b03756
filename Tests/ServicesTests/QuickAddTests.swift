import Calls
internal import EmbeddedMessages
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Testing

struct QuickAddTests {
  let home: Household

  init() throws { home = try Household() }

  @Test func `energy alone is counted as an estimate`() throws {
    let proposal = try home.propose(QuickAdd(), ["kcal": 450, "label": "pub lunch", "protein_g": 20])
    #expect(proposal.card.title.english == "Lunch, Fri 20 Nov")
    #expect(proposal.card.lines == ["1 pub lunch | 450 kcal | P 20.0  C ?  F ? | estimated"])
    #expect(proposal.summary.english == "lunch, 450 kcal")
    try home.confirm(proposal)
    let entry = try #require(try home.entries().first)
    #expect(entry.figures == Nutrients(energy: FixedDecimal(450), protein: FixedDecimal(20)))
    #expect(entry.kind == .quick)
  }

  @Test(arguments: [["kcal": 300], ["kcal": 300, "label": ""], ["kcal": 300, "label": "  "]] as [JSONValue])
  func `without a name it is a quick add`(call: JSONValue) throws {
    try home.save(QuickAdd(), call)
    #expect(try home.diary() == ["lunch: quick add 300 kcal"])
  }

  @Test func `it joins the meal that stands there`() throws {
    try home.log("pasta", grams: 200)
    try home.quick(90, "a square of something")
    #expect(try home.diary() == ["lunch: pasta, cooked 200 g", "lunch: a square of something 90 kcal"])
    #expect(try home.entries().map(\.position) == [1, 2])
  }

  @Test func `a past day and a meal may be named`() throws {
    try home.quick(700, "airport", slot: "dinner", day: "2026-11-19")
    #expect(try home.diary(.of("2026-11-19")) == ["dinner: airport 700 kcal"])
  }

  @Test(arguments: [
    Refusal(
      ["kcal": -1],
      .outOfRange(
        .limitedValue(value: .energy),
        range: .rangeOfNutrient(nutrient: .energy, least: .zero, most: FixedDecimal(20_000)))),
    Refusal(
      ["kcal": 20_001],
      .outOfRange(
        .limitedValue(value: .energy),
        range: .rangeOfNutrient(nutrient: .energy, least: .zero, most: FixedDecimal(20_000)))),
    Refusal(
      ["kcal": 1, "protein_g": -1],
      .outOfRange(
        .nutrientName(nutrient: .protein),
        range: .rangeOfNutrient(nutrient: .protein, least: .zero, most: FixedDecimal(5_000)))),
    Refusal(
      ["kcal": 1, "carbs_g": 5_001],
      .outOfRange(
        .nutrientName(nutrient: .carbohydrate),
        range: .rangeOfNutrient(nutrient: .carbohydrate, least: .zero, most: FixedDecimal(5_000)))),
    Refusal(
      ["kcal": 1, "fat_g": 90_000_000_000],
      .outOfRange(
        .nutrientName(nutrient: .fat), range: .rangeOfNutrient(nutrient: .fat, least: .zero, most: FixedDecimal(5_000)))
    ),
    Refusal(["kcal": 1, "day": "2027-01-01"], .futureDay(.of("2027-01-01"))),
    Refusal(
      ["kcal": 1, "label": .string(String(repeating: "x", count: 201))],
      .outOfRange(.limitedValue(value: .name), range: .rangeCharacters(least: 1, most: 200))),
    Refusal(["kcal": 1, "day": "someday"], .unreadableDay("someday")),
    Refusal(["kcal": 1, "time": "late"], .unreadableTime("late")),
  ])
  func `what cannot be is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(QuickAdd(), refusal.call) }
  }

  @Test(arguments: [
    ("500", 500), ("500 kcal", 500), ("1,200", 1_200), ("1,200 kcal", 1_200), ("80kcal", 80), ("95 cal", 95),
    ("600 calories", 600),
  ])
  func `its energy is changed by an edit`(words: String, kcal: Int) throws {
    let proposal = try home.revise(QuickAdd(), ["kcal": 450], Edit(.line(1), .said(words))).proposal
    #expect(proposal.summary.english == "lunch, \(FixedDecimal(kcal).formatted()) kcal")
  }

  @Test(arguments: ["110g", "2 slices", "a lot", "", "5 0", "1,20", "-4"])
  func `an amount that is no energy is refused`(words: String) {
    #expect(throws: ToolError.unreadableAmount(words)) {
      try home.revise(QuickAdd(), ["kcal": 450], Edit(.line(1), .said(words)))
    }
  }

  @Test func `its name, meal and day are changed by edits`() throws {
    let call: JSONValue = ["kcal": 450, "label": "lunch out"]
    #expect(
      try home.revise(QuickAdd(), call, Edit(.line(1), .food("curry"))).proposal.card.lines.first?.hasPrefix(
        "1 curry")
        == true)
    #expect(
      try home.revise(QuickAdd(), call, Edit(.card, .slot(.snack))).proposal.card.title.english == "Snack, Fri 20 Nov")
    #expect(
      try home.revise(QuickAdd(), call, Edit(.card, .day("2026-11-18"))).proposal.card.title.english
        == "Lunch, Wed 18 Nov")
  }

  @Test(arguments: [
    (Edit(.line(2), .said("5")), ToolError.noSuchLine(2)),
    (Edit(.line(2), .food("x")), .noSuchLine(2)), (Edit(.line(1), .removed), .nothingLeft),
    (Edit(.line(1), .skipped), .cannotEdit),
  ])
  func `other edits are refused`(edit: Edit, error: ToolError) {
    #expect(throws: error) { try home.revise(QuickAdd(), ["kcal": 450], edit) }
  }
}
