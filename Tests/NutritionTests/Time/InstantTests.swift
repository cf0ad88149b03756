import Nutrition
import Testing

@Suite struct `a moment` {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-11-20T12:30:00+01:00", 1_795_174_200_000),
    ("2026-11-20T11:30:00Z", 1_795_174_200_000), ("2026-11-20T12:30+01:00", 1_795_174_200_000),
    ("2026-11-20T07:30:00-04:00", 1_795_174_200_000), ("2026-11-20T17:00:00+05:30", 1_795_174_200_000),
    ("2026-11-21T01:30:00+14:00", 1_795_174_200_000), ("2026-11-20T11:30:00.5Z", 1_795_174_200_500),
    ("2026-11-20T11:30:00.123456789Z", 1_795_174_200_123), ("2026-11-20T11:30:59.999999999Z", 1_795_174_259_999),
    ("2026-11-20T11:30:00.05Z", 1_795_174_200_050), ("1969-12-31T23:59:59.999Z", -1),
    ("2026-11-20T11:30:00-00:00", 1_795_174_200_000),
  ])
  func `is read from ISO 8601 with an offset`(text: String, milliseconds: Int64) {
    #expect(Instant(iso8601: text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "T", "Z", "2026-11-20", "2026-11-20T12:30:00", "2026-11-20T12:30", "12:30:00Z", "2026-11-20 12:30:00Z",
    "2026-11-20T12:30:00z", "2026-11-20t12:30:00Z", "2026-11-20T24:00:00Z", "2026-11-20T12:60:00Z",
    "2026-11-20T12:30:60Z", "2026-11-20T12:30:5Z", "2026-11-20T12:30:005Z", "2026-11-20T12:30:.5Z",
    "2026-11-20T12:30:00.Z", "2026-11-20T12:30:00.5.5Z", "2026-11-20T12:30:00,5Z", "2026-11-20T12:30:00.5e1Z",
    "2026-11-20T12:30:00+1:00", "2026-11-20T12:30:00+0100", "2026-11-20T12:30:00+01", "2026-11-20T12:30:00+24:00",
    "2026-11-20T12:30:00+01:60", "2026-11-20T12:30:00Z01:00", "2026-11-20T12:30:00ZZ", "2026-11-20T12:30:00+01:00Z",
    "2026-11-20T12:30:+0Z", "2026-11-20T12:30:00 Z", "2026-02-29T12:30:00Z", "2026-11-20T12:30:00T12:30:00Z",
    "2026-11-20T12Z", "2026-11-20T12:30:00.1234567890123456789Z", "now",
  ])
  func `is refused where the text is none or does not say where`(text: String) {
    #expect(Instant(iso8601: text) == nil)
  }

  @Test(arguments: [
    ("2026-11-20T12:30:00+01:00", 3_600), ("2026-11-20T12:30:00-03:30", -12_600), ("2026-11-20T12:30:00Z", 0),
    ("2026-11-20T12:30:00", 0), ("2026-11-20", 0), ("", 0),
  ])
  func `comes with the offset that its text ends with`(text: String, offset: Int) {
    #expect(LocalTime.offset(of: text) == offset)
  }

  @Test func `counts whole seconds and minutes downwards`() {
    #expect(Instant(milliseconds: 1_999).seconds == 1)
    #expect(Instant(milliseconds: -1).seconds == -1)
    #expect(Instant(milliseconds: -1_000).seconds == -1)
    let noon = Instant(milliseconds: 43_200_000)
    #expect(noon.adding(minutes: 4).minutes(since: noon) == 4)
    #expect(noon.minutes(since: noon.adding(minutes: 4)) == -4)
    #expect(Instant(milliseconds: 59_999).minutes(since: Instant(milliseconds: 0)) == 0)
    #expect(Instant(milliseconds: 0).minutes(since: Instant(milliseconds: 1)) == -1)
  }
}

@Suite struct `a wall clock` {
  @Test(arguments: [
    ("2026-11-20T11:30:05Z", 3_600, "2026-11-20T12:30:05+01:00"), ("2026-11-20T11:30:05Z", 0, "2026-11-20T11:30:05Z"),
    ("2026-11-20T23:30:00Z", 3_600, "2026-11-21T00:30:00+01:00"),
    ("2026-01-01T02:00:00Z", -12_600, "2025-12-31T22:30:00-03:30"),
    ("1969-12-31T23:59:59Z", 0, "1969-12-31T23:59:59Z"), ("2026-11-20T11:30:00Z", 50_400, "2026-11-21T01:30:00+14:00"),
    ("2026-11-20T00:30:00Z", -1_800, "2026-11-20T00:00:00-00:30"),
  ])
  func `shows a moment by its offset`(moment: String, offset: Int, shown: String) throws {
    let local = LocalTime(try instant(moment), offset: offset)
    #expect(local.iso8601 == shown)
    #expect(Instant(iso8601: local.iso8601) == (try instant(moment)))
  }

  @Test func `survives moments beyond any calendar`() {
    for milliseconds in [Int64.min, -1, 0, .max] {
      let local = LocalTime(Instant(milliseconds: milliseconds), offset: 3_600)
      #expect((0...59).contains(local.second))
    }
  }
}
