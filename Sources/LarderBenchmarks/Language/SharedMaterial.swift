internal import Bench
internal import FoundationEssentials

/// Test data that is not part of the package and lies in a folder next to it.
enum SharedMaterial {
  private static let folder = "../shared"

  /// A table of that folder; nil where it is absent.
  static func table(_ path: String) -> CommaSeparatedTable? {
    FileManager.default.contents(atPath: "\(folder)/\(path)").map {
      CommaSeparatedTable(String(decoding: $0, as: UTF8.self))
    }
  }

  /// The measurement in place of a benchmark whose data is absent.
  static func absent(_ name: String) -> Measurement {
    Measurement(name: name, measured: "skipped: \(folder) is absent", budget: "", isWithin: true)
  }
}
