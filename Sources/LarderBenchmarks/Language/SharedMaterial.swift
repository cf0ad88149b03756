internal import Bench
internal import FoundationEssentials

/// What is measured with but is no part of the package: it lies beside the checkout.
enum SharedMaterial {
  private static let folder = "../shared"

  /// Nil where it is absent.
  static func table(_ path: String) -> CommaSeparatedTable? {
    FileManager.default.contents(atPath: "\(folder)/\(path)").map {
      CommaSeparatedTable(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Stands for a benchmark whose material is absent.
  static func absent(_ name: String) -> Measurement {
    Measurement(name: name, measured: "skipped: \(folder) is absent", budget: "", isWithin: true)
  }
}
