internal import EmbeddedMessages
internal import Messages

/// Checks the names of records: not blank, and at most 200 characters.
enum RecordName {
  static let range = Text.rangeCharacters(least: 1, most: 200)

  static func fits(_ text: String) -> Bool {
    text.unicodeScalars.count <= 200 && !text.allSatisfy(\.isWhitespace)
  }

  /// Checks a name.
  ///
  /// - Throws: `.outOfRange` where the text is not a valid name.
  /// - Parameter value: what is named, for people.
  static func check(_ text: String, as value: LimitedValue) throws(ToolError) {
    guard fits(text) else { throw .outOfRange(.limitedValue(value: value), range: range) }
  }
}
