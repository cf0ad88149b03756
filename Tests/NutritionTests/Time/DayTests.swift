import Nutrition
import Testing

@Suite struct `a day of the calendar` {
  /// Counts every day from 1900 to 2100 by the rules of the calendar, without the code under test.
  @Test func `is the next one after the day before, for two hundred years`() throws {
    let monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var expected = Day(number: -25_567)
    for year in 1900...2100 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      for month in 1...12 {
        for dayOfMonth in 1...(monthLengths[month - 1] + (month == 2 && isLeap ? 1 : 0)) {
          let day = try #require(Day(year: year, month: month, day: dayOfMonth))
          try #require(day == expected)
          try #require((day.year, day.month, day.dayOfMonth) == (year, month, dayOfMonth))
          try #require(Day(day.description) == day)
          expected = expected.adding(1)
        }
      }
    }
    #expect(expected == (try day("2101-01-01")))
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-20", 20_777), ("0001-01-01", -719_162),
    ("9999-12-31", 2_932_896),
  ])
  func `has a number from 1970`(text: String, number: Int) throws {
    #expect(try day(text).number == number)
    #expect(Day(number: number).description == text)
  }

  @Test(arguments: [
    (1900, false), (1904, true), (2000, true), (2023, false), (2024, true), (2026, false), (2100, false), (2400, true),
  ])
  func `is 29 February only in a leap year`(year: Int, isLeap: Bool) {
    #expect((Day(year: year, month: 2, day: 29) != nil) == isLeap)
  }

  @Test(arguments: [
    ("1900-01-01", Weekday.monday), ("1969-07-20", .sunday), ("1970-01-01", .thursday), ("1989-11-09", .thursday),
    ("2000-01-01", .saturday), ("2024-02-29", .thursday), ("2026-11-20", .friday), ("2100-12-31", .friday),
    ("0001-01-01", .monday),
  ])
  func `falls on a weekday`(text: String, weekday: Weekday) throws {
    #expect(try day(text).weekday == weekday)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-20-01", "26-11-20", "2026-1-20", "2026-11-2", "2026-13-01", "2026-00-10",
    "2026-11-00", "2026-11-31", "2026-02-29", "0000-01-01", "2026/11/20", "20261120", " 2026-11-20", "2026-11-20 ",
    "2026-+1-20", "+202-11-20", "2026-11-+5", "-026-11-20", "2026-11-２０", "10000-01-01", "yyyy-mm-dd", "2026--1-20",
  ])
  func `is refused where it is not written as one`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(arguments: [
    (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32), (0, 1, 1), (10_000, 1, 1), (2026, 4, 31),
    (Int.max, Int.min, 5),
  ])
  func `is refused where there is none`(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [("2026-11-20", "Fri 20 Nov"), ("2026-03-01", "Sun 1 Mar"), ("2026-05-06", "Wed 6 May")])
  func `has a short form`(text: String, short: String) throws {
    #expect(try day(text).short == short)
  }

  @Test func `steps over the ends of months and years`() throws {
    #expect(try day("2024-02-28").adding(1) == day("2024-02-29"))
    #expect(try day("2026-12-31").adding(1) == day("2027-01-01"))
    #expect(try day("2026-03-01").adding(-1) == day("2026-02-28"))
    #expect(try day("2026-01-31") < day("2026-02-01"))
  }

  @Test func `is its text in JSON`() throws {
    #expect(try json([day("2026-11-20")]) == #"["2026-11-20"]"#)
    #expect(try decoded([Day].self, from: #"["2026-11-20"]"#) == [day("2026-11-20")])
    #expect(throws: DecodingError.self) { try decoded([Day].self, from: #"["2026-02-30"]"#) }
  }
}
