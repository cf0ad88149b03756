/// The pattern of an allowed heading: "head ate", "unit <unit>".
struct HeadingPattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case word(Substring)
    case value(HeadingValue)
  }

  /// The pattern as written.
  let text: String
  private let parts: [Part]

  /// Nil where a name in angle brackets is unknown.
  init?(_ text: String) {
    self.text = text
    var parts: [Part] = []
    for word in text.split(separator: " ") {
      guard word.hasPrefix("<"), word.hasSuffix(">") else {
        parts.append(.word(word))
        continue
      }
      guard let value = HeadingValue(rawValue: String(word.dropFirst().dropLast())) else { return nil }
      parts.append(.value(value))
    }
    self.parts = parts
  }

  /// Whether a heading matches the pattern.
  func takes(_ heading: String) -> Bool { HeadingPattern.take(parts[...], heading.split(separator: " ")[...]) }

  private static func take(_ parts: ArraySlice<Part>, _ words: ArraySlice<Substring>) -> Bool {
    switch parts.first {
    case nil: words.isEmpty
    case .word(let word): words.first == word && take(parts.dropFirst(), words.dropFirst())
    case .value(let value):
      // Most values are one word, "fl oz" is two.
      words.indices.contains { last in
        value.takes(words[...last].joined(separator: " ")) && take(parts.dropFirst(), words[(last + 1)...])
      }
    }
  }

  /// All headings that match; values that cannot be listed stay in angle brackets.
  var headings: [String] {
    var headings = [""]
    for part in parts {
      let words =
        switch part {
        case .word(let word): [String(word)]
        case .value(let value): value.all.isEmpty ? ["<\(value.rawValue)>"] : value.all
        }
      headings = headings.flatMap { before in words.map { before.isEmpty ? $0 : before + " " + $0 } }
    }
    return headings
  }
}
