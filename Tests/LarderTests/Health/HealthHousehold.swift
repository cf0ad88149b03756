import FoundationEssentials
import JSON
import ProgramTrials
import Testing

/// Exports to import, made up for a test.
extension Household {
  /// Runs larder with the system's programs at hand.
  func healthRun(_ words: String..., input: String = "") throws -> ProgramRun {
    try Household.larder(
      ["--home", home] + Household.hereAndNow + words, input: Array(input.utf8),
      environment: ["PATH": "/usr/bin:/bin"])
  }

  /// The energy that a day earned, in kcal.
  func earned(_ day: String) throws -> JSONValue? {
    try #require(JSONValue(text: try run("show", "day", day, "--json").output))["earned"]
  }

  /// An archive as a phone makes it.
  ///
  /// - Parameter entry: what the export is called in the language of the phone.
  func archive(_ export: String, as name: String, entry: String = "export.xml") throws {
    try folders("apple_health_export/workout-routes")
    try write(export, to: "apple_health_export/\(entry)")
    try write("<ClinicalDocument>" + String(repeating: " ", count: 100_000), to: "apple_health_export/export_cda.xml")
    try write("<gpx></gpx>", to: "apple_health_export/workout-routes/route.gpx")
    try shell("rm -f \(name) && zip -q -r \(name) apple_health_export && rm -r apple_health_export")
  }
}

/// An export with a watch's energy on days of November 2026.
func healthExport(_ days: [(day: Int, kcal: String)], more: String = "") -> String {
  let records = days.map { day, kcal in
    """
     <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" sourceName="Ada’s Watch" unit="kcal" \
    startDate="2026-11-\(day) 10:00:00 +0100" endDate="2026-11-\(day) 11:00:00 +0100" value="\(kcal)"/>

    """
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!ELEMENT HealthData (Record)*>
    ]>
    <HealthData locale="en_GB">
    \(records.joined())\(more)</HealthData>

    """
}
