import HealthData
import Nutrition
import Testing

private typealias Export = MadeUpExport

struct BrokenExportTests {
  private static let record = Export.energy("33", "08:00:00", "08:10:00")

  @Test(arguments: [
    // A list of attributes that is never closed, and an angle bracket too many, as version 12 has them.
    "<!DOCTYPE HealthData [\n<!ATTLIST VisionPrescription\n type CDATA #REQUIRED\n<!ELEMENT RightEye EMPTY>\n>\n]>\n",
    // No end of the DTD at all.
    "<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Record)*>\n",
    "<!DOCTYPE HealthData>\n", "<!DOCTYPE HealthData []>", "", "\u{FEFF}",
  ])
  func `a DTD is passed over, however broken`(doctype: String) throws {
    let beginning = "<?xml version=\"1.0\"?>\n\(doctype)<HealthData locale=\"en_GB\">\n"
    #expect(try Export(Self.record, beginning: beginning).days().active.shown == ["2026-10-10: 33"])
    #expect(AppleHealthReader.recognises(Array(beginning.utf8)))
  }

  @Test(arguments: [1, 71, 97, 1 << 18])
  func `a DTD that ends far behind its beginning ends there, whatever the pieces`(pieces: Int) throws {
    let beginning = "<!DOCTYPE HealthData \(String(repeating: "x", count: 300))>\n<HealthData>\n"
    let export = Export(Self.record + "<!DOCTYPE y \(Self.record)" + Self.record, beginning: beginning)
    #expect(try export.days(pieces: pieces).active.shown == ["2026-10-10: 33"])
    let record = Self.record.replacing("<Record ", with: "<!DOCTYPE ")
    #expect(try Export(record + Self.record).days(pieces: pieces).active.shown == ["2026-10-10: 33"])
  }

  @Test(arguments: 1...60)
  func `a DTD does not end at a name that only begins like that of the data`(pieces: Int) throws {
    let definitions = String(repeating: "<!ELEMENT x EMPTY>\n", count: 10)
    let export = Export(
      "<!DOCTYPE y [\n\(definitions)<HealthDatabase \(Self.record)\n]>\n" + Export.energy("5", "08:00:00", "08:10:00"))
    #expect(try export.days(pieces: pieces).active.shown == ["2026-10-10: 5"])
  }

  @Test func `records of a DTD’s comment or entity are none`() throws {
    let beginning = """
      <!DOCTYPE HealthData [
      <!-- \(Self.record) -->
      <!ENTITY energy '\(Self.record)'>
      ]>
      <HealthData>
      """
    #expect(try Export("&energy;", beginning: beginning).days().active.isEmpty)
  }

  @Test func `entities are never replaced, so laughs stay small`() throws {
    let levels = (1...20).map { "<!ENTITY e\($0) \"" + String(repeating: "&e\($0 - 1);", count: 10) + "\">" }
    let beginning = "<!DOCTYPE HealthData [<!ENTITY e0 \"lol\">\(levels.joined())]><HealthData>"
    let export = Export(Export.energy("5", "08:00:00", "08:10:00", source: "&e20;"), beginning: beginning)
    #expect(try export.days().active.shown == ["2026-10-10: 5"])
  }

  @Test func `an entity that names a file names nothing`() throws {
    let beginning = "<!DOCTYPE HealthData [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><HealthData>"
    let export = Export(
      Export.energy("5", "08:00:00", "08:10:00", source: "&x;") + Export.energy("&x;", "09:00:00", "09:10:00"),
      beginning: beginning)
    let days = try export.days()
    #expect(days.active.shown == ["2026-10-10: 5"])
    #expect(days.leftOut == 1)
  }

  @Test(arguments: ["\u{B}", "\0", "\u{1B}", "\u{7F}"])
  func `control characters in values are passed over`(control: String) throws {
    let export = Export(
      Export.energy("1\(control)2", "08:00:00", "08:10:00", source: "Fit\(control)ness")
        + Export.energy("8", "09:00:00", "09:10:00", unit: "kc\(control)al"))
    #expect(try export.days().active.shown == ["2026-10-10: 20"])
  }

  @Test func `an attribute whose name has spaces is one`() throws {
    let export = Export(
      """
      <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" sourceName="S" unit="kcal" Some App Version="2.6" \
      last value="900" startDate="2026-10-10 08:00:00 +0200" endDate="2026-10-10 08:10:00 +0200" value="12"/>
      """)
    #expect(try export.days().active.shown == ["2026-10-10: 12"])
  }

  @Test func `of an attribute that is there twice the first counts`() throws {
    let export = Export(
      """
      <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" sourceName="S" unit="kcal" value="12" value="99" \
      startDate="2026-10-10 08:00:00 +0200" startDate="2026-10-12 08:10:00 +0200" endDate="2026-10-10 08:10:00 +0200"/>
      """)
    #expect(try export.days().active.shown == ["2026-10-10: 12"])
  }

  @Test func `attributes stand in any order, on any line, in either quotes`() throws {
    let export = Export(
      """
      <Record
          value='12'
          unit = "kcal"
          endDate="2026-10-10 08:10:00 +0200"
          startDate="2026-10-10 08:00:00 +0200"
          sourceName='The "best" app > all'
          type="HKQuantityTypeIdentifierActiveEnergyBurned"
      >
        <MetadataEntry key="value" value="900"/>
      </Record>
      """)
    #expect(try export.days().active.shown == ["2026-10-10: 12"])
  }

  @Test func `a quote that is missing costs its own record and no other`() throws {
    let broken = """
      <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" sourceName="S unit="kcal" value="12/>

      """
    #expect(try Export(Self.record + broken + Self.record).days().active.shown == ["2026-10-10: 33"])
  }

  @Test func `a tag that never ends is given up`() throws {
    let endless =
      "<Record type=\"HKQuantityTypeIdentifierActiveEnergyBurned\" sourceName=\""
      + String(repeating: "x", count: 200_000)
    #expect(try Export(endless + Self.record).days().active.shown == ["2026-10-10: 33"])
    #expect(throws: HealthDataError.endsInTheMiddle) {
      try MadeUpExport.days(Array((Export.beginning + endless).utf8), pieces: 1_000)
    }
  }

  @Test func `an export that ends in the middle gives nothing`() {
    let whole = Array(Export(Self.record).text.utf8)
    for length in stride(from: 1, to: whole.count - 14, by: 7) {
      #expect(throws: HealthDataError.self, "\(length)") { try MadeUpExport.days(Array(whole.prefix(length))) }
    }
  }

  @Test(arguments: ["", "day,kcal\n2026-10-10,300\n", "{\"HealthData\": 1}", "<ClinicalDocument></ClinicalDocument>"])
  func `something else is no export`(text: String) {
    #expect(throws: HealthDataError.notHealthData) { try MadeUpExport.days(Array(text.utf8)) }
  }
}
