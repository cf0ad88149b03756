/// What may name a record: not blank, and up to 200 characters.
enum RecordName {
  static let range = "1 to 200 characters"

  static func fits(_ text: String) -> Bool {
    text.unicodeScalars.count <= 200 && !text.allSatisfy(\.isWhitespace)
  }
}
