import Nutrition
import Testing

@Suite struct `a time of day` {
  @Test func `is written with two digits each and reads back`() throws {
    for minutes in 0..<1_440 {
      let time = try #require(ClockTime(hour: minutes / 60, minute: minutes % 60))
      try #require(time.minutes == minutes)
      try #require((time.hour, time.minute) == (minutes / 60, minutes % 60))
      try #require(time.description.utf8.count == 5)
      try #require(ClockTime(time.description) == time)
    }
  }

  @Test(arguments: [("4:00", 240), ("04:00", 240), ("0:05", 5), ("23:59", 1_439), ("00:00", 0)])
  func `is read with one digit or two before the colon`(text: String, minutes: Int) {
    #expect(ClockTime(text)?.minutes == minutes)
  }

  @Test(arguments: [
    "", ":", "4", "4:", ":30", "4:0", "4:000", "004:00", "24:00", "12:60", "-1:00", "+4:00", "4:+5", "12:-5",
    "12:30:00",
    " 4:00", "4:00 ", "4.30", "noon", "１２:00",
  ])
  func `is refused where it is not written as one`(text: String) {
    #expect(ClockTime(text) == nil)
  }

  @Test(arguments: [(24, 0), (-1, 0), (0, 60), (0, -1), (Int.max, 0)])
  func `is refused where there is none`(hour: Int, minute: Int) {
    #expect(ClockTime(hour: hour, minute: minute) == nil)
  }

  @Test func `is its text in JSON`() throws {
    #expect(try json([time("4:05")]) == #"["04:05"]"#)
    #expect(try decoded([ClockTime].self, from: #"["04:05"]"#) == [time("04:05")])
    #expect(throws: DecodingError.self) { try decoded([ClockTime].self, from: #"["25:00"]"#) }
  }
}
