internal import FoodData
internal import FoundationEssentials
internal import Nutrition

/// A file that waits for a model, and what stands in its place meanwhile.
package struct QueuedFile: Codable {
  /// As it is asked again.
  let words: String
  /// The name of the quick entry in its place.
  let label: String
  /// That entry, once it is saved.
  var entry: UUID?

  /// What is said to have it looked at again, from whatever folder.
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

  /// Whether words that wait ask for a barcode; that needs the network and no model.
  package static func isBarcode(_ words: String) -> Bool { words.hasPrefix("barcode ") }

  /// Whether words that wait ask for a file or a barcode.
  package static func isOne(_ words: String) -> Bool { isBarcode(words) || words.hasPrefix("scan ") }
}
