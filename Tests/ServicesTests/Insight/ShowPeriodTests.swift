import EmbeddedMessages
import FoundationEssentials
import JSON
import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct ShowPeriodTests {
  let home: Household

  init() throws { home = try Household() }

  @Test func `a day that is not logged is no zero, and averages say their days`() throws {
    try home.quick(1_800, "all day", day: "2026-11-18")
    try home.quick(2_100, "all day", day: "2026-11-16")
    let answer = try home.ask(ShowPeriod())
    #expect(
      answer.lines.prefix(14) == [
        "Sat 14 Nov to Fri 20 Nov", "Sat 14 Nov | not logged", "Sun 15 Nov | not logged",
        "Mon 16 Nov | 2,100 kcal | 100 kcal over target", "Tue 17 Nov | not logged", "Wed 18 Nov | 1,800 kcal",
        "Thu 19 Nov | not logged", "Fri 20 Nov | not logged",
        "Compared | these 7 days | 7 days before | change", "days logged | 2 of 7 | 0 of 7",
        "total | 3,900 kcal | not logged", "average of logged days | 1,950 kcal | not logged",
        "average of all 7 days | 557.1 kcal | not logged", "protein, logged days | ? | not logged",
      ])
    #expect(answer.facts["logged_days"] == 2)
    #expect(answer.facts["kcal_by_day"]?.text == "[null,null,2100,null,1800,null,null]")
    #expect(answer.facts["before"]?["total"]?["kcal"] == .null)
  }

  @Test func `each period stands beside the one before it`() throws {
    try home.quick(1_800, "all day")
    try home.quick(2_000, "all day", day: "2026-11-13")
    let lines = try home.ask(ShowPeriod()).lines
    #expect(lines.contains("average of logged days | 1,800 kcal | 2,000 kcal | −200 kcal"))
    try home.quick(200, "supper")
    #expect(try home.ask(ShowPeriod()).lines.contains("total | 2,000 kcal | 2,000 kcal | the same"))
  }

  @Test func `nothing logged is said in one sentence`() throws {
    let answer = try home.ask(ShowPeriod())
    #expect(answer.lines == ["Nothing is logged from Sat 14 Nov to Fri 20 Nov."])
    #expect(answer.facts["total"]?["kcal"] == .null)
  }

  @Test func `a month is thirty days, and any days may be named`() throws {
    try home.quick(1_800, "all day", day: "2026-11-02")
    let month = try home.ask(ShowPeriod(), ["period": "month"])
    #expect(month.lines.first == "Thu 22 Oct to Fri 20 Nov")
    #expect(month.facts["days"] == 30)
    let custom = try home.ask(ShowPeriod(), ["from": "2026-11-01", "to": "2026-11-03"])
    #expect(custom.lines.first == "Sun 1 Nov to Tue 3 Nov")
    #expect(custom.facts["before"]?["from"] == "2026-10-29")
    #expect(try home.ask(ShowPeriod(), ["to": "2026-11-04"]).lines.first == "Thu 29 Oct to Wed 4 Nov")
  }

  @Test func `markers stand on the days that know them, beside the values that are asked for`() throws {
    try home.log("parmesan", grams: 200)
    try home.quick(300, "pub", day: "2026-11-19")
    let answer = try home.ask(ShowPeriod(), ["references": "us"])
    #expect(answer.lines.contains("Health markers of an average day, beside US values"))
    let sodium = try #require(answer.facts["markers"]?[0])
    #expect(sodium["figure"] == "sodium_mg")
    #expect(sodium["standing"] == "high")
    #expect(sodium["days"] == 1)
    #expect(sodium["reference"] == "at most 2,300 mg")
    #expect(
      answer.lines.contains { $0.hasPrefix("sodium | ") && $0.hasSuffix(" | high | at most 2,300 mg | 1 of 2 days") })
    #expect(answer.notes.last == "Reference values: US Daily Values, FDA 2016. Total sugar stands in for added sugars.")
  }

  @Test func `the split of energy stands on days whose macronutrients are known whole`() throws {
    try home.log("pasta", grams: 200)
    try home.quick(300, "pub", day: "2026-11-19")
    let lines = try home.ask(ShowPeriod()).lines
    #expect(lines.contains("Energy by macronutrient, grams of an average day, from 1 of 2 days"))
    #expect(lines.contains("protein 15 % | 11.6 g"))
  }

  @Test func `what was skipped is not counted`() throws {
    try home.quick(1_800, "all day")
    try home.quick(900, "not eaten", day: "2026-11-19")
    try home.save(ChangeEntry(), ["day": "2026-11-19", "food": "eaten", "skip": true])
    #expect(try home.ask(ShowPeriod()).facts["logged_days"] == 1)
  }

  @Test func `what was bought is counted by weight, and what was spent by currency`() throws {
    try home.log("pasta", grams: 200)
    let pasta = try #require(try home.entries().first?.reference)
    try home.shop(on: "2026-11-19", [(pasta, "500"), (nil, nil)], total: Money(minorUnits: 4_510, currency: "EUR"))
    let answer = try home.ask(ShowPeriod(), ["source": "bought"])
    #expect(answer.lines.contains("Thu 19 Nov | 790 kcal"))
    #expect(answer.lines.contains("Fri 20 Nov | nothing bought"))
    #expect(answer.lines.contains("days with shopping | 1 of 7 | 0 of 7"))
    #expect(answer.lines.contains("total | ≥790 kcal | none"))
    #expect(answer.lines.contains("spent | 45.10 EUR | 0.00 EUR | +45.1 EUR"))
    #expect(answer.facts["markers"] == nil)
    #expect(try home.ask(ShowPeriod()).lines.contains("spent | 45.10 EUR | 0.00 EUR | +45.1 EUR"))
  }

  @Test func `two days are a span in any order`() throws {
    let (one, other) = ("2026-11-20", "2026-11-17")
    let asked = try home.ask(ShowPeriod(), ["from": .string(one), "to": .string(other)])
    #expect(try asked.lines == home.ask(ShowPeriod(), ["from": .string(other), "to": .string(one)]).lines)
  }

  @Test(arguments: [
    Refusal(["to": "2026-11-21"], .futureDay(.of("2026-11-21"))), Refusal(["from": "x"], .unreadableDay("x")),
    Refusal(["from": "2001-01-01"], .outOfRange(.limitedValue(value: .period), range: .rangeDays(least: 1, most: 366))),
  ])
  func `days that cannot be are refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(ShowPeriod(), refusal.call) }
  }
}

struct ShowProgressTests {
  let home: Household

  init() throws { home = try Household() }

  @Test func `weight and energy stand beside each other over three spans`() throws {
    try home.weigh("80 kg", on: "2026-10-25")
    try home.weigh("79.2 kg", on: "2026-11-15")
    try home.weigh("78.8 kg", on: "2026-11-20")
    try home.quick(1_900, "all day")
    let lines = try home.ask(ShowProgress(), ["days": 7]).lines
    #expect(
      lines == [
        "Progress up to Fri 20 Nov", "Weight, 7 days | weight | - 79.2 - - - - 78.8",
        "Energy, 7 days | eaten | - - - - - - 1,900", "Over | 7 days | 30 days | 90 days",
        "days with a weight | 2 | 3 | 3", "latest weight | 78.8 kg | 78.8 kg | 78.8 kg",
        "change of weight | −0.4 kg | −1.2 kg | −1.2 kg", "days logged | 1 | 1 | 1",
        "average of logged days | 1,900 kcal | 1,900 kcal | 1,900 kcal",
      ])
  }

  @Test func `energy at rest is told where the profile says enough`() throws {
    home.profile.birthDate = .of("1986-11-20")
    home.profile.sex = .female
    home.profile.height = FixedDecimal(170)
    try home.weigh("70 kg", on: "2026-11-20")
    let answer = try home.ask(ShowProgress())
    // 700 + 1,062.5 − 200 − 161
    #expect(answer.lines.last == "at rest (BMR) | 1,401.5 kcal | 1,401.5 kcal | 1,401.5 kcal")
    home.profile.birthDate = .of("2015-01-01")
    #expect(try home.ask(ShowProgress()).lines.last?.hasPrefix("average") == true)
  }

  @Test func `without a weight and without a day there is one sentence`() throws {
    #expect(
      try home.ask(ShowProgress()).lines == ["No weight and no day is logged in the 90 days up to today."])
  }

  @Test(arguments: [1, 0, -5, 367]) func `a span that cannot be drawn is refused`(days: Int) {
    #expect(throws: ToolError.outOfRange(.limitedValue(value: .days), range: .rangeNumbers(least: 2, most: 366))) {
      try home.run(ShowProgress(), ["days": .number(Decimal(days))])
    }
  }
}

struct MarkerChoiceTests {
  @Test func `words change it, each one of them`() {
    let choice = MarkerChoice()
    #expect(choice == MarkerChoice(references: .who, isColoured: false))
    #expect(choice.changed(by: []) == choice)
    #expect(choice.changed(by: ["EU", "colour"]) == MarkerChoice(references: .eu, isColoured: true))
    #expect(choice.changed(by: ["color", "plain"]) == choice)
    #expect(choice.changed(by: ["us", "mars"]) == nil)
  }

  @Test func `it is kept for each profile, and holds where a call names no values`() throws {
    let home = try Household()
    try home.log("parmesan", grams: 100)
    try MarkerChoice(references: .us, isColoured: true).keep(for: home.profile, in: home.store)
    #expect(try MarkerChoice.of(home.profile, in: home.store) == MarkerChoice(references: .us, isColoured: true))
    #expect(try home.ask(ShowPeriod()).facts["references"] == "us")
    #expect(try home.ask(ShowPeriod(), ["references": "eu"]).facts["references"] == "eu")
    let other = Profile(id: home.identifiers.next(), created: home.now, name: "Ada")
    #expect(try MarkerChoice.of(other, in: home.store) == MarkerChoice())
  }

  @Test func `only who asks for colour has emphasis, and never where nothing is known`() throws {
    let home = try Household()
    try home.log("parmesan", grams: 300)
    func emphases() throws -> [Card.Emphasis] {
      guard case .overview(let overview) = try home.ask(ShowPeriod()).view else { return [] }
      return overview.parts.flatMap { part in
        if case .list(let list) = part { list.rows.map(\.emphasis) } else { [] as [Card.Emphasis] }
      }
    }
    #expect(try emphases() == [.plain, .plain, .plain, .plain])
    try MarkerChoice(isColoured: true).keep(for: home.profile, in: home.store)
    #expect(try emphases() == [.outside, .outside, .within, .outside])
  }
}
