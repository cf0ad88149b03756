import HealthData
import Nutrition
import Testing

private typealias Export = MadeUpExport

struct HealthDayTests {
  @Test func `a record over midnight belongs to both days by its time`() throws {
    let export = Export(
      """
      <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" sourceName="W" unit="kcal" \
      startDate="2026-10-10 23:30:00 +0200" endDate="2026-10-11 01:30:00 +0200" value="40"/>
      """)
    #expect(try export.days().active.shown == ["2026-10-10: 10", "2026-10-11: 30"])
  }

  @Test func `the printed offset is that of the export, so the instant decides`() throws {
    // In January, half past midnight at +0200 is half past eleven in Berlin, on the day before.
    let export = Export(Export.energy("10", "00:30:00", "00:40:00", day: "2026-01-15"))
    #expect(try export.days().active.shown == ["2026-01-14: 10"])
  }

  @Test func `a person whose day begins at four has the night with the evening`() throws {
    let export = Export(
      Export.energy("10", "03:30:00", "03:40:00", day: "2026-10-11")
        + Export.energy("5", "04:00:00", "04:10:00", day: "2026-10-11")
        + Export.mass("70", "kg", at: "2026-10-11 03:00:00 +0200"))
    let days = try export.days(dayStart: try #require(ClockTime(hour: 4)))
    #expect(days.active.shown == ["2026-10-10: 10", "2026-10-11: 5"])
    #expect(days.weights.shown == ["2026-10-10: 70"])
  }

  @Test func `a day on which clocks change has all of its hours`() throws {
    // 25 October 2026 has 25 hours in Berlin; from 22:00Z to 23:00Z a day later.
    let export = Export(
      """
      <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" sourceName="W" unit="kcal" \
      startDate="2026-10-25 00:00:00 +0200" endDate="2026-10-26 00:00:00 +0100" value="250"/>
      <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" sourceName="W" unit="kcal" \
      startDate="2026-10-26 00:00:00 +0100" endDate="2026-10-26 00:01:00 +0100" value="1"/>
      """)
    #expect(try export.days().active.shown == ["2026-10-25: 250", "2026-10-26: 1"])
  }

  @Test func `values that cannot be right are left out and counted`() throws {
    let export = Export(
      Export.energy("500", "08:00:00", "08:00:00", source: "Health")
        + Export.energy("250000", "10:00:00", "10:01:00") + Export.energy("-40", "11:00:00", "11:01:00")
        + Export.energy("ten", "12:00:00", "12:01:00") + Export.energy("5", "25:00:00", "25:01:00")
        + Export.mass("1200", "kg", at: "2026-10-10 07:00:00 +0200"))
    let days = try export.days()
    #expect(days.active.shown == ["2026-10-10: 500"])
    #expect(days.weights.isEmpty)
    #expect(days.leftOut == 5)
  }

  @Test func `a day with more than anybody moves is left out`() throws {
    let export = Export(Export.energy("9000", "08:00:00", "09:00:00") + Export.energy("9000", "10:00:00", "11:00:00"))
    let days = try export.days()
    #expect(days.active.isEmpty)
    #expect(days.leftOut == 1)
    #expect(days.doubtful.map(\.description) == ["2026-10-10"])
  }

  @Test func `no energy is no day, and no number is made of steps`() throws {
    let export = Export(Export.energy("8000", "08:00:00", "09:00:00", unit: "count", type: "StepCount"))
    #expect(try export.days() == HealthDays())
  }

  @Test func `a record that says in which zone it was belongs to the day there`() throws {
    let abroad = "<MetadataEntry key=\"HKTimeZone\" value=\"America/New_York\"/>"
    func record(_ type: String, _ unit: String, _ value: String, _ note: String) -> String {
      """
      <Record type="HKQuantityTypeIdentifier\(type)" sourceName="S" unit="\(unit)" \
      startDate="2026-10-11 03:00:00 +0200" endDate="2026-10-11 03:00:00 +0200" value="\(value)">
       <MetadataEntry key="HKWasUserEntered" value="1"/>\(note)
      </Record>

      """
    }
    // Three in the morning in Berlin is nine in the evening in New York, on the day before.
    let there = try Export(
      record("ActiveEnergyBurned", "kcal", "30", abroad) + record("BodyMass", "kg", "70", abroad)
        + record("DietaryEnergyConsumed", "kcal", "500", abroad)
    ).days(eaten: true)
    #expect(there.active.shown == ["2026-10-10: 30"])
    #expect(there.weights.shown == ["2026-10-10: 70"])
    #expect(there.eaten.shown == ["2026-10-10: 500"])
    let both = Export(
      record("ActiveEnergyBurned", "kcal", "30", abroad) + record("ActiveEnergyBurned", "kcal", "8", ""))
    #expect(try both.days().active.shown == ["2026-10-10: 30", "2026-10-11: 8"])
  }

  @Test(arguments: ["Mars/Olympus", "", "../../etc/passwd", "Europe/Berlin"])
  func `a zone that is not known is the person’s own`(name: String) throws {
    let export = Export(
      Export.energy("30", "03:00:00", "03:10:00").replacing("/>\n", with: ">")
        + "<MetadataEntry key=\"HKTimeZone\" value=\"\(name)\"/></Record>")
    #expect(try export.days().active.shown == ["2026-10-10: 30"])
  }

  @Test func `the zone of a workout is not that of the record before it`() throws {
    let export = Export(
      """
      <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" sourceName="S" unit="kcal" \
      startDate="2026-10-11 03:00:00 +0200" endDate="2026-10-11 03:10:00 +0200" value="30">
       <MetadataEntry key="x" value="y"/>
      </Record>
      <Workout><MetadataEntry key="HKTimeZone" value="America/New_York"/></Workout>
      """)
    #expect(try export.days().active.shown == ["2026-10-11: 30"])
  }

  @Test func `Apple’s own sum of a day stands beside the sum of the records, in its own unit or in theirs`() throws {
    let days = try Export(
      Export.energy("418.4", "08:00:00", "08:10:00", unit: "kJ") + Export.summary("2026-10-10", "100", "kcal")
        + Export.summary("2026-10-09", "418.4", "kJ") + Export.summary("2026-10-08", "209.2", nil)
        + Export.summary("1969-12-30", "5", "kcal") + Export.summary("2026-10-07", "0", "kcal")
        + Export.summary("soon", "9", "kcal")
    ).days()
    #expect(days.active.shown == ["2026-10-10: 100"])
    #expect(days.summaries.shown == ["2026-10-08: 50", "2026-10-09: 100", "2026-10-10: 100"])
  }

  @Test func `Apple’s days begin at midnight, so those that begin later have nothing beside them`() throws {
    let export = Export(
      "<ActivitySummary dateComponents=\"2026-10-10\" activeEnergyBurned=\"5\" activeEnergyBurnedUnit=\"kcal\"/>")
    #expect(try export.days(dayStart: try #require(ClockTime(hour: 4))).summaries.isEmpty)
  }
}
