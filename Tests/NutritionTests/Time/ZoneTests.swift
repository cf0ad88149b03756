import Nutrition
import Testing

@Suite struct `a zone` {
  @Test(arguments: [
    ("1893-03-31T23:06:31Z", "1893-03-31T23:59:59"), ("1893-03-31T23:06:32Z", "1893-04-01T00:06:32"),
    ("2000-07-01T12:00:00Z", "2000-07-01T13:00:00"), ("2025-03-30T00:59:59Z", "2025-03-30T01:59:59"),
    ("2025-03-30T01:00:00Z", "2025-03-30T03:00:00"), ("2025-10-26T00:59:59Z", "2025-10-26T02:59:59"),
    ("2025-10-26T01:00:00Z", "2025-10-26T02:00:00"), ("2026-10-25T01:00:00Z", "2026-10-25T02:00:00"),
    ("2027-03-28T00:59:59Z", "2027-03-28T01:59:59"), ("2027-03-28T01:00:00Z", "2027-03-28T03:00:00"),
    ("2050-03-27T00:59:59Z", "2050-03-27T01:59:59"), ("2050-03-27T01:00:00Z", "2050-03-27T03:00:00"),
    ("2050-10-30T00:59:59Z", "2050-10-30T02:59:59"), ("2050-10-30T01:00:00Z", "2050-10-30T02:00:00"),
    ("2050-12-31T23:30:00Z", "2051-01-01T00:30:00"), ("9999-07-01T00:00:00Z", "9999-07-01T02:00:00"),
  ])
  func `like Berlin's changes where its file and then its rule say`(moment: String, shown: String) throws {
    #expect(try zone(.berlin).shown(at: moment).hasPrefix(shown))
  }

  @Test(arguments: [
    ("2025-10-04T15:59:59Z", "2025-10-05T01:59:59+10:00"), ("2025-10-04T16:00:00Z", "2025-10-05T03:00:00+11:00"),
    ("2025-12-31T13:00:00Z", "2026-01-01T00:00:00+11:00"), ("2026-04-04T15:59:59Z", "2026-04-05T02:59:59+11:00"),
    ("2026-04-04T16:00:00Z", "2026-04-05T02:00:00+10:00"), ("2050-04-02T15:59:59Z", "2050-04-03T02:59:59+11:00"),
    ("2050-04-02T16:00:00Z", "2050-04-03T02:00:00+10:00"), ("2050-07-01T00:00:00Z", "2050-07-01T10:00:00+10:00"),
    ("2050-10-01T16:00:00Z", "2050-10-02T03:00:00+11:00"), ("2050-12-31T13:30:00Z", "2051-01-01T00:30:00+11:00"),
  ])
  func `of the south has summer over the turn of the year`(moment: String, shown: String) throws {
    #expect(try zone(.sydney).shown(at: moment) == shown)
  }

  @Test(arguments: ["1900-01-01T00:00:00Z", "2026-11-20T11:30:00Z", "2199-07-01T00:00:00Z"])
  func `of one offset keeps it`(moment: String) throws {
    #expect(try zone(.kolkata).offset(at: instant(moment)) == 19_800)
    #expect(Zone.utc.offset(at: try instant(moment)) == 0)
    #expect(Zone(identifier: "Fixed", offset: -12_600).offset(at: try instant(moment)) == -12_600)
  }

  @Test func `of a version 1 file keeps its last offset`() throws {
    var example = ZoneFileExample.berlin
    example.footer = nil
    example.transitions.removeFirst()
    let berlin = try zone(example)
    #expect(try berlin.shown(at: "2026-07-01T00:00:00Z") == "2026-07-01T02:00:00+02:00")
    #expect(try berlin.shown(at: "2050-07-01T00:00:00Z") == "2050-07-01T01:00:00+01:00")
  }

  @Test func `with an empty rule keeps its last offset`() throws {
    var example = ZoneFileExample.berlin
    example.footer = ""
    #expect(try zone(example).shown(at: "2050-07-01T00:00:00Z") == "2050-07-01T01:00:00+01:00")
  }

  @Test(arguments: [
    ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T06:59:59Z", -18_000),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T07:00:00Z", -14_400),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T05:59:59Z", -14_400),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T06:00:00Z", -18_000),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-03-29T00:59:59Z", 0),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-03-29T01:00:00Z", 3_600),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-10-25T00:59:59Z", 3_600),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-10-25T01:00:00Z", 0),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59Z", -7_200),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", -3_600),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-27T23:59:59Z", 7_200),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28T00:00:00Z", 10_800),
    ("AAA0BBB,J60/0,J305/0", "2028-02-29T23:59:59Z", 0), ("AAA0BBB,J60/0,J305/0", "2028-03-01T00:00:00Z", 3_600),
    ("AAA0BBB,J60/0,J305/0", "2026-03-01T00:00:00Z", 3_600), ("AAA0BBB,59/0,304/0", "2028-02-29T00:00:00Z", 3_600),
    ("AAA0BBB,59/0,304/0", "2026-02-28T23:59:59Z", 0), ("AAA0BBB,59/0,304/0", "2026-03-01T00:00:00Z", 3_600),
    ("AAA0BBB-2:30,M3.5.0,M10.5.0", "2026-07-01T00:00:00Z", 9_000), ("XXX+3:30:15", "2026-07-01T00:00:00Z", -12_615),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "1960-01-01T00:00:00Z", 46_800),
  ])
  func `follows its rule`(rule: String, moment: String, offset: Int) throws {
    #expect(try zone(.rule(rule)).offset(at: instant(moment)) == offset)
  }

  @Test(arguments: [
    "", "CET", "-1", "<CET-1", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.1.0,M10.5.0", "CET-1CEST,M0.1.0,M10.5.0",
    "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.0.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J300",
    "CET-1CEST,J1,J366", "CET-1CEST,1,366", "CET-1CEST,M3.5.0,M10.5.0x", "CET-1CEST,M3.5.0/,M10.5.0", "CET-168",
    "CET-1:60", "CET-1:", "CET-99999", "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1 CEST", "ÇET-1", ",M3.5.0,M10.5.0",
  ])
  func `ignores a rule that cannot be read`(rule: String) throws {
    #expect(try zone(.rule(rule)).offset(at: instant("2026-07-01T00:00:00Z")) == 7_777)
  }
}

@Suite struct `the moment at which clocks show a time` {
  @Test(arguments: [
    ("2026-11-20", "12:30", "2026-11-20T11:30:00Z"), ("2026-07-01", "00:00", "2026-06-30T22:00:00Z"),
    ("2026-03-29", "01:59", "2026-03-29T00:59:00Z"), ("2026-03-29", "03:00", "2026-03-29T01:00:00Z"),
    ("2026-10-25", "01:59", "2026-10-24T23:59:00Z"), ("2026-10-25", "03:00", "2026-10-25T02:00:00Z"),
  ])
  func `is the one when there is one`(day: String, clock: String, moment: String) throws {
    #expect(try zone(.berlin).instant(NutritionTests.day(day), time(clock)) == instant(moment))
  }

  @Test(arguments: [
    ("2026-03-29", "02:00", "2026-03-29T01:00:00Z"), ("2026-03-29", "02:30", "2026-03-29T01:30:00Z"),
    ("2026-03-29", "02:59", "2026-03-29T01:59:00Z"), ("2050-03-27", "02:30", "2050-03-27T01:30:00Z"),
  ])
  func `is as far after a gap as the time is into it`(day: String, clock: String, moment: String) throws {
    #expect(try zone(.berlin).instant(NutritionTests.day(day), time(clock)) == instant(moment))
  }

  @Test(arguments: [
    ("2026-10-25", "02:00", "2026-10-25T00:00:00Z"), ("2026-10-25", "02:59", "2026-10-25T00:59:00Z"),
    ("2050-10-30", "02:30", "2050-10-30T00:30:00Z"),
  ])
  func `is the first of two`(day: String, clock: String, moment: String) throws {
    #expect(try zone(.berlin).instant(NutritionTests.day(day), time(clock)) == instant(moment))
  }

  @Test(arguments: [
    ("2026-04-05", "02:30", "2026-04-04T15:30:00Z"), ("2026-10-04", "02:30", "2026-10-03T16:30:00Z"),
    ("2026-01-01", "00:00", "2025-12-31T13:00:00Z"),
  ])
  func `is found in the south too`(day: String, clock: String, moment: String) throws {
    #expect(try zone(.sydney).instant(NutritionTests.day(day), time(clock)) == instant(moment))
  }

  @Test func `shows that time again, at every quarter of an hour of a year outside the gap`() throws {
    let berlin = try zone(.berlin)
    for number in 0..<365 {
      let day = try day("2026-01-01").adding(number)
      for quarter in 0..<96 {
        let time = try #require(ClockTime(hour: quarter / 4, minute: quarter % 4 * 15))
        if day.description == "2026-03-29", time.hour == 2 { continue }
        let local = berlin.local(berlin.instant(day, time))
        try #require((local.day, local.time) == (day, time))
      }
    }
  }
}
