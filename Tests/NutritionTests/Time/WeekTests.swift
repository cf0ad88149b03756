import Nutrition
import Testing

@Suite struct `a week` {
  @Test(arguments: [
    ("2026-11-20", "2026-W47"), ("2026-01-01", "2026-W01"), ("2025-12-29", "2026-W01"), ("2027-01-03", "2026-W53"),
    ("2027-01-04", "2027-W01"), ("2024-12-30", "2025-W01"), ("2021-01-03", "2020-W53"), ("1969-12-31", "1970-W01"),
  ])
  func `is that of ISO 8601`(date: String, week: String) throws {
    let date = try day(date)
    #expect("\(Week(containing: date))" == week)
    #expect(Week(week)?.days.contains(date) == true)
  }

  @Test func `begins on a Monday and ends on a Sunday`() throws {
    let week = Week(containing: try day("2026-11-20"))
    #expect("\(week.first)" == "2026-11-16" && "\(week.last)" == "2026-11-22")
    #expect(week.first.weekday == .monday)
    #expect(week.before == Week("2026-W46"))
    #expect(week.days.count == 7)
  }

  @Test(arguments: [
    "2025-W53", "2026-W00", "2026-W54", "2026-47", "W47", "2026-W4x", "2026-W047", "-W01", "", "2026-W-1",
  ])
  func `that is none is not read`(text: String) {
    #expect(Week(text) == nil)
  }

  @Test func `of every day is read back from its name`() {
    for number in stride(from: 0, to: 30_000, by: 5) {
      let week = Week(containing: Day(number: number))
      #expect(Week("\(week)") == week)
    }
  }
}
