import FoundationEssentials
import HealthData
import Nutrition
import Testing

/// An export as a phone writes it, with the records of a test in it.
struct MadeUpExport {
  static let beginning = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 14 -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
    <!ATTLIST Record
      type CDATA #REQUIRED
      value CDATA #IMPLIED
    >
    ]>
    <HealthData locale="de_DE">
     <ExportDate value="2026-10-31 08:00:00 +0100"/>

    """
  static let watch =
    "&lt;&lt;HKDevice: 0x1&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch7,1&gt;"
  static let phone =
    "&lt;&lt;HKDevice: 0x2&gt;, name:iPhone, manufacturer:Apple Inc., model:iPhone, hardware:iPhone15,4&gt;"

  var text: String

  init(_ body: String, beginning: String = MadeUpExport.beginning) {
    text = beginning + body + "\n</HealthData>\n"
  }

  /// A record of active energy on 10 October 2026, which has summer time in Berlin.
  static func energy(
    _ kcal: String, _ start: String, _ end: String, unit: String = "kcal", source: String = "Mara’s Watch",
    device: String? = nil, type: String = "ActiveEnergyBurned", day: String = "2026-10-10"
  ) -> String {
    let device = device.map { " device=\"\($0)\"" } ?? ""
    return """
       <Record type="HKQuantityTypeIdentifier\(type)" sourceName="\(source)" sourceVersion="11.1"\(device) unit="\(unit)" \
      creationDate="\(day) \(end) +0200" startDate="\(day) \(start) +0200" endDate="\(day) \(end) +0200" value="\(kcal)"/>

      """
  }

  static func mass(_ value: String, _ unit: String, at moment: String) -> String {
    """
     <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="\(unit)" startDate="\(moment)" \
    endDate="\(moment)" value="\(value)"/>

    """
  }

  /// A record that says that it was in New York.
  static func abroad(_ record: String) -> String {
    record.replacing("/>", with: ">") + "<MetadataEntry key=\"HKTimeZone\" value=\"America/New_York\"/></Record>\n"
  }

  /// Apple's own sum of a day.
  static func summary(_ day: String, _ energy: String, _ unit: String?) -> String {
    let unit = unit.map { " activeEnergyBurnedUnit=\"\($0)\"" } ?? ""
    return "<ActivitySummary dateComponents=\"\(day)\" activeEnergyBurned=\"\(energy)\""
      + " activeEnergyBurnedGoal=\"500\"\(unit) appleExerciseTime=\"3\"/>\n"
  }

  /// What is read of it, fed in pieces of a size.
  func days(
    pieces: Int = 1 << 18, eaten: Bool = false, dayStart: ClockTime = .midnight, most: Int? = nil
  ) throws -> HealthDays {
    try MadeUpExport.days(Array(text.utf8), pieces: pieces, eaten: eaten, dayStart: dayStart, most: most)
  }

  static func days(
    _ bytes: [UInt8], pieces: Int = 1 << 18, eaten: Bool = false, dayStart: ClockTime = .midnight,
    zone: String = "Europe/Berlin", most: Int? = nil
  ) throws -> HealthDays {
    var reader = AppleHealthReader(
      clock: DiaryClock(zone: try #require(Zone(named: zone)), dayStart: dayStart), readsEaten: eaten,
      zone: Zone.init(named:), scratch: MemoryScratch(), most: most)
    var rest = bytes[...]
    while !rest.isEmpty {
      try reader.feed(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
    }
    return try reader.finish()
  }
}

/// A scratch that is in memory all the same.
final class MemoryScratch: HealthScratch {
  private var words: [UInt64] = []

  func append(_ words: [UInt64]) { self.words += words }

  func words(at place: Int, count: Int) -> [UInt64] { Array(words[place..<place + count]) }
}

extension Zone {
  /// As this machine knows it.
  init?(named name: String) {
    guard let file = FileManager.default.contents(atPath: "/usr/share/zoneinfo/\(name)") else { return nil }
    self.init(identifier: name, file: [UInt8](file))
  }
}

extension [Day: FixedDecimal] {
  /// "2026-10-10: 40", in order.
  var shown: [String] {
    sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.formatted(places: 3, grouping: false))" }
  }
}
