internal import FoodData
internal import FoundationEssentials
internal import Nutrition

/// A file that waits for a model, and the estimate logged in its place.
package struct QueuedFile: Codable {
  /// The line that repeats the request.
  let words: String
  /// The name of the quick entry in its place.
  let label: String
  /// The id of that entry, once it is saved.
  var entry: UUID?

  /// The line with which the file can be scanned again from any folder.
  static func words(path: String, kind: ScanKind?, slot: MealSlot?, day: String?) -> String {
    var escaped = ""
    for character in path {
      if character == "\"" || character == "\\" { escaped.append("\\") }
      escaped.append(character)
    }
    let parts = [
      "scan", kind.map { "the \($0.rawValue)" }, "\"\(escaped)\"", slot.map { "for \($0.rawValue)" }, day,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  static func words(barcode: String) -> String { "barcode \(barcode)" }

  /// Whether a queued line asks for a barcode, which needs the network but no model.
  package static func isBarcode(_ words: String) -> Bool { words.hasPrefix("barcode ") }

  /// Whether a queued line asks for a file or a barcode.
  package static func isOne(_ words: String) -> Bool { isBarcode(words) || words.hasPrefix("scan ") }
}
