import Calls
internal import EmbeddedMessages
import FoodData
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct LogAgainTests {
  let home: Household

  /// Wednesday, Thursday and this morning.
  init() throws {
    home = try Household("2026-11-20T12:30:00Z")
    try home.log("oats", grams: 60, slot: "breakfast", day: "2026-11-18")
    try home.log("toast", grams: 70, slot: "breakfast", day: "2026-11-19")
    try home.log("salmon", grams: 150, slot: "dinner", day: "2026-11-19")
    try home.quick(200, "bun", slot: "dinner", day: "2026-11-19")
    try home.log("oats", grams: 60, slot: "breakfast")
    home.wait(minutes: 30)
  }

  @Test func `again is the last meal, in the meal of now`() throws {
    let proposal = try home.propose(LogAgain())
    #expect(proposal.card.title.english == "Lunch, Fri 20 Nov")
    #expect(proposal.card.lines.first?.hasPrefix("1 oats, dry | 60 g | 227.4 kcal") == true)
    try home.confirm(proposal)
    #expect(try home.diary() == ["breakfast: oats, dry 60 g", "lunch: oats, dry 60 g"])
  }

  @Test func `a meal without what was not had this time`() throws {
    let proposal = try home.propose(
      LogAgain(), ["slot": "dinner", "from_day": "2026-11-19", "without": ["salmon"]])
    #expect(proposal.card.lines.count == 1)
    #expect(proposal.card.lines.first?.hasPrefix("1 bun") == true)
    #expect(throws: ToolError.noSuchEntry("cheese", .of("2026-11-19"))) {
      try home.run(LogAgain(), ["slot": "dinner", "from_day": "2026-11-19", "without": ["cheese"]])
    }
  }

  @Test func `a meal that comes again says so`() throws {
    try home.save(LogAgain(), ["slot": "breakfast", "from_day": "2026-11-19", "to_slot": "snack"])
    let diary = try home.store.diary(of: home.store.defaultProfile().id, on: .of("2026-11-20"))
    #expect(diary.meals.last?.meal.origin == .again)
  }

  @Test func `the breakfast of a day`() throws {
    let proposal = try home.propose(LogAgain(), ["slot": "breakfast", "from_day": "2026-11-19"])
    #expect(proposal.card.title.english == "Breakfast, Fri 20 Nov")
    #expect(proposal.card.lines.first?.hasPrefix("1 toast | 70 g") == true)
  }

  @Test func `quick entries come again too`() throws {
    let proposal = try home.propose(LogAgain(), ["slot": "dinner", "from_day": "2026-11-19"])
    #expect(proposal.card.lines[0].hasPrefix("1 salmon, cooked | 150 g"))
    #expect(proposal.card.lines[1].hasPrefix("2 bun | 200 kcal"))
    try home.confirm(proposal)
    #expect(try home.entries().map(\.kind) == [.food, .food, .quick])
  }

  @Test func `a day without a meal named takes the one of this hour, else its last`() throws {
    #expect(try home.propose(LogAgain(), ["from_day": "2026-11-19"]).card.lines[0].hasPrefix("1 salmon"))
    home.at("2026-11-21T08:00:00Z")
    #expect(try home.propose(LogAgain(), ["from_day": "2026-11-19"]).card.lines[0].hasPrefix("1 toast"))
  }

  @Test func `the usual is what came most often, not what came last`() throws {
    try home.log("toast", grams: 70, slot: "breakfast", day: "2026-11-17")
    try home.log("oats", grams: 60, slot: "breakfast", day: "2026-11-16")
    try home.log("egg", grams: 50, slot: "breakfast", day: "2026-11-15")
    let proposal = try home.propose(LogAgain(), ["slot": "breakfast", "usual": true])
    #expect(proposal.card.lines[0].hasPrefix("1 oats, dry | 60 g"))
  }

  @Test func `the usual of no meal named is that of this hour`() throws {
    home.at("2026-11-20T19:00:00Z")
    #expect(try home.propose(LogAgain(), ["usual": true]).card.lines[0].hasPrefix("1 salmon"))
  }

  @Test func `twice as much, half of it`() throws {
    let twice = try home.propose(LogAgain(), ["slot": "dinner", "factor": 2])
    #expect(twice.card.lines[0].contains("| 300 g |"))
    #expect(twice.card.lines[1].contains("| 400 kcal |"))
    let half = try home.propose(LogAgain(), ["slot": "dinner", "factor": .number(Decimal(5) / 10)])
    #expect(half.card.lines[0].contains("| 75 g |"))
  }

  @Test func `to another meal and another day`() throws {
    let proposal = try home.propose(
      LogAgain(), ["slot": "breakfast", "from_day": "2026-11-19", "to_slot": "snack", "to_day": "2026-11-18"])
    #expect(proposal.card.title.english == "Snack, Wed 18 Nov")
  }

  @Test func `what was skipped does not come again`() throws {
    try home.save(ChangeEntry(), ["food": "bun", "day": "2026-11-19", "skip": true])
    #expect(try home.propose(LogAgain(), ["slot": "dinner"]).card.rows.count == 1)
  }

  @Test func `the proposal is a meal of its own, to be corrected line by line`() throws {
    let proposal = try home.propose(LogAgain(), ["slot": "dinner"])
    #expect(proposal.request.tool == "log_meal")
    let call = proposal.request.arguments
    let revised = try home.revise(LogMeal(), call, Edit(.line(2), .removed)).proposal
    #expect(revised.card.lines.count == 1)
  }

  @Test func `every food comes again by its own name`() throws {
    var lost: [String] = []
    for staple in Pantry.staples {
      let hit = try home.bank.resolve(staple.title, state: nil, profile: home.profile.id)
      if hit?.food.id != staple.id || hit?.candidates.isEmpty != true { lost.append(staple.title) }
    }
    #expect(lost == [])
  }

  @Test(arguments: [
    Refusal(["slot": "snack"], .noSuchMeal(.snack)),
    Refusal(["slot": "lunch", "from_day": "2026-11-19"], .noSuchMeal(.lunch)),
    Refusal(["from_day": "2026-11-10"], .nothingLogged(.of("2026-11-10"))),
    Refusal(["slot": "snack", "usual": true], .noSuchMeal(.snack)),
    Refusal(["from_day": "2026-12-01"], .futureDay(.of("2026-12-01"))),
    Refusal(["to_day": "2026-12-01"], .futureDay(.of("2026-12-01"))),
    Refusal(["from_day": "x"], .unreadableDay("x")),
    Refusal(["factor": 0], .outOfRange(.limitedValue(value: .factor), range: .rangeAboveZero(most: 20))),
    Refusal(["factor": -1], .outOfRange(.limitedValue(value: .factor), range: .rangeAboveZero(most: 20))),
    Refusal(["factor": 21], .outOfRange(.limitedValue(value: .factor), range: .rangeAboveZero(most: 20))),
  ])
  func `what cannot come again is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(LogAgain(), refusal.call) }
  }

  @Test func `an empty diary has nothing to repeat`() throws {
    #expect(throws: ToolError.noSuchMeal(nil)) { try Household().run(LogAgain()) }
  }
}
