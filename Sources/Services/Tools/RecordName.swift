internal import EmbeddedMessages
internal import Messages

/// What may name a record: not blank, and up to 200 characters.
enum RecordName {
  static let range = Text.rangeCharacters(least: 1, most: 200)

  static func fits(_ text: String) -> Bool {
    text.unicodeScalars.count <= 200 && !text.allSatisfy(\.isWhitespace)
  }

  /// - Throws: `.outOfRange` for what may name nothing.
  /// - Parameter value: what it is the name of, for people.
  static func check(_ text: String, as value: LimitedValue) throws(ToolError) {
    guard fits(text) else { throw .outOfRange(.limitedValue(value: value), range: range) }
  }
}
