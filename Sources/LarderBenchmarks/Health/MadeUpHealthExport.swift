internal import FoundationEssentials
internal import Glibc
internal import Nutrition
internal import TestSupport

/// Generates an Apple Health export of a given size, like those of a phone and a watch; larder ignores most of it. It is
/// written piece by piece, and the same for the same seed.
struct MadeUpHealthExport {
  /// A record type, its unit, how many a day the watch and the phone write, and the length of each in seconds.
  private static let types: [(name: String, unit: String, watch: Int, phone: Int, seconds: Int)] = [
    ("HeartRate", "count/min", 320, 0, 0), ("StepCount", "count", 45, 40, 280),
    ("DistanceWalkingRunning", "km", 45, 40, 280), ("BasalEnergyBurned", "kcal", 220, 0, 390),
    ("ActiveEnergyBurned", "kcal", 280, 22, 70), ("AppleStandTime", "min", 60, 0, 300),
    ("OxygenSaturation", "%", 14, 0, 0), ("BodyMass", "kg", 0, 1, 0), ("DietaryEnergyConsumed", "kcal", 0, 3, 0),
  ]
  /// About the size of a record.
  private static let recordBytes = 420
  private static let devices = ["Apple Watch", "iPhone"].map { name in
    "&lt;&lt;HKDevice: 0x30\(name.utf8.count)d6850&gt;, name:\(name), manufacturer:Apple Inc., "
      + "model:\(name.split(separator: " ").last ?? ""), hardware:\(name)15,4, software:26.1&gt;"
  }

  private var random: SeededGenerator
  private let lastDay = Workshop.today

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Writes an export of about this size.
  ///
  /// - Returns: the number of its days, and of its bytes.
  mutating func write(to path: String, bytes wanted: Int) throws -> (days: Int, bytes: Int) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { close(descriptor) }
    var bytes = 0
    func write(_ text: String) throws {
      var text = text
      let written = text.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard written == text.utf8.count else { throw CocoaError(.fileWriteUnknown) }
      bytes += written
    }
    let days = max(wanted / (Self.types.reduce(0) { $0 + $1.watch + $1.phone } * Self.recordBytes), 1)
    try write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Record)*>\n]>\n"
        + "<HealthData locale=\"en_GB\">\n")
    for type in Self.types {
      for day in 0..<days { try write(records(type, on: lastDay.adding(day - days))) }
    }
    try write("</HealthData>\n")
    return (days, bytes)
  }

  private mutating func records(
    _ type: (name: String, unit: String, watch: Int, phone: Int, seconds: Int), on day: Day
  ) -> String {
    var text = ""
    for (source, count) in [type.watch, type.phone].enumerated() where count > 0 {
      let step = 57_600 / count
      for number in 0..<count {
        let start = 21_600 + number * step + Int.random(in: 0..<max(step / 3, 1), using: &random)
        let end = start + (type.seconds > 0 ? Int.random(in: type.seconds / 2...type.seconds, using: &random) : 0)
        let value = FixedDecimal(units: Int64.random(in: 10_000_000...300_000_000, using: &random)).rounded(toPlaces: 3)
        text += """
           <Record type="HKQuantityTypeIdentifier\(type.name)" sourceName="\(source == 0 ? "Ada’s Watch" : "Ada’s iPhone")" \
          sourceVersion="26.1" device="\(Self.devices[source])" unit="\(type.unit)" \
          creationDate="\(day) \(Self.clock(end)) +0100" startDate="\(day) \(Self.clock(start)) +0100" \
          endDate="\(day) \(Self.clock(end)) +0100" value="\(value)"/>

          """
      }
    }
    return text
  }

  private static func clock(_ second: Int) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(padded(second / 3_600 % 24)):\(padded(second / 60 % 60)):\(padded(second % 60))"
  }
}
