import Nutrition
import Testing

@Suite struct `a diary day that starts at four` {
  private func clock(_ example: ZoneFileExample = .berlin) throws -> DiaryClock {
    DiaryClock(zone: try zone(example), dayStart: try time("04:00"))
  }

  @Test(arguments: [
    ("2026-11-20T23:30:00+01:00", "2026-11-20"), ("2026-11-21T00:00:00+01:00", "2026-11-20"),
    ("2026-11-21T03:59:59+01:00", "2026-11-20"), ("2026-11-21T04:00:00+01:00", "2026-11-21"),
    ("2026-11-01T02:00:00+01:00", "2026-10-31"), ("2027-01-01T01:00:00+01:00", "2026-12-31"),
  ])
  func `keeps a late supper`(moment: String, expected: String) throws {
    #expect(try clock().day(of: instant(moment)) == day(expected))
  }

  @Test(arguments: [
    ("2026-03-29T01:59:59Z", "2026-03-28"), ("2026-03-29T02:00:00Z", "2026-03-29"),
    ("2026-10-25T02:59:59Z", "2026-10-24"),
    ("2026-10-25T03:00:00Z", "2026-10-25"), ("2026-10-25T00:30:00Z", "2026-10-24"),
    ("2026-10-25T01:30:00Z", "2026-10-24"),
  ])
  func `starts at four by the clock when the clocks change`(moment: String, expected: String) throws {
    #expect(try clock().day(of: instant(moment)) == day(expected))
  }

  @Test(arguments: [
    ("2026-11-20", "23:59", "2026-11-20T23:59:00+01:00"), ("2026-11-20", "04:00", "2026-11-20T04:00:00+01:00"),
    ("2026-11-20", "03:59", "2026-11-21T03:59:00+01:00"), ("2026-11-20", "00:00", "2026-11-21T00:00:00+01:00"),
    ("2026-03-28", "02:30", "2026-03-29T03:30:00+02:00"), ("2026-10-24", "02:30", "2026-10-25T02:30:00+02:00"),
  ])
  func `puts the small hours on the next date`(diaryDay: String, at: String, moment: String) throws {
    #expect(try clock().instant(day(diaryDay), time(at)) == instant(moment))
  }

  @Test func `holds every time that is placed on it, all year`() throws {
    let clock = try clock()
    for number in 0..<365 {
      let day = try day("2026-01-01").adding(number)
      for hour in 0..<24 {
        let time = try #require(ClockTime(hour: hour, minute: 30))
        try #require(clock.day(of: clock.instant(day, time)) == day)
      }
    }
  }

  @Test func `is another day in another zone`() throws {
    let moment = try instant("2026-11-20T17:30:00Z")
    #expect(try clock(.berlin).day(of: moment) == day("2026-11-20"))
    #expect(try clock(.kolkata).day(of: moment) == day("2026-11-20"))
    let later = try instant("2026-11-20T22:30:00Z")
    #expect(try clock(.berlin).day(of: later) == day("2026-11-20"))
    #expect(try clock(.kolkata).day(of: later) == day("2026-11-21"))
    #expect(try clock(.sydney).day(of: moment) == day("2026-11-21"))
  }
}

@Test func `a diary day is the date where it starts at midnight`() throws {
  let clock = DiaryClock(zone: .utc)
  #expect(try clock.day(of: instant("2026-11-20T00:00:00Z")) == day("2026-11-20"))
  #expect(try clock.day(of: instant("2026-11-20T23:59:59.999Z")) == day("2026-11-20"))
  #expect(try clock.instant(day("2026-11-20"), .midnight) == instant("2026-11-20T00:00:00Z"))
}
