import Nutrition
import Testing

@Suite struct `the days of a calendar` {
  @Test(arguments: [
    ("2026-10", "2026-10-01", "2026-10-31"), ("2026-02", "2026-02-01", "2026-02-28"),
    ("2028-02", "2028-02-01", "2028-02-29"), ("2026-12", "2026-12-01", "2026-12-31"),
    ("2026", "2026-01-01", "2026-12-31"),
  ])
  func `are a month or a year`(text: String, first: String, last: String) {
    let range = DayRange(calendar: text)
    #expect(range?.first.description == first && range?.last.description == last)
  }

  @Test(arguments: ["2026-13", "2026-1", "26-10", "2026-10-01", "October", "", "0000"])
  func `are nothing else`(text: String) { #expect(DayRange(calendar: text) == nil) }

  @Test func `have a name where they are whole`() throws {
    #expect(DayRange(calendar: "2026-10")?.calendarName == "October 2026")
    #expect(DayRange(calendar: "2026")?.calendarName == "2026")
    let first = try #require(Day("2026-10-03"))
    #expect(DayRange(from: first, through: first.adding(3))?.calendarName == nil)
  }

  @Test func `are parted into months`() throws {
    let (first, today) = (try #require(Day("2026-10-20")), try #require(Day("2027-01-03")))
    let range = try #require(DayRange(from: first, through: today))
    #expect(range.months.map { $0.monthName(from: today) } == ["Oct 2026, 20–31", "Nov 2026", "Dec 2026", "Jan, 1–3"])
    #expect(range.months.reduce(0) { $0 + $1.count } == range.count)
  }
}
