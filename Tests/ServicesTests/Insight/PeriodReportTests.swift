import EmbeddedMessages
import JSON
import Messages
import Nutrition
import Services
import Testing

/// The report of a month, a year or any days.
struct PeriodReportTests {
  let home: Household

  init() throws {
    home = try Household()
    try home.save(SetTargets(), ["kcal": 1900, "protein_g": 90])
    for day in ["2026-10-02", "2026-10-05", "2026-10-30"] {
      try home.log("pasta", grams: 200, slot: "lunch", day: day)
      try home.quick(1_500, "the rest", slot: "dinner", day: day)
    }
    try home.log("apple", grams: 100, slot: "snack", day: "2026-10-05")
    try home.weigh("80.4 kg", on: "2026-10-02")
    try home.weigh("79.1 kg", on: "2026-10-30")
    try home.shop(on: "2026-10-10", [(nil, nil)], total: Money(minorUnits: 1_250, currency: "EUR"))
  }

  @Test(
    arguments: [["week": "2026-10"], ["week": "October"], ["from": "2026-10-01", "to": "2026-10-31"]] as [JSONValue])
  func `a month has energy beside the allowance, weight, spending and what was eaten most`(call: JSONValue) throws {
    let answer = try home.ask(ShowReport(), call)
    #expect(answer.lines.first == "Report October 2026, Thu 1 Oct to Sat 31 Oct")
    #expect(answer.notes.first?.hasPrefix("3 of 31 days are logged. An average logged day has ") == true)
    #expect(
      answer.notes.first?.hasSuffix(
        "Weight: 80.4 kg on Fri 2 Oct, 79.1 kg on Fri 30 Oct: 1.3 kg less (2 weighings). Spent in shops: 12.50 EUR.")
        == true)
    #expect(answer.lines.contains { $0.hasPrefix("pasta, cooked | 3 | 600 g | ") })
    #expect(answer.facts["eaten_most"]?.array?.count == 3)
    #expect(answer.facts["spending"]?.array?.first?["total"] == 12.5)
    #expect(answer.facts["kcal_by_day"]?.array?.count == 31)
    #expect(answer.facts["whole"] == true)
  }

  @Test func `a year has a bar a month, and says so far`() throws {
    let answer = try home.ask(ShowReport(), ["week": "2026"])
    #expect(answer.lines.first == "Report 2026, Thu 1 Jan to Fri 20 Nov, so far")
    #expect(answer.facts["whole"] == false && answer.facts["logged_days"] == 3)
  }

  @Test func `days may be in any order`() throws {
    let answer = try home.ask(ShowReport(), ["from": "2026-10-05", "to": "2026-10-01"])
    #expect(answer.lines.first == "Report Thu 1 Oct to Mon 5 Oct")
  }

  @Test func `of days without records it says so`() throws {
    let answer = try home.ask(ShowReport(), ["week": "2026-03"])
    #expect(answer.lines == ["Nothing is logged in March 2026, Sun 1 Mar to Tue 31 Mar."])
  }

  private static let refused: [(JSONValue, ToolError)] = [
    (["week": "2027-03"], .futureDay(.of("2027-03-01"))),
    (
      ["week": "2024-01-01..2026-01-01"],
      .outOfRange(.limitedValue(value: .report), range: .rangeDays(least: 1, most: 366))
    ),
    (["week": "..2026-01-01"], .unreadableWeek("..2026-01-01")), (["week": "whenever"], .unreadableWeek("whenever")),
  ]

  @Test(arguments: refused)
  func `days that cannot be are refused`(call: JSONValue, error: ToolError) throws {
    #expect(throws: error) { try home.ask(ShowReport(), call) }
  }
}
