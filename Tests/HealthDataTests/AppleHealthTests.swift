import HealthData
import Nutrition
import Testing

private typealias Export = MadeUpExport

struct AppleHealthTests {
  @Test func `energy earned by moving is summed by day`() throws {
    let export = Export(
      Export.energy("12.5", "08:00:00", "08:10:00", device: Export.watch)
        + Export.energy("30", "18:00:00", "18:20:00", device: Export.watch)
        + Export.energy("7", "09:00:00", "09:05:00", device: Export.watch, day: "2026-10-11"))
    #expect(try export.days().active.shown == ["2026-10-10: 42.5", "2026-10-11: 7"])
  }

  @Test func `other types of records do not count`() throws {
    let export = Export(
      Export.energy("900", "08:00:00", "08:10:00", type: "BasalEnergyBurned")
        + Export.energy("4000", "08:00:00", "08:10:00", unit: "count", type: "StepCount"))
    let days = try export.days(eaten: true)
    #expect(days == HealthDays())
  }

  @Test(arguments: [("kcal", "100"), ("Cal", "100"), ("kJ", "418.4"), ("cal", "100000"), ("J", "418400")])
  func `each record has its own unit of energy`(unit: String, value: String) throws {
    let export = Export(Export.energy(value, "08:00:00", "08:10:00", unit: unit))
    #expect(try export.days().active.shown == ["2026-10-10: 100"])
  }

  @Test func `a unit that is none leaves the record out, and says so`() throws {
    let days = try Export(Export.energy("5", "08:00:00", "08:10:00", unit: "km")).days()
    #expect(days.active.isEmpty)
    #expect(days.leftOut == 1)
  }

  @Test(arguments: [("72.5", "kg"), ("159.835", "lb"), ("11.41678", "st"), ("72500", "g")])
  func `weights are in kilograms whatever they were`(value: String, unit: String) throws {
    let export = Export(Export.mass(value, unit, at: "2026-10-10 07:00:00 +0200"))
    #expect(try export.days().weights.shown == ["2026-10-10: 72.5"])
  }

  @Test func `the last weight of a day holds`() throws {
    let export = Export(
      Export.mass("73", "kg", at: "2026-10-10 21:00:00 +0200")
        + Export.mass("72", "kg", at: "2026-10-10 07:00:00 +0200"))
    #expect(try export.days().weights.shown == ["2026-10-10: 73"])
  }

  @Test func `what was eaten is read only if it is asked for`() throws {
    let export = Export(
      Export.energy("640", "13:00:00", "13:00:00", source: "Food diary", type: "DietaryEnergyConsumed"))
    #expect(try export.days().eaten.isEmpty)
    #expect(try export.days(eaten: true).eaten.shown == ["2026-10-10: 640"])
  }

  @Test(arguments: [1, 2, 7, 64, 333, 1 << 20])
  func `pieces of any size make the same sums`(size: Int) throws {
    let export = Export(
      Export.energy("40", "08:00:00", "08:10:00", device: Export.watch)
        + "<Correlation type=\"x\">\n" + Export.energy("5", "09:00:00", "09:10:00") + "</Correlation>\n"
        + Export.energy("80", "08:05:00", "08:25:00", source: "Phone", device: Export.phone)
        + "<!-- " + Export.energy("1000", "10:00:00", "10:10:00") + " -->"
        + Export.mass("70", "kg", at: "2026-10-10 07:00:00 +0200")
        + Export.abroad(Export.energy("3", "02:00:00", "02:10:00"))
        + Export.summary("2026-10-10", "100", "kcal"))
    let days = try export.days(pieces: size)
    #expect(days.active.shown == ["2026-10-09: 3", "2026-10-10: 100"])
    #expect(days.summaries.shown == ["2026-10-10: 100"])
    #expect(days.weights.shown == ["2026-10-10: 70"])
  }

  @Test func `an export is known by its root, not by its name`() {
    #expect(AppleHealthReader.recognises(Array(Export.beginning.utf8)))
    #expect(AppleHealthReader.recognises(Array("\u{FEFF}<HealthData locale=\"tr\">".utf8)))
    #expect(!AppleHealthReader.recognises(Array("<ClinicalDocument xmlns=\"urn:hl7-org:v3\">".utf8)))
    #expect(!AppleHealthReader.recognises(Array("HealthData".utf8)))
    #expect(!AppleHealthReader.recognises(Array("<HealthDataOfOthers>".utf8)))
  }
}
