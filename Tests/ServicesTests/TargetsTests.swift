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

struct TargetsTests {
  let home: Household

  init() throws { home = try Household() }

  private func remaining(_ day: String) throws -> JSONValue? {
    try home.ask(ShowDay(), ["day": .string(day)]).facts["remaining"]
  }

  @Test func `until one is set the reference intake holds, and is named so`() throws {
    let answer = try home.ask(ShowTargets())
    #expect(answer.lines == ["Targets", "energy | 2,000 kcal"])
    #expect(answer.notes.first?.hasPrefix("The reference intake of an adult") == true)
    #expect(answer.facts["kcal"] == 2_000)
  }

  @Test func `a target holds from its day on, not before`() throws {
    try home.quick(500, "soup", day: "2026-11-18")
    try home.quick(500, "soup")
    let proposal = try home.propose(SetTargets(), ["kcal": 1_900, "from": "2026-11-19"])
    #expect(proposal.card.title.english == "Targets from Thu 19 Nov")
    #expect(proposal.summary.english == "targets, 1,900 kcal a day")
    try home.confirm(proposal)
    #expect(try remaining("2026-11-18") == 1_500)
    #expect(try remaining("2026-11-20") == 1_400)
    #expect(try home.ask(ShowTargets()).notes == ["Since Thu 19 Nov.", "Your own figures."])
  }

  @Test func `figures that are not named keep their target`() throws {
    try home.save(SetTargets(), ["kcal": 1_900, "protein_g": 120])
    try home.save(SetTargets(), ["sugar_g": 30])
    #expect(
      try home.ask(ShowTargets()).lines == ["Targets", "energy | 1,900 kcal", "protein | 120 g", "sugar | 30 g"])
  }

  @Test func `a second target of the same day replaces the first`() throws {
    try home.save(SetTargets(), ["kcal": 1_900])
    try home.save(SetTargets(), ["kcal": 1_800])
    #expect(try home.store.targets(of: home.profile.id, limit: 10).map(\.figures.energy) == [FixedDecimal(1_800)])
  }

  @Test func `a later target leaves the days between as they are`() throws {
    try home.quick(500, "soup", day: "2026-11-15")
    try home.save(SetTargets(), ["kcal": 1_800, "from": "2026-11-18"])
    try home.save(SetTargets(), ["kcal": 2_500, "from": "2026-11-10"])
    #expect(try remaining("2026-11-15") == 2_000)
    #expect(try remaining("2026-11-20") == 1_800)
  }

  @Test func `a target may begin on a day to come`() throws {
    try home.save(SetTargets(), ["kcal": 1_700, "from": "2026-11-23"])
    #expect(try home.ask(ShowTargets()).facts["kcal"] == 2_000)
    #expect(try home.ask(ShowTargets(), ["day": "2026-11-23"]).facts["kcal"] == 1_700)
    home.at("2026-11-24T12:00:00Z")
    #expect(try home.ask(ShowTargets()).facts["kcal"] == 1_700)
  }

  @Test func `macronutrients that do not make the energy are remarked on`() throws {
    let proposal = try home.propose(SetTargets(), ["kcal": 2_000, "protein_g": 100, "carbs_g": 100, "fat_g": 50])
    #expect(proposal.card.notes.english == ["Protein, carbohydrate and fat make 1,250 kcal of these 2,000."])
    #expect(
      try home.propose(SetTargets(), ["kcal": 2_000, "protein_g": 100, "carbs_g": 225, "fat_g": 78]).card.notes.english
        == [])
  }

  @Test(arguments: [
    Refusal([:], .nothingToChange),
    Refusal(
      ["kcal": 499],
      .outOfRange(
        .nutrientName(nutrient: .energy),
        range: .rangeADay(
          range: .rangeOfNutrient(nutrient: .energy, least: FixedDecimal(500), most: FixedDecimal(10_000))))),
    Refusal(
      ["kcal": 10_001],
      .outOfRange(
        .nutrientName(nutrient: .energy),
        range: .rangeADay(
          range: .rangeOfNutrient(nutrient: .energy, least: FixedDecimal(500), most: FixedDecimal(10_000))))),
    Refusal(
      ["protein_g": 2_001],
      .outOfRange(
        .nutrientName(nutrient: .protein),
        range: .rangeADay(range: .rangeOfNutrient(nutrient: .protein, least: .zero, most: FixedDecimal(2_000))))),
    Refusal(
      ["fibre_g": -1],
      .outOfRange(
        .nutrientName(nutrient: .fibre),
        range: .rangeADay(range: .rangeOfNutrient(nutrient: .fibre, least: .zero, most: FixedDecimal(2_000))))),
    Refusal(
      ["sodium_mg": 20_001],
      .outOfRange(
        .nutrientName(nutrient: .sodium),
        range: .rangeADay(range: .rangeOfNutrient(nutrient: .sodium, least: .zero, most: FixedDecimal(20_000))))),
    Refusal(["kcal": 1_900, "from": "payday"], .unreadableDay("payday")),
  ])
  func `targets that cannot be are refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(SetTargets(), refusal.call) }
  }

  @Test func `the same target again changes nothing`() throws {
    try home.save(SetTargets(), ["kcal": 1_900])
    #expect(throws: ToolError.nothingToChange) { try home.run(SetTargets(), ["kcal": 1_900]) }
  }

  @Test func `they cannot be edited in place`() {
    #expect(throws: ToolError.cannotEdit) { try home.revise(SetTargets(), ["kcal": 1_900], Edit(.card, .slot(.lunch))) }
  }

  @Test func `a day that is none has no targets`() {
    #expect(throws: ToolError.unreadableDay("x")) { try home.run(ShowTargets(), ["day": "x"]) }
  }
}

struct SaveProfileTests {
  let home: Household

  init() throws { home = try Household() }

  @Test func `name, day start and meal hours change, with what they were`() throws {
    let proposal = try home.propose(
      SaveProfile(), ["name": "Ada", "day_start": "04:00", "lunch": "12:00", "dinner_end": "23:00"])
    #expect(
      proposal.card.lines == [
        "name | Ada | was \(home.profile.name)", "day starts at | 04:00 | was 00:00", "lunch from | 12:00 | was 11:00",
        "dinner until | 23:00 | was 22:00",
      ])
    #expect(proposal.card.notes.english == ["Entries that are already logged keep their day."])
    #expect(proposal.summary.english == "profile of Ada")
    try home.confirm(proposal)
    #expect(home.profile.name == "Ada")
    #expect(home.profile.dayStart == ClockTime(hour: 4))
  }

  @Test func `meal hours decide the next meal`() throws {
    try home.save(SaveProfile(), ["lunch": "13:00"])
    #expect(try home.propose(LogMeal(), ["items": [["food": "pasta"]]]).card.title.english == "Breakfast, Fri 20 Nov")
  }

  @Test func `entries that are logged keep their day`() throws {
    home.at("2026-11-20T02:00:00Z")
    try home.quick(200, "late bun")
    try home.save(SaveProfile(), ["day_start": "04:00"])
    #expect(home.today == Day.of("2026-11-19"))
    #expect(try home.diary(.of("2026-11-20")) == ["snack: late bun 200 kcal"])
  }

  @Test(arguments: [
    Refusal([:], .nothingToChange),
    Refusal(["day_start": "00:00"], .nothingToChange),
    Refusal(["day_start": "12:00"], .outOfRange(.limitedValue(value: .startOfDay), range: .rangeStartOfDay)),
    Refusal(["day_start": "four"], .unreadableTime("four")),
    Refusal(["lunch": "18:00"], .outOfRange(.limitedValue(value: .mealHours), range: .rangeMealHours)),
    Refusal(["dinner": "24:00"], .unreadableTime("24:00")),
    Refusal(["name": ""], .outOfRange(.limitedValue(value: .name), range: .rangeCharacters(least: 1, most: 200))),
  ])
  func `what cannot be is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(SaveProfile(), refusal.call) }
  }

  @Test func `it cannot be edited in place`() {
    #expect(throws: ToolError.cannotEdit) { try home.revise(SaveProfile(), ["name": "Ada"], Edit(.line(1), .removed)) }
  }
}
