import Calls
internal import EmbeddedMessages
import FoundationEssentials
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

private func meal(_ items: JSONValue...) -> JSONValue { ["items": .array(items)] }
private let pasta: JSONValue = ["food": "pasta", "quantity": 200, "unit": "g"]

struct LogMealTests {
  let home: Household

  init() throws { home = try Household() }

  @Test func `a food and its weight become one line with its figures and their source`() throws {
    let proposal = try home.propose(LogMeal(), meal(pasta))
    #expect(proposal.card.title.english == "Lunch, Fri 20 Nov")
    #expect(proposal.card.lines == ["1 pasta, cooked | 200 g | 316 kcal | P 11.6  C 61.8  F 1.9 | database"])
    #expect(proposal.card.notes.english == [])
    #expect(proposal.summary.english == "lunch, 316 kcal")
    #expect(proposal.action == .tool("log_meal"))
    #expect(proposal.question == .yesOrNo)
    #expect(try home.diary() == [])
  }

  @Test func `several foods are one meal with a sum`() throws {
    let proposal = try home.propose(LogMeal(), meal(pasta, ["food": "butter", "quantity": 10, "unit": "g"]))
    #expect(proposal.card.lines.count == 3)
    #expect(proposal.card.lines.last == "total | 387.7 kcal | P 11.7  C 61.8  F 10.0 | database")
    try home.confirm(proposal)
    #expect(try home.diary() == ["lunch: pasta, cooked 200 g", "lunch: butter 10 g"])
    #expect(try home.entries().map(\.position) == [1, 2])
  }

  @Test func `what does not resolve never blocks the others`() throws {
    let call = meal(
      ["food": "zzyzx"], pasta, ["food": "salt", "quantity": 3, "unit": "slice"],
      ["food": "butter", "quantity": 10, "unit": "g"])
    let proposal = try home.propose(LogMeal(), call)
    #expect(proposal.card.lines[0] == "1 zzyzx | not counted yet")
    #expect(proposal.card.lines[2] == "3 salt | not counted yet")
    #expect(proposal.card.notes.english.contains { $0.hasPrefix("“zzyzx” is not in the food bank.") })
    #expect(
      proposal.card.notes.english.contains("How heavy is 3 slices of salt? Say “3: … g”.")
        || proposal.card.notes.english.contains { $0.hasPrefix("How heavy is 1 slice of salt?") })
    try home.confirm(proposal)
    #expect(try home.diary() == ["lunch: pasta, cooked 200 g", "lunch: butter 10 g"])
  }

  @Test func `a meal of which nothing resolves waits for what it is and has nothing to save`() throws {
    let proposal = try home.propose(LogMeal(), meal(["food": "zzyzx"], ["food": "qwrtz"]))
    #expect(proposal.card.leftOut == ["zzyzx", "qwrtz"])
    #expect(proposal.changes.isEmpty && proposal.isOpen)
    #expect(proposal.summary.english == "lunch, not counted yet")
    #expect(throws: (any Error).self) { try home.confirm(proposal) }
  }

  @Test func `an unknown food is no dead end`() throws {
    let note = try #require(try home.propose(LogMeal(), meal(["food": "zzyzx"])).card.notes.english.first)
    #expect(note.contains("“1 = …”"))
    #expect(note.contains("“+250 zzyzx”"))
    #expect(note.contains("“zzyzx is 250 kcal per 100 g”"))
  }

  @Test func `a meal of no foods is refused`() {
    #expect(
      throws: ToolError.malformedArguments(
        tool: "log_meal", SchemaError(path: "items", expected: "1 to 100 foods"))
    ) { try home.run(LogMeal(), ["items": []]) }
  }

  @Test func `a food without a name is refused`() {
    #expect(
      throws: ToolError.malformedArguments(
        tool: "log_meal", SchemaError(path: "items[1].food", expected: "the name of a food"))
    ) { try home.run(LogMeal(), meal(pasta, ["food": "  ", "kcal": 5])) }
  }

  @Test(arguments: ["", " ", String(repeating: "x", count: 201)])
  func `a title that is no name is refused`(title: String) {
    var call = meal(pasta)
    call["title"] = .string(title)
    #expect(throws: ToolError.outOfRange(.limitedValue(value: .title), range: .rangeCharacters(least: 1, most: 200))) {
      try home.run(LogMeal(), call)
    }
  }

  @Test(arguments: [
    (["food": "pasta", "quantity": 0, "unit": "g"] as JSONValue),
    (["food": "pasta", "quantity": -5, "unit": "g"]),
    (["food": "pasta", "quantity": 101, "unit": "kg"]),
    (["food": "pasta", "quantity": 92_233_720_368, "unit": "kg"]),
    (["food": "pasta", "quantity": -92_233_720_368, "unit": "lb"]),
    (["food": "egg", "quantity": 92_233_720_368]),
  ])
  func `a weight that cannot be is left open`(item: JSONValue) throws {
    let proposal = try home.propose(LogMeal(), meal(item))
    #expect(proposal.isOpen && proposal.card.notes.english.count == 1)
    #expect(proposal.card.notes.english.first?.contains("an amount between 0 and 100 kg, please") == true)
  }

  @Test func `without an amount a usual serving is taken, and said`() throws {
    let proposal = try home.propose(LogMeal(), meal(["food": "banana"]))
    #expect(proposal.card.notes.english == ["No amount said, a usual serving taken: banana."])
    #expect(proposal.card.lines.first?.hasPrefix("1 banana | ≈ 118 g") == true)
  }

  @Test func `the second time without an amount takes the last weight, and says so`() throws {
    try home.log("pasta", grams: 230, slot: "breakfast")
    home.wait(minutes: 60)
    let proposal = try home.propose(LogMeal(), meal(["food": "pasta"]))
    #expect(proposal.card.notes.english == ["No amount said, as last time: pasta, cooked."])
    try home.confirm(proposal)
    #expect(try home.entries().map(\.grams) == [230, 230].map { Grams(FixedDecimal($0)) })
  }

  @Test func `an assumed weight is marked`() throws {
    let proposal = try home.propose(LogMeal(), meal(["food": "eggs", "quantity": 2]))
    #expect(proposal.card.lines.first?.contains("2 ≈ 100 g") == true)
  }

  @Test func `a volume without a density is taken as water, and said`() throws {
    let proposal = try home.propose(LogMeal(), meal(["food": "honeydew melon", "quantity": 100, "unit": "ml"]))
    #expect(proposal.card.notes.english.contains { $0.hasPrefix("Density not known, taken as that of water: ") })
  }

  @Test func `a state is looked for`() throws {
    let proposal = try home.propose(
      LogMeal(), meal(["food": "pasta", "state": "dry", "quantity": 80, "unit": "g"]))
    #expect(proposal.card.lines.first?.hasPrefix("1 pasta, dry | 80 g | 296.8 kcal") == true)
  }

  @Test func `a state that was logged once is not what the bare name means from then on`() throws {
    try home.save(LogMeal(), meal(["food": "pasta", "state": "dry", "quantity": 80, "unit": "g"]))
    home.wait(minutes: 30)
    let proposal = try home.propose(LogMeal(), meal(pasta))
    #expect(proposal.card.lines.first?.hasPrefix("1 pasta, cooked | 200 g") == true)
  }

  @Test func `energy that the user states is taken as it is, and is an estimate`() throws {
    let proposal = try home.propose(LogMeal(), meal(["food": "a muffin from the station", "kcal": 420]))
    #expect(
      proposal.card.lines == ["1 a muffin from the station | 420 kcal | P ?  C ?  F ? | estimated"])
    try home.confirm(proposal)
    let entry = try #require(try home.entries().first)
    #expect(entry.kind == .quick)
    #expect(entry.source == "as you said")
    #expect(entry.reference == nil)
  }

  @Test(arguments: [-1, 20_001]) func `stated energy out of range is refused`(kcal: Int) {
    #expect(
      throws: ToolError.outOfRange(
        .limitedValue(value: .energy),
        range: .rangeOfNutrient(nutrient: .energy, least: .zero, most: FixedDecimal(20_000)))
    ) {
      try home.run(LogMeal(), meal(["food": "muffin", "kcal": .number(Decimal(kcal))]))
    }
  }

  @Test func `what was offered and not eaten is shown and not counted`() throws {
    let proposal = try home.propose(
      LogMeal(), meal(pasta, ["food": "butter", "quantity": 10, "unit": "g", "skipped": true]))
    #expect(proposal.summary.english == "lunch, 316 kcal")
    #expect(proposal.card.lines.last?.hasSuffix("skipped") == true)
    try home.confirm(proposal)
    #expect(try home.diary() == ["lunch: pasta, cooked 200 g", "lunch: butter 10 g, skipped"])
    #expect(try home.store.dayRecord(of: home.profile.id, on: home.today)?.figures.energy == FixedDecimal(316))
  }

  @Test func `about makes an estimate of it`() throws {
    var call = meal(pasta)
    call["approximate"] = true
    let proposal = try home.propose(LogMeal(), call)
    #expect(proposal.card.lines.first?.hasSuffix("estimated") == true)
    try home.confirm(proposal)
    #expect(try home.entries().map(\.tier) == [.estimated])
  }

  @Test func `a title and a remark stay with the meal`() throws {
    var call = meal(pasta)
    call["title"] = "Team lunch"
    call["notes"] = "by the river"
    let proposal = try home.propose(LogMeal(), call)
    #expect(proposal.card.title.english == "Lunch “Team lunch”, Fri 20 Nov")
    try home.confirm(proposal)
    let logged = try #require(try home.store.diary(of: home.profile.id, on: home.today).meals.first?.meal)
    #expect(logged.title == "Team lunch")
    #expect(logged.notes == "by the river")
  }
}

struct LogMealPlaceTests {
  let home: Household

  init() throws { home = try Household() }

  private func place(_ call: JSONValue) throws -> Meal {
    var call = call
    call["items"] = [pasta]
    for case .insert(.meal(let meal)) in try home.propose(LogMeal(), call).changes { return meal }
    throw Unexpected.notConfirmed
  }

  @Test(arguments: [
    ("2026-11-20T05:00:00Z", MealSlot.breakfast), ("2026-11-20T10:59:00Z", .breakfast),
    ("2026-11-20T11:00:00Z", .lunch), ("2026-11-20T17:00:00Z", .dinner), ("2026-11-20T22:00:00Z", .snack),
    ("2026-11-20T04:59:00Z", .snack),
  ])
  func `the time of day says which meal it is`(time: String, slot: MealSlot) throws {
    home.at(time)
    let meal = try place([:])
    #expect(meal.slot == slot)
    #expect(meal.at == home.now)
    #expect(meal.day == Day.of("2026-11-20"))
  }

  @Test func `a meal that is named wins over the clock`() throws {
    let meal = try place(["slot": "breakfast"])
    #expect(meal.slot == .breakfast)
    #expect(home.zone.local(meal.at).time == ClockTime("8:00"))
  }

  @Test func `a meal later than now is kept at now`() throws {
    let meal = try place(["slot": "dinner"])
    #expect(meal.slot == .dinner)
    #expect(meal.at == home.now)
  }

  @Test func `a time that is said is the time, and says which meal`() throws {
    let meal = try place(["time": "8:15"])
    #expect(meal.slot == .breakfast)
    #expect(home.zone.local(meal.at).time == ClockTime("08:15"))
  }

  @Test func `a past day takes the meal's usual time`() throws {
    let meal = try place(["day": "2026-11-02", "slot": "dinner"])
    #expect(meal.day == Day.of("2026-11-02"))
    #expect(home.zone.local(meal.at).iso8601 == "2026-11-02T19:30:00Z")
  }

  @Test func `a day that has not come is refused`() {
    #expect(throws: ToolError.futureDay(.of("2026-11-21"))) { try place(["day": "2026-11-21"]) }
  }

  @Test(arguments: ["", "2026-13-01", "2026-02-30", "blursday"])
  func `a day that is none is refused`(words: String) {
    #expect(throws: ToolError.unreadableDay(words)) { try place(["day": .string(words)]) }
  }

  @Test(arguments: ["", "25:00", "noonish", "12:60"])
  func `a time that is none is refused`(words: String) {
    #expect(throws: ToolError.unreadableTime(words)) { try place(["time": .string(words)]) }
  }

  @Test func `a day that starts at four keeps a late supper`() throws {
    try home.save(SaveProfile(), ["day_start": "04:00"])
    home.at("2026-11-21T01:10:00Z")
    let meal = try place([:])
    #expect(meal.day == Day.of("2026-11-20"))
    #expect(meal.slot == .snack)
    #expect(meal.at == home.now)
    home.at("2026-11-21T04:00:00Z")
    #expect(try place([:]).day == Day.of("2026-11-21"))
  }

  @Test func `a time before the day's start is the next calendar day`() throws {
    try home.save(SaveProfile(), ["day_start": "04:00"])
    home.at("2026-11-21T09:00:00Z")
    let meal = try place(["day": "2026-11-20", "time": "01:30"])
    #expect(meal.day == Day.of("2026-11-20"))
    #expect(home.zone.local(meal.at).iso8601 == "2026-11-21T01:30:00Z")
  }

  @Test func `the zone decides what day and meal it is`() throws {
    home.zone = Zone(identifier: "Pacific/Auckland", offset: 13 * 3_600)
    let meal = try place([:])
    #expect(meal.day == Day.of("2026-11-21"))
    #expect(meal.slot == .snack)
    #expect(meal.zone == "Pacific/Auckland")
  }

  @Test func `a second helping joins the meal that stands there`() throws {
    try home.log("pasta", grams: 200)
    home.wait(minutes: 20)
    let proposal = try home.propose(LogMeal(), ["items": [["food": "butter", "quantity": 10, "unit": "g"]]])
    #expect(!proposal.changes.contains { if case .insert(.meal) = $0 { true } else { false } })
    try home.confirm(proposal)
    #expect(try home.store.diary(of: home.profile.id, on: home.today).meals.count == 1)
    #expect(try home.entries().map(\.position) == [1, 2])
  }

  @Test func `another meal of the day stands on its own`() throws {
    try home.log("pasta", grams: 200)
    try home.log("oats", grams: 60, slot: "breakfast")
    #expect(try home.diary() == ["breakfast: oats, dry 60 g", "lunch: pasta, cooked 200 g"])
  }
}

struct LogMealDuplicateTests {
  let home: Household

  init() throws {
    home = try Household()
    try home.log("pasta", grams: 200)
  }

  @Test(arguments: [(0, "just now"), (1, "a minute ago"), (4, "4 minutes ago"), (10, "10 minutes ago")])
  func `the same again within ten minutes is asked about`(minutes: Int, ago: String) throws {
    home.wait(minutes: minutes)
    let proposal = try home.propose(LogMeal(), ["items": [pasta]])
    #expect(proposal.card.notes.english == ["Again? You logged pasta, cooked \(ago)."])
  }

  @Test func `after that it is a second helping`() throws {
    home.wait(minutes: 11)
    #expect(try home.propose(LogMeal(), ["items": [pasta]]).card.notes.english == [])
  }

  @Test func `so is another amount in the same meal`() throws {
    let proposal = try home.propose(LogMeal(), ["items": [["food": "pasta", "quantity": 90, "unit": "g"]]])
    #expect(proposal.card.notes.english == ["Again? You logged pasta, cooked just now."])
  }
}

struct LogMealReviseTests {
  let home: Household
  private let call: JSONValue = ["items": [pasta, ["food": "butter", "quantity": 10, "unit": "g"]]]

  init() throws { home = try Household() }

  private func revised(_ edits: Edit...) throws -> Proposal {
    try home.revise(LogMeal(), call, by: edits).proposal
  }

  @Test func `another food on a line`() throws {
    #expect(
      try revised(Edit(.line(2), .food("olive oil"))).card.lines[1].hasPrefix("2 olive oil | 10 g | 88.4 kcal"))
  }

  @Test func `another food forgets the state that was said`() throws {
    let call: JSONValue = ["items": [["food": "pasta", "state": "dry", "quantity": 80, "unit": "g"]]]
    let proposal = try home.revise(LogMeal(), call, Edit(.line(1), .food("rice"))).proposal
    #expect(proposal.card.lines.first?.hasPrefix("1 rice, cooked | 80 g") == true)
  }

  @Test func `a skipped line stays on the card and is not counted`() throws {
    let proposal = try revised(Edit(.line(2), .skipped))
    #expect(proposal.card.rows[1].emphasis == .muted)
    #expect(proposal.summary.english == "lunch, 316 kcal")
  }

  @Test func `a dropped line is gone`() throws {
    #expect(
      try revised(Edit(.line(1), .removed)).card.lines == [
        "1 butter | 10 g | 71.7 kcal | P 0.1  C 0.0  F 8.1 | database"
      ])
  }

  @Test func `another meal, another day`() throws {
    #expect(try revised(Edit(.card, .slot(.dinner))).card.title.english == "Dinner, Fri 20 Nov")
    #expect(try revised(Edit(.card, .day("2026-11-18"))).card.title.english == "Lunch, Wed 18 Nov")
  }

  @Test func `edits that cannot be are refused`() {
    #expect(throws: ToolError.noSuchLine(3)) { try revised(Edit(.line(3), .said("5 g"))) }
    #expect(throws: ToolError.noSuchLine(3)) { try revised(Edit(.line(3), .food("x"))) }
    #expect(throws: ToolError.noSuchLine(3)) { try revised(Edit(.line(1), .skipped), Edit(.line(3), .skipped)) }
    #expect(throws: ToolError.noSuchLine(3)) { try revised(Edit(.line(3), .removed)) }
    #expect(throws: ToolError.nothingLeft) { try revised(Edit(.line(1), .removed), Edit(.line(2), .removed)) }
    #expect(throws: ToolError.futureDay(.of("2026-11-24"))) { try revised(Edit(.card, .day("2026-11-24"))) }
    #expect(throws: ToolError.unreadableAmount("a bit")) { try revised(Edit(.line(1), .said("a bit"))) }
  }
}
