/// A word that people say of a file.
enum FileWord: String, Hashable, Sendable {
  /// Asks to look at one: "scan".
  case scan
  case label, receipt, meal, barcode
  /// "the last picture".
  case newest
  /// Stands around the name of a file: "the photo", "in the file".
  case around
}
