/// Finds the names of files in what a person typed or dragged into the terminal: in quotes, with escaped blanks, as
/// `file:` addresses, or plain, several beside each other.
package enum PathReader {
  /// The names in order. Words before a plain name ("my", "the receipt") are not part of it; blanks within one are kept
  /// where nothing else explains them ("holiday photo.jpg").
  ///
  /// - Parameter isPassing: words that can stand before a name.
  package static func paths(
    in text: some StringProtocol, passing isPassing: (String) -> Bool = { _ in false }
  ) -> [String] {
    var paths: [String] = []
    var waiting: [String] = []
    for word in words(of: String(text)) {
      if word.isQuoted || word.text.hasPrefix("/") || word.text.hasPrefix("~/") || word.text.hasPrefix("./") {
        paths.append(word.text)
        waiting = []
      } else if let address = fileAddress(word.text) {
        paths.append(address)
        waiting = []
      } else if hasExtension(word.text) {
        paths.append((waiting.drop(while: isPassing) + [word.text]).joined(separator: " "))
        waiting = []
      } else {
        waiting.append(word.text)
      }
    }
    return paths
  }

  private struct Word {
    var text = ""
    var isQuoted = false
  }

  /// Split at blanks that are neither quoted nor escaped.
  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var word = Word()
    var quote: Character?
    var isEscaped = false
    for character in text {
      switch character {
      case _ where isEscaped:
        word.text.append(character)
        isEscaped = false
      case "\\" where quote != "'": isEscaped = true
      case _ where character == quote: quote = nil
      case "'", "\"":
        guard quote == nil, word.text.isEmpty else {
          word.text.append(character)
          continue
        }
        quote = character
        word.isQuoted = true
      case _ where quote == nil && character.isWhitespace:
        if !word.text.isEmpty { words.append(word) }
        word = Word()
      default: word.text.append(character)
      }
    }
    if !word.text.isEmpty { words.append(word) }
    return words
  }

  /// A dot and one to five letters or digits at the end, at least one letter, behind something: "label.jpg", not "1.99".
  private static func hasExtension(_ word: String) -> Bool {
    guard let dot = word.lastIndex(of: "."), dot > word.startIndex else { return false }
    let ending = word[word.index(after: dot)...]
    return (1...5).contains(ending.count) && ending.contains(where: \.isLetter)
      && ending.allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// "file:///home/anna/my%20label.jpg" as desktops drag it.
  private static func fileAddress(_ word: String) -> String? {
    for start in ["file:///", "file://localhost/"] where word.hasPrefix(start) {
      return decoded("/" + word.dropFirst(start.count))
    }
    return nil
  }

  /// Percent signs with two digits as the bytes they stand for; nil where what comes of it is no text.
  private static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let decoded = UInt8(String(Substring(rest.prefix(2))), radix: 16), rest.count >= 2 else { return nil }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
