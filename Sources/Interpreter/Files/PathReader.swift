internal import Words

/// Finds file names in what a person typed or dragged into the terminal: quoted, with escaped spaces, as `file:`
/// addresses, or plain; also several at once.
package enum PathReader {
  /// The names in order. Words before a plain name ("my", "the receipt") are not part of it; spaces within a name are
  /// kept where nothing else explains them ("holiday photo.jpg").
  ///
  /// - Parameter isPassing: whether a word may come before a name without being part of it.
  package static func paths(
    in text: some StringProtocol, passing isPassing: (String) -> Bool = { _ in false }
  ) -> [String] {
    split(text, passing: isPassing).paths
  }

  /// Whether a text contains exactly this path: as one word, or as several in a row, quoted or escaped.
  package static func names(_ path: String, in text: String) -> Bool {
    let words = words(of: text).map(\.text)
    if words.contains(path) || words.contains(where: { fileAddress($0) == path }) { return true }
    let parts = path.split(separator: " ").map(String.init)
    return parts.count > 1 && !starts(of: parts, in: words).isEmpty
  }

  /// Longer names that end in this path, the longest first: for "photo.jpg" in "scan my lunch photo.jpg". Only the file
  /// system can tell which one exists.
  package static func longerNames(of path: String, in text: String) -> [String] {
    let longest = 8
    let words = words(of: text).map(\.text)
    let parts = path.split(separator: " ").map(String.init)
    guard !parts.isEmpty, let start = starts(of: parts, in: words).last, start > 0 else { return [] }
    return (max(start - longest, 0)..<start).map { words[$0..<(start + parts.count)].joined(separator: " ") }
  }

  /// Where a sequence of words occurs among others.
  private static func starts(of parts: [String], in words: [String]) -> [Int] {
    guard words.count >= parts.count else { return [] }
    return (0...(words.count - parts.count)).filter { words[$0...].starts(with: parts) }
  }

  /// The names in order, and the words that are part of none.
  static func split(
    _ text: some StringProtocol, passing isPassing: (String) -> Bool
  ) -> (paths: [String], rest: [String]) {
    var paths: [String] = []
    var rest: [String] = []
    var waiting: [String] = []
    var words = words(of: String(text))[...]
    while let word = words.popFirst() {
      if let path = plainPath(word) {
        if !word.isQuoted, let tail = tail(of: path, in: words, passing: isPassing) {
          paths.append(([path] + words.prefix(tail).map(\.text)).joined(separator: " "))
          words = words.dropFirst(tail)
          rest += waiting
          waiting = []
          continue
        }
        paths.append(path)
        rest += waiting
        waiting = []
      } else if hasExtension(word.text) {
        // Words up to a colon describe the file.
        let start = waiting.lastIndex { $0.hasSuffix(":") }.map { $0 + 1 } ?? 0
        let name = waiting[start...].drop(while: isPassing)
        rest += waiting[..<name.startIndex]
        paths.append((name + [word.text]).joined(separator: " "))
        waiting = []
      } else {
        waiting.append(word.text)
      }
    }
    return (paths, rest + waiting)
  }

  /// How many of the following words belong to an unquoted name with spaces: "~/my bon 2.pdf". Nil where there are
  /// none.
  private static func tail(of path: String, in words: ArraySlice<Word>, passing isPassing: (String) -> Bool) -> Int? {
    guard !hasExtension(path), let end = words.prefix(4).firstIndex(where: { hasExtension($0.text) }) else {
      return nil
    }
    let between = words[...end]
    guard between.allSatisfy({ plainPath($0) == nil }), between.dropLast().allSatisfy({ !isPassing($0.text) }) else {
      return nil
    }
    return between.count
  }

  /// The path in a word that is clearly one: quoted, with a folder, or a `file:` address.
  private static func plainPath(_ word: Word) -> String? {
    if word.isQuoted || ["/", "~/", "./", "../"].contains(where: word.text.hasPrefix) { return word.text }
    return fileAddress(word.text)
  }

  private struct Word {
    var text = ""
    var isQuoted = false
  }

  /// Splits at spaces that are neither quoted nor escaped.
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

  /// Whether a word ends in a file extension: a dot and one to five letters or digits with at least one letter, after
  /// other characters. "label.jpg", not "1.99".
  private static func hasExtension(_ word: String) -> Bool {
    guard let dot = word.lastIndex(of: "."), dot > word.startIndex else { return false }
    let ending = word[word.index(after: dot)...]
    return (1...5).contains(ending.count) && ending.contains(where: \.isLetter)
      && ending.allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// The path of "file:///home/anna/my%20label.jpg", as desktops drag it.
  private static func fileAddress(_ word: String) -> String? {
    for start in ["file:///", "file://localhost/"] where word.hasPrefix(start) {
      return decoded("/" + word.dropFirst(start.count))
    }
    return nil
  }

  /// Decodes percent escapes; nil where the result is not valid text.
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
