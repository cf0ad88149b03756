/// A word about files.
enum FileWord: String, Hashable, Sendable {
  /// Asks to scan a file: "scan".
  case scan
  case label, receipt, meal, barcode
  /// "the last picture".
  case newest
  /// Words around the name of a file: "the photo", "in the file".
  case around
}
