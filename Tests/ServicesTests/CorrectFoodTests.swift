import Calls
internal import EmbeddedMessages
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct CorrectFoodTests {
  let home: Household

  init() throws {
    home = try Household("2026-11-20T12:30:00Z")
    try home.save(SaveFood(), ["name": "oat drink", "kcal": 60, "protein_g": 1, "carbs_g": 8, "fat_g": 2])
  }

  /// Three days with the drink, one of them in another diary.
  private func drink() throws {
    try home.log("oat drink", grams: 200, day: "2026-11-18")
    try home.log("oat drink", grams: 100, slot: "snack", day: "2026-11-18")
    try home.log("banana", grams: 100, day: "2026-11-18")
    try home.save(SaveProfile(), ["profile": "Ben"])
    let own = home.profile
    home.profile = try #require(try home.store.profiles().first { $0.name == "Ben" })
    try home.log("oat drink", grams: 300, day: "2026-11-19")
    home.profile = own
    try home.log("oat drink", grams: 250, day: "2026-11-20")
  }

  private func energies(_ day: String) throws -> [String] {
    try home.entries(.of(day)).map { entry in
      (entry.figures.energy?.formatted() ?? "?") + (entry.sourceCorrected ? " old" : "")
    }
  }

  @Test func `the card shows the food and every day before and after`() throws {
    try drink()
    let proposal = try home.propose(CorrectFood(), ["food": "oat drink", "kcal": 45, "recompute": "all"])
    #expect(proposal.card.title.english == "Correct oat drink")
    #expect(
      proposal.card.lines == [
        "was  oat drink | 100 g | 60 kcal | P 1.0  C 8.0  F 2.0 | your value",
        "now  oat drink | 100 g | 45 kcal | P 1.0  C 8.0  F 2.0 | your value",
        "Logged with the old figures",
        "1 Fri 20 Nov, me | 250 g | 150 → 112.5 kcal | day 150 → 112.5 kcal",
        "2 Thu 19 Nov, Ben | 300 g | 180 → 135 kcal | day 180 → 135 kcal",
        "3 Wed 18 Nov, me | 300 g | 180 → 135 kcal | day 269 → 224 kcal",
        "all of it | 850 g | 510 → 382.5 kcal",
      ])
    #expect(proposal.summary.english == "correction of oat drink, 45 kcal per 100 g, 4 entries computed anew")
  }

  @Test func `a yes corrects food, entries, days and totals of every diary in one commit`() throws {
    try drink()
    let committed = try home.save(CorrectFood(), ["food": "oat drink", "kcal": 45, "recompute": "all"])
    #expect(committed.days.count == 3)
    #expect(try energies("2026-11-18") == ["90", "89", "45"])
    #expect(try home.store.dayRecord(of: home.profile.id, on: .of("2026-11-18"))?.figures.energy == FixedDecimal(224))
    let food = try #require(try home.bank.resolve("oat drink", state: nil, profile: home.profile.id)?.food)
    #expect(food.per100Grams.energy == FixedDecimal(45) && food.per100Grams.fat == FixedDecimal(2))
    #expect(food.corrected == home.now)
    #expect(throws: ToolError.nothingToChange) { try home.run(CorrectFood(), ["food": "oat drink", "kcal": 45]) }
  }

  @Test func `from now on, what was logged stays, and the card says what it would be`() throws {
    try drink()
    let proposal = try home.propose(CorrectFood(), ["food": "oat drink", "kcal": 45])
    #expect(proposal.card.lines.last == "all of it | 850 g | stays 510 kcal | anew 382.5 kcal")
    #expect(proposal.card.notes.english.contains { $0.contains("“all” computes 4 entries anew (−127.5 kcal)") })
    try home.confirm(proposal)
    #expect(try energies("2026-11-18") == ["120 old", "89", "60 old"])
    // Said again, only the past can be meant.
    try home.save(CorrectFood(), ["food": "oat drink", "kcal": 45])
    #expect(try energies("2026-11-18") == ["90", "89", "45"])
  }

  @Test func `undo and redo lead to the very same state`() throws {
    try drink()
    let before = try home.store.stateHash()
    try home.save(CorrectFood(), ["food": "oat drink", "kcal": 45, "to": "2026-11-18"])
    let after = try home.store.stateHash()
    #expect(after != before)
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
    try home.save(Undo(), ["redo": true])
    #expect(try home.store.stateHash() == after)
  }

  @Test func `none leaves what was logged, marked`() throws {
    try drink()
    let proposal = try home.propose(CorrectFood(), ["food": "oat drink", "kcal": 45, "recompute": "none"])
    #expect(proposal.card.lines.contains("1 Fri 20 Nov, me | 250 g | stays 150 kcal | anew 112.5 kcal"))
    #expect(proposal.card.notes.english.last == "What stays as it was logged says so in its day.")
    try home.confirm(proposal)
    #expect(try energies("2026-11-18") == ["120 old", "89", "60 old"])
    #expect(try home.store.dayRecord(of: home.profile.id, on: .of("2026-11-18"))?.figures.energy == FixedDecimal(269))
  }

  @Test func `what was left can be computed anew another time, and only that`() throws {
    try drink()
    try home.save(CorrectFood(), ["food": "oat drink", "kcal": 45, "from": "2026-11-20"])
    #expect(try energies("2026-11-20") == ["112.5"])
    let later = try home.propose(CorrectFood(), ["food": "oat drink"])
    #expect(later.card.lines.count { $0.contains("→") } == 3)
    try home.confirm(later)
    #expect(try energies("2026-11-18") == ["90", "89", "45"])
  }

  @Test func `a line that is dropped or skipped keeps its place and its figures`() throws {
    try drink()
    let call: JSONValue = ["food": "oat drink", "kcal": 45, "recompute": "all"]
    let dropped = try home.revise(CorrectFood(), call, Edit(.line(2), .removed)).proposal
    #expect(dropped.card.lines[4] == "2 Thu 19 Nov, Ben | 300 g | stays 180 kcal | anew 135 kcal")
    #expect(dropped.card.lines[5].hasPrefix("3 Wed 18 Nov, me | 300 g | 180 → 135 kcal"))
    let arguments = dropped.request.arguments
    let more = try home.revise(CorrectFood(), arguments, Edit(.line(3), .skipped)).proposal
    try home.confirm(more)
    #expect(try energies("2026-11-18") == ["120 old", "89", "60 old"])
    #expect(try energies("2026-11-20") == ["112.5"])
    #expect(throws: ToolError.noSuchLine(4)) { try home.revise(CorrectFood(), call, Edit(.line(4), .removed)) }
    #expect(throws: ToolError.cannotEdit) { try home.revise(CorrectFood(), call, Edit(.card, .slot(.lunch))) }
  }

  @Test func `a day that is named is the only one that is computed anew`() throws {
    try drink()
    let call: JSONValue = ["food": "oat drink", "kcal": 45]
    let proposal = try home.revise(CorrectFood(), call, Edit(.card, .day("yesterday"))).proposal
    #expect(proposal.card.lines.count { $0.contains("stays") } == 2)
    #expect(proposal.card.lines[4].hasPrefix("2 Thu 19 Nov, Ben | 300 g | 180 → 135 kcal"))
  }

  @Test func `an entry whose amount was changed since is computed from its weight`() throws {
    try drink()
    try home.save(ChangeEntry(), ["entry": 1, "to_quantity": 125, "to_unit": "g"])
    try home.save(CorrectFood(), ["food": "oat drink", "kcal": 40, "recompute": "all"])
    #expect(try energies("2026-11-20") == ["50"])
  }

  @Test func `correcting back takes the marks away`() throws {
    try drink()
    try home.save(CorrectFood(), ["food": "oat drink", "kcal": 45, "recompute": "none"])
    try home.save(CorrectFood(), ["food": "oat drink", "kcal": 60])
    #expect(try energies("2026-11-18") == ["120", "89", "60"])
  }

  @Test func `a rough amount stays an estimate`() throws {
    try home.save(
      LogMeal(), ["items": [["food": "oat drink", "quantity": 200, "unit": "g"]], "approximate": true])
    try home.save(CorrectFood(), ["food": "oat drink", "kcal": 45, "recompute": "all"])
    #expect(try home.entries().map(\.tier) == [.estimated])
    #expect(try energies("2026-11-20") == ["90"])
  }

  @Test func `a food of the table is corrected as the household's own version`() throws {
    try home.log("banana", grams: 100)
    let source = try #require(try home.entries().first?.source)
    try home.save(CorrectFood(), ["food": "banana", "kcal": 95, "recompute": "all"])
    let food = try #require(try home.bank.resolve("bananas", state: nil, profile: home.profile.id)?.food)
    #expect(food.per100Grams.energy == FixedDecimal(95))
    #expect(food.source == FoodSource(.household, reference: source))
    #expect(try energies("2026-11-20") == ["95"])
    #expect(try home.entries().map(\.tier) == [.remembered])
  }

  @Test func `one that was never used enters the bank corrected`() throws {
    try home.save(CorrectFood(), ["food": "banana", "kcal": 95])
    try home.log("banana", grams: 200)
    #expect(try energies("2026-11-20") == ["190"])
  }

  @Test func `figures per serving or per 100 ml are converted, and the card says so`() throws {
    try home.save(SaveFood(), ["name": "bar", "kcal": 400, "serving_g": 40])
    let bar = try home.propose(CorrectFood(), ["food": "bar", "kcal": 180, "per": "serving"])
    #expect(bar.card.lines[1].hasPrefix("now  bar | 100 g | 450 kcal"))
    #expect(bar.card.notes.english.first == "Stated per serving ≈ 40 g; converted to 100 g.")
    let milk = try home.propose(CorrectFood(), ["food": "milk", "kcal": 66, "per": "100 ml"])
    #expect(milk.card.lines[1].contains("64.078") || milk.card.lines[1].contains("64.1 kcal"))
  }

  @Test func `reports and swaps that stand on the old figures are not taken for current`() throws {
    try drink()
    let week = Week(containing: home.today)
    try home.context.keep(try home.context.newReport(on: week))
    let foods = try home.store.foodRevision()
    home.wait(minutes: 1)
    try home.save(CorrectFood(), ["food": "oat drink", "kcal": 45, "recompute": "all"])
    #expect(try home.context.report(on: week, again: false).standing != .kept)
    #expect(try home.store.foodRevision() != foods)
    try home.save(Undo())
    #expect(try home.context.report(on: week, again: false).standing == .kept)
    #expect(try home.store.foodRevision() == foods)
  }

  @Test func `a long history is shortened, and counted whole`() throws {
    for back in 1...20 { try home.log("oat drink", grams: 100, day: Day.of("2026-11-20").adding(-back).description) }
    let proposal = try home.propose(CorrectFood(), ["food": "oat drink", "kcal": 45, "recompute": "all"])
    #expect(proposal.card.lines.count { $0.contains("day ") } == 12)
    #expect(
      proposal.card.lines.suffix(2) == [
        "and 8 more days | 800 g | 480 → 360 kcal", "all of it | 2,000 g | 1,200 → 900 kcal",
      ])
    try home.confirm(proposal)
    #expect(try energies("2026-10-31") == ["45"])
  }

  @Test(arguments: [
    Refusal(["food": "oat drink", "kcal": 60], .nothingToChange),
    Refusal(["food": "zzyzx", "kcal": 60], .noSuchFood("zzyzx", nearest: [])),
    Refusal(["food": "oat drink", "kcal": 911], .impossibleEnergy(FixedDecimal(911))),
    Refusal(
      ["food": "oat drink", "fat_g": 101],
      .outOfRange(
        .nutrientName(nutrient: .fat),
        range: .rangePerHundred(range: .rangeOfNutrient(nutrient: .fat, least: .zero, most: FixedDecimal(100))))),
    Refusal(
      ["food": "oat drink", "protein_g": 60, "fat_g": 60],
      .outOfRange(
        .limitedValue(value: .macronutrients),
        range: .rangePerHundred(range: .rangeOfNutrient(nutrient: .protein, least: .zero, most: FixedDecimal(100))))),
    Refusal(["food": "oat drink", "kcal": 5, "per": "serving"], .unweighable(food: "oat drink", .noPortion(.serving))),
    Refusal(["food": "oat drink", "kcal": 5, "per": "blue"], .unreadableAmount("blue")),
  ])
  func `what cannot be is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(CorrectFood(), refusal.call) }
  }
}
