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

struct ChangeEntryTests {
  let home: Household

  /// Breakfast of oats and milk; lunch of pasta, butter and a bun.
  init() throws {
    home = try Household()
    try home.logTwoMeals()
    try home.quick(250, "bun")
    home.wait(minutes: 5)
  }

  @Test func `an amount changes the figures with it`() throws {
    let proposal = try home.propose(ChangeEntry(), ["food": "pasta", "to_quantity": 250, "to_unit": "g"])
    #expect(proposal.card.title.english == "Change lunch, Fri 20 Nov")
    #expect(
      proposal.card.lines == [
        "was  pasta, cooked | 200 g | 316 kcal | P 11.6  C 61.8  F 1.9 | database",
        "now  pasta, cooked | 250 g | 395 kcal | P 14.5  C 77.3  F 2.3 | database",
      ])
    #expect(proposal.summary.english == "change to pasta, cooked, 250 g, 395 kcal")
    try home.confirm(proposal)
    #expect(try home.diary()[2] == "lunch: pasta, cooked 250 g")
  }

  @Test(arguments: [(300, "300 g"), (150, "150 g"), (2, "400 g"), (1, nil)])
  func `a number without a unit is what is nearer to what stood there`(number: Int, weight: String?) throws {
    let change: JSONValue = ["food": "pasta", "to_quantity": .number(Decimal(number))]
    guard let weight else {
      // One serving is what stands there already.
      #expect(throws: (any Error).self) { try home.propose(ChangeEntry(), change) }
      return
    }
    #expect(try home.propose(ChangeEntry(), change).card.rows[1].cells.contains { $0.text.english == weight })
  }

  @Test(arguments: [(1, "oats"), (2, "milk"), (3, "pasta"), (4, "butter"), (5, "bun")])
  func `a number means the line of the day's list`(number: Int, name: String) throws {
    let proposal = try home.propose(ChangeEntry(), ["entry": .number(Decimal(number)), "skip": true])
    #expect(proposal.summary.english.hasPrefix("change to \(name)"))
  }

  @Test(arguments: [("more", "230 g"), ("less", "170 g")])
  func `so much more or less is counted from what stands there`(difference: String, weight: String) throws {
    let proposal = try home.propose(
      ChangeEntry(), ["food": "pasta", "to_quantity": 30, "to_unit": "g", "difference": .string(difference)])
    #expect(proposal.card.rows[1].cells.contains { $0.text.english == weight })
    try home.save(ChangeEntry(), ["food": "bun", "to_quantity": 20, "difference": "less"])
    #expect(try home.diary().last == "lunch: bun 230 kcal")
    #expect(throws: ToolError.outOfRange(.limitedValue(value: .amount), range: .rangeAboveZeroGrams)) {
      try home.propose(
        ChangeEntry(), ["food": "pasta", "to_quantity": 1, "to_unit": "kg", "difference": "less"])
    }
  }

  @Test func `energy that was said stands in the place of what was reckoned, and what was weighed keeps its weight`()
    throws
  {
    try home.save(ChangeEntry(), ["food": "pasta", "to_kcal": 300])
    try home.save(ChangeEntry(), ["food": "pasta", "to_kcal": 310])
    #expect(try home.diary().contains("lunch: pasta, cooked 200 g"))
    let half = try home.propose(ChangeEntry(), ["food": "pasta", "to_quantity": 100, "to_unit": "g"])
    #expect(half.card.rows[1].cells.contains { $0.text.english == "155 kcal" })
  }

  @Test func `energy of each is counted by the pieces`() throws {
    try home.save(
      LogMeal(), ["items": [["food": "banana", "quantity": 2]], "slot": "snack", "day": "2026-11-19"])
    try home.save(ChangeEntry(), ["last": true, "food": "banana", "to_kcal": 95, "each": true])
    #expect(try home.diary(.of("2026-11-19")).last == "snack: banana 190 kcal")
  }

  @Test func `a time moves an entry to the meal of that hour, and a meal that stays to that time`() throws {
    let moved = try home.propose(ChangeEntry(), ["food": "pasta", "to_time": "08:00"])
    #expect(moved.card.notes.english == ["Moves to breakfast at 08:00, Fri 20 Nov."])
    try home.save(ChangeEntry(), ["slot": "lunch", "to_time": "12:10"])
    #expect(try home.diary().filter { $0.hasPrefix("lunch") }.count == 3)
    #expect(throws: ToolError.nothingToChange) {
      try home.propose(ChangeEntry(), ["slot": "lunch", "to_time": "12:10"])
    }
  }

  @Test func `an amount of a food of the same meal is not put in the place of what was saved last`() throws {
    try home.save(ChangeEntry(), ["food": "pasta", "to_quantity": 250, "to_unit": "g"])
    let butter = try home.propose(
      ChangeEntry(), ["last": true, "to_quantity": 5, "to_unit": "g", "to_food": "butter"])
    #expect(butter.card.lines[0].hasPrefix("was  butter"))
  }

  @Test func `without a name it is what was saved last`() throws {
    try home.save(ChangeEntry(), ["to_quantity": 300])
    #expect(try home.diary().last == "lunch: bun 300 kcal")
    try home.save(ChangeEntry(), ["last": true, "to_quantity": 310])
    #expect(try home.diary().last == "lunch: bun 310 kcal")
  }

  @Test func `what was saved last is named by its words`() throws {
    try home.save(
      LogMeal(), ["items": [["food": "apple"], ["food": "banana"]], "slot": "snack", "day": "2026-11-19"])
    try home.save(ChangeEntry(), ["last": true, "food": "banana", "to_quantity": 90, "to_unit": "g"])
    #expect(try home.diary(.of("2026-11-19")).last == "snack: banana 90 g")
  }

  @Test func `half of it`() throws {
    try home.save(ChangeEntry(), ["food": "pasta", "factor": .number(Decimal(5) / 10)])
    try home.save(ChangeEntry(), ["food": "bun", "factor": 2])
    #expect(
      Array(try home.diary()[2...]) == ["lunch: pasta, cooked 100 g", "lunch: butter 10 g", "lunch: bun 500 kcal"])
  }

  @Test func `another food keeps the weight and comes into the food bank`() throws {
    let committed = try home.save(ChangeEntry(), ["food": "butter", "to_food": "olive oil"])
    #expect(try home.diary()[3] == "lunch: olive oil 10 g")
    let entry = try #require(try home.entries()[3] as Entry?)
    #expect(entry.figures.energy == FixedDecimal("88.4"))
    let food = try #require(entry.reference)
    #expect(try home.store.food(food)?.name == "olive oil")
    #expect(committed.records.contains { $0.kind == .food })
  }

  @Test func `another food with its own amount`() throws {
    try home.save(ChangeEntry(), ["food": "butter", "to_food": "egg", "to_quantity": 2])
    #expect(try home.diary()[3] == "lunch: egg, boiled 100 g")
  }

  @Test func `energy alone can become a food`() throws {
    try home.save(ChangeEntry(), ["food": "bun", "to_food": "toast", "to_quantity": 40, "to_unit": "g"])
    let entry = try #require(try home.entries().last)
    #expect(entry.kind == .food)
    #expect(entry.tier == .database)
    #expect(entry.grams == Grams(FixedDecimal(40)))
  }

  @Test func `not eaten, and eaten after all`() throws {
    try home.save(ChangeEntry(), ["food": "butter", "skip": true])
    #expect(try home.diary()[3] == "lunch: butter 10 g, skipped")
    try home.save(ChangeEntry(), ["food": "butter", "skip": false])
    #expect(try home.diary()[3] == "lunch: butter 10 g")
  }

  @Test func `a whole meal is skipped at once`() throws {
    try home.save(ChangeEntry(), ["slot": "lunch", "skip": true])
    #expect(try home.entries().map(\.skipped) == [false, false, true, true, true])
  }

  @Test(arguments: [
    Refusal(["entry": 9, "skip": true], .noSuchLine(9)),
    Refusal(["entry": 0, "skip": true], .noSuchLine(0)),
    Refusal(["entry": -1_000_000_000_000_000, "skip": true], .noSuchLine(-1_000_000_000_000_000)),
    Refusal(["food": "caviar", "skip": true], .noSuchEntry("caviar", .of("2026-11-20"))),
    Refusal(["food": "", "skip": true], .noSuchEntry("", .of("2026-11-20"))),
    Refusal(["food": "?!", "skip": true], .noSuchEntry("?!", .of("2026-11-20"))),
    Refusal(["slot": "dinner", "skip": true], .noSuchEntry("dinner", .of("2026-11-20"))),
    Refusal(["day": "2026-11-01", "skip": true], .nothingLogged(.of("2026-11-01"))),
    Refusal(["day": "2026-11-30", "skip": true], .futureDay(.of("2026-11-30"))),
    Refusal(["food": "pasta"], .nothingToChange),
    Refusal(["food": "pasta", "skip": false], .nothingToChange),
    Refusal(["food": "pasta", "to_quantity": 200, "to_unit": "g"], .nothingToChange),
    Refusal(["food": "pasta", "to_slot": "lunch"], .nothingToChange),
    Refusal(["food": "pasta", "to_food": "zzyzx"], .noSuchFood("zzyzx", nearest: [])),
    Refusal(
      ["food": "pasta", "to_quantity": 3, "to_unit": "rasher"], .unweighable(food: "pasta", .noPortion(.rasher))),
    Refusal(["food": "pasta", "factor": 0], .unweighable(food: "pasta", .outOfRange)),
    Refusal(["food": "pasta", "factor": 90_000_000_000], .unweighable(food: "pasta", .outOfRange)),
    Refusal(["food": "pasta", "to_kcal": 2_000], .impossibleEnergy(FixedDecimal(1_000))),
    Refusal(
      ["food": "pasta", "to_kcal": 20_001],
      .outOfRange(
        .limitedValue(value: .energy),
        range: .rangeOfNutrient(nutrient: .energy, least: .zero, most: FixedDecimal(20_000)))),
    Refusal(
      ["food": "bun", "to_quantity": 20_001],
      .outOfRange(
        .limitedValue(value: .energy),
        range: .rangeOfNutrient(nutrient: .energy, least: .zero, most: FixedDecimal(20_000)))),
    Refusal(
      ["food": "bun", "to_quantity": -1],
      .outOfRange(
        .limitedValue(value: .energy),
        range: .rangeOfNutrient(nutrient: .energy, least: .zero, most: FixedDecimal(20_000)))),
    Refusal(
      ["food": "bun", "factor": 90_000_000_000],
      .outOfRange(
        .limitedValue(value: .energy),
        range: .rangeOfNutrient(nutrient: .energy, least: .zero, most: FixedDecimal(20_000)))),
  ])
  func `what cannot be is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(ChangeEntry(), refusal.call) }
  }

  @Test func `energy alone has no weight to change`() throws {
    let error = ToolError.noSuchFood("bun", nearest: try home.bank.nearest("bun", limit: 3))
    #expect(throws: error) { try home.run(ChangeEntry(), ["food": "bun", "to_quantity": 80, "to_unit": "g"]) }
  }

  @Test func `one amount for several entries is a question`() {
    #expect(throws: ToolError.whichEntry("", candidates: ["oats, dry", "milk"])) {
      try home.run(ChangeEntry(), ["slot": "breakfast", "to_quantity": 100, "to_unit": "g"])
    }
  }

  @Test func `a name that two entries have is a question`() throws {
    try home.log("buttermilk", grams: 100, slot: "snack")
    #expect(throws: ToolError.whichEntry("butt", candidates: ["butter", "buttermilk"])) {
      try home.run(ChangeEntry(), ["food": "butt", "to_quantity": 5, "to_unit": "g"])
    }
  }

  @Test func `a food that several could be is a question`() throws {
    #expect(throws: ToolError.self) {
      try home.run(ChangeEntry(), ["food": "pasta", "to_food": "cheese sandwich roll"])
    }
  }

  @Test func `another person's entries are not meant`() throws {
    let other = Profile(id: home.identifiers.next(), created: home.now, name: "Ben")
    let added = Proposal(
      id: home.identifiers.next(), created: home.now, profile: home.profile.id, action: .tool("save_profile"),
      changes: [.insert(.profile(other))], card: Card(title: ""), summary: "",
      request: AnyCall(tool: "save_profile", arguments: [:]))
    try home.confirm(added)
    try home.quick(100, "roll")
    home.profile = other
    #expect(throws: ToolError.noSuchEntry("", .of("2026-11-20"))) { try home.run(ChangeEntry(), ["skip": true]) }
  }
}

struct ChangeEntryMoveTests {
  let home: Household

  init() throws {
    home = try Household()
    try home.log("oats", grams: 60, slot: "breakfast")
    try home.log("milk", grams: 200, slot: "breakfast")
    try home.log("pasta", grams: 200)
    home.wait(minutes: 5)
  }

  @Test func `an entry moves to a meal that is not there yet`() throws {
    let proposal = try home.propose(ChangeEntry(), ["food": "milk", "to_slot": "snack"])
    #expect(proposal.card.notes.english == ["Moves to snack, Fri 20 Nov."])
    try home.confirm(proposal)
    #expect(try home.diary() == ["breakfast: oats, dry 60 g", "lunch: pasta, cooked 200 g", "snack: milk 200 g"])
  }

  @Test func `it joins a meal that stands, and the emptied meal goes`() throws {
    try home.save(ChangeEntry(), ["slot": "lunch", "to_slot": "breakfast"])
    #expect(
      try home.diary() == ["breakfast: oats, dry 60 g", "breakfast: milk 200 g", "breakfast: pasta, cooked 200 g"])
    #expect(try home.entries().map(\.position) == [1, 2, 3])
    #expect(try home.store.counts()[.meal] == 1)
  }

  @Test func `a whole meal moves to another day`() throws {
    try home.save(ChangeEntry(), ["slot": "breakfast", "to_day": "2026-11-19"])
    #expect(try home.diary() == ["lunch: pasta, cooked 200 g"])
    #expect(try home.diary(.of("2026-11-19")) == ["breakfast: oats, dry 60 g", "breakfast: milk 200 g"])
  }

  @Test func `a whole day moves meal by meal`() throws {
    try home.save(ChangeEntry(), ["day": "2026-11-20", "to_day": "2026-11-19"])
    #expect(try home.diary() == [])
    #expect(
      try home.diary(.of("2026-11-19"))
        == ["breakfast: oats, dry 60 g", "breakfast: milk 200 g", "lunch: pasta, cooked 200 g"])
    #expect(try home.store.counts()[.meal] == 2)
  }

  @Test func `what is in the meal already stays there`() throws {
    try home.save(ChangeEntry(), ["day": "2026-11-20", "to_slot": "lunch"])
    #expect(
      try home.diary() == ["lunch: pasta, cooked 200 g", "lunch: oats, dry 60 g", "lunch: milk 200 g"])
  }

  @Test func `an amount may change on the way`() throws {
    try home.save(ChangeEntry(), ["food": "milk", "to_slot": "snack", "to_quantity": 100, "to_unit": "g"])
    #expect(try home.diary().last == "snack: milk 100 g")
  }

  @Test func `an amount changes where the meal named is the one it is in`() throws {
    try home.save(ChangeEntry(), ["food": "milk", "to_slot": "breakfast", "to_quantity": 100, "to_unit": "g"])
    #expect(try home.diary()[1] == "breakfast: milk 100 g")
  }

  @Test func `a moved meal keeps its title`() throws {
    try home.save(
      LogMeal(), ["items": [["food": "apple"]], "slot": "snack", "title": "Picnic", "day": "2026-11-19"])
    try home.save(ChangeEntry(), ["slot": "snack", "day": "2026-11-19", "to_day": "2026-11-18"])
    let meals = try home.store.diary(of: home.profile.id, on: .of("2026-11-18")).meals
    #expect(meals.map(\.meal.title) == ["Picnic"])
  }

  @Test func `a move to a day to come is refused`() {
    #expect(throws: ToolError.futureDay(.of("2026-11-21"))) {
      try home.run(ChangeEntry(), ["food": "milk", "to_day": "2026-11-21"])
    }
  }
}

struct ChangeEntryReviseTests {
  let home: Household
  private let call: JSONValue = ["food": "pasta", "to_quantity": 250, "to_unit": "g"]

  init() throws {
    home = try Household()
    try home.log("pasta", grams: 200)
    home.wait(minutes: 5)
  }

  @Test func `another food, another meal, another day, not eaten`() throws {
    #expect(
      try home.revise(ChangeEntry(), call, Edit(.line(1), .food("rice"))).proposal.card.lines[1].hasPrefix(
        "now  rice, cooked | 250 g"))
    #expect(
      try home.revise(ChangeEntry(), call, Edit(.card, .slot(.dinner))).proposal.card.notes.english == [
        "Moves to dinner, Fri 20 Nov."
      ])
    #expect(
      try home.revise(ChangeEntry(), call, Edit(.card, .day("2026-11-19"))).proposal.card.notes.english
        == ["Moves to lunch, Thu 19 Nov."])
    #expect(try home.revise(ChangeEntry(), call, Edit(.line(1), .skipped)).proposal.card.lines[1].hasSuffix("skipped"))
  }

  @Test func `what would leave nothing, and words that are no amount, are refused`() {
    #expect(throws: ToolError.nothingLeft) { try home.revise(ChangeEntry(), call, Edit(.line(1), .removed)) }
    #expect(throws: ToolError.unreadableAmount("loads")) {
      try home.revise(ChangeEntry(), call, Edit(.line(1), .said("loads")))
    }
  }
}
