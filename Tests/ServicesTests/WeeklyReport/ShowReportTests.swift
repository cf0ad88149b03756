import FoundationEssentials
import JSON
import Nutrition
import Services
import Store
import Testing

struct ShowReportTests {
  let home: Household

  init() throws { home = try Household() }

  /// Logs energy on three days of the week, 16 to 20 November.
  private func logThreeDays() throws {
    for (day, energy) in [("2026-11-16", 1_800), ("2026-11-18", 2_100), ("2026-11-19", 2_100)] {
      try home.quick(energy, "all day", slot: "lunch", day: day)
    }
  }

  /// Makes and keeps the report of this week, as a session does.
  private func keepReport() throws {
    try home.context.keep(try home.context.newReport(on: Week(containing: home.today)))
  }

  @Test func `a week says how many of its days are logged, and both averages by name`() throws {
    try logThreeDays()
    let answer = try home.ask(ShowReport())
    #expect(answer.lines.first == "Weekly report 2026-W47, Mon 16 Nov to Fri 20 Nov, so far")
    #expect(answer.lines.contains("An average day | 3 logged days | all 5 days | target | against it"))
    #expect(answer.lines.contains("energy | 2,000 kcal | 1,200 kcal | 2,000 kcal | on target"))
    #expect(answer.facts["logged_days"] == 3)
    #expect(answer.facts["kcal_by_day"]?.text == "[1800,null,2100,2100,null]")
    #expect(answer.facts["average_all"]?["kcal"] == 1200)
    #expect(answer.notes.first?.hasPrefix("3 of 7 days are logged, and the week is still going on.") == true)
  }

  @Test func `a week without anything is one sentence`() throws {
    #expect(try home.ask(ShowReport()).lines == ["Nothing is logged in 2026-W47, Mon 16 Nov to Fri 20 Nov, so far."])
    #expect(try home.ask(ShowReport(), ["week": "last"]).facts["week"] == "2026-W46")
  }

  @Test func `while nothing is logged in a week, the one before it is meant`() throws {
    try home.quick(1_800, "all day", day: "2026-11-13")
    #expect(try home.ask(ShowReport()).facts["week"] == "2026-W46")
    try home.quick(1_800, "all day")
    #expect(try home.ask(ShowReport()).facts["week"] == "2026-W47")
  }

  @Test(arguments: [
    ("2026-W46", "2026-W46"), ("last", "2026-W46"), ("this week", "2026-W47"), ("2026-11-01", "2026-W44"),
    ("yesterday", "2026-W47"),
  ])
  func `a week has a number, a name, or a day in it`(words: String, week: JSONValue) throws {
    #expect(try home.ask(ShowReport(), ["week": .string(words)]).facts["week"] == week)
  }

  @Test(arguments: [
    Refusal(["week": "2026-W48"], .futureWeek(Week(containing: .of("2026-11-23")))),
    Refusal(["week": "soup"], .unreadableWeek("soup")),
    Refusal(["week": "2026-W99"], .unreadableWeek("2026-W99")),
  ])
  func `a week that cannot be is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(ShowReport(), refusal.call) }
  }

  @Test func `every target has the average that stands against it`() throws {
    try home.save(SetTargets(), ["kcal": 1900, "protein_g": 20, "fibre_g": 4, "from": "2026-11-16"])
    try home.log("pasta", grams: 400)
    let answer = try home.ask(ShowReport())
    #expect(answer.lines.contains("energy | 632 kcal | 126.4 kcal | 1,900 kcal | 1,268 below"))
    #expect(answer.lines.contains("protein | 23.2 g | 4.6 g | 20 g | 3.2 over"))
    #expect(answer.lines.contains { $0.hasPrefix("sodium | ") && $0.hasSuffix(" | none") })
    #expect(answer.facts["against"]?["kcal"] == -1268)
    #expect(answer.facts["against"]?["sodium_mg"] == .null)
  }

  @Test func `what was bought is told beside what was eaten, as a gap`() throws {
    try home.log("pasta", grams: 200)
    let pasta = try #require(try home.entries().first?.reference)
    try home.shop(on: "2026-11-19", [(pasta, "500"), (nil, nil)], total: Money(minorUnits: 410, currency: "EUR"))
    let answer = try home.ask(ShowReport())
    #expect(
      answer.notes.contains(
        "Bought 790 kcal, 1 of 2 items without figures; logged 316 kcal. A gap of 474 kcal: more was bought than logged. "
          + "Stock, other eaters, meals out and days that are not logged are all in it."))
    #expect(answer.facts["bought_and_eaten"]?["gap_kcal"] == 474)
  }

  @Test func `the weight of a week stands beside that of the week before`() throws {
    for (weight, day) in [("80 kg", "2026-11-10"), ("79 kg", "2026-11-17"), ("79.4 kg", "2026-11-19")] {
      try home.weigh(weight, on: day)
    }
    let answer = try home.ask(ShowReport())
    #expect(
      answer.notes[0].contains(
        "Weight averages 79.2 kg (2 weighings), 0.8 kg less than in the week before (1 weighing)."))
    #expect(answer.facts["weight"]?["change_kg"] == .number(Decimal(-8) / 10))
  }

  @Test func `a report that is kept of a week that has ended stays as it was until it is made again`() throws {
    home.at("2026-11-22T20:00:00Z")
    try logThreeDays()
    try keepReport()
    try home.quick(600, "found later", day: "2026-11-20")
    let kept = try home.ask(ShowReport())
    #expect(kept.facts["logged_days"] == 3)
    #expect(kept.notes.contains { $0.hasPrefix("The diary of this week has changed since the report was made.") })
    #expect(try home.ask(ShowReport(), ["again": true]).facts["logged_days"] == 4)
    try keepReport()
    #expect(try home.ask(ShowReport()).facts["logged_days"] == 4)
  }

  @Test func `a report of a week that goes on is made anew when the diary has changed`() throws {
    try logThreeDays()
    try keepReport()
    #expect(try home.ask(ShowReport()).facts["kept"] == true)
    try home.quick(600, "supper")
    let answer = try home.ask(ShowReport())
    #expect(answer.facts["kept"] == false && answer.facts["logged_days"] == 4)
  }

  @Test func `changes are those since the last report, or since the week before`() throws {
    home.at("2026-11-06T12:00:00Z")
    try home.quick(1_500, "all day")
    try keepReport()
    home.at("2026-11-13T12:00:00Z")
    try home.quick(1_700, "all day")
    home.at("2026-11-20T12:00:00Z")
    try home.quick(1_800, "all day")
    let answer = try home.ask(ShowReport())
    #expect(answer.facts["changes"]?["since"] == "2026-W45" && answer.facts["changes"]?["reported"] == true)
    #expect(answer.lines.contains("Since the last report | 2026-W45 | 2026-W47 | change"))
    #expect(answer.lines.contains("energy, logged days | 1,500 kcal | 1,800 kcal | +300 kcal"))
    let before = try home.ask(ShowReport(), ["week": "2026-W45"])
    #expect(before.facts["changes"] == .null)
  }

  @Test func `water counts where it is kept, by the weight that is known`() throws {
    try logThreeDays()
    for day in ["2026-11-16", "2026-11-17", "2026-11-18"] {
      try home.save(RecordWater(), ["amount": "2 l", "day": .string(day)])
    }
    try home.save(RecordWater(), ["amount": "500 ml", "day": "2026-11-17"])
    func water() throws -> JSONValue? {
      try home.ask(ShowReport()).facts["habits"]?.array?.first { $0["habit"] == "water" }
    }
    #expect(try water()?["score"] == .null && water()?["note"] == "a weight says how much")
    try home.weigh("70 kg", on: "2026-11-16")
    #expect(try water()?["score"] == 33 && water()?["note"] == "1 of 3 days with at least 2,450 ml")
  }

  @Test func `a very low target is neither praised nor pressed`() throws {
    try logThreeDays()
    try home.save(SetTargets(), ["kcal": 900, "from": "2026-11-16"])
    let answer = try home.ask(ShowReport())
    #expect(answer.notes.contains { $0.hasPrefix("Below 1,200 kcal, the least that larder proposes to lose weight") })
    #expect(answer.notes.last == "Figures, no medical advice.")
  }

  @Test func `food of the same name in another state is the same food`() throws {
    try home.log("oats", grams: 50)
    try home.log("pasta", grams: 50)
    try home.log("pasta", grams: 80)
    let variety = try home.ask(ShowReport()).facts["habits"]?.array?.first { $0["habit"] == "variety" }
    #expect(variety?["reached"] == 2)
  }
}
