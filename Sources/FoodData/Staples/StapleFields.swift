internal import Nutrition
internal import Words

/// Where the fields of a line stand by which a food is found: its name, its state, its synonyms.
struct StapleFields {
  let name: Range<Int>
  private let state: Range<Int>
  /// What has not been given yet.
  private var synonyms: Range<Int>

  /// Nil for a comment, a blank line, and one with too few fields.
  init?(of line: Range<Int>, in text: borrowing Span<UInt8>) {
    guard let first = line.first, text[first] != UInt8(ascii: "#") else { return nil }
    var start = line.lowerBound
    guard let name = StapleFields.field(at: &start, of: line, in: text), !name.isEmpty,
      let state = StapleFields.field(at: &start, of: line, in: text),
      StapleFields.field(at: &start, of: line, in: text) != nil,
      let synonyms = StapleFields.field(at: &start, of: line, in: text)
    else { return nil }
    (self.name, self.state, self.synonyms) = (name, state, synonyms)
  }

  /// Nil also for a state that there is not.
  func state(in text: borrowing Span<UInt8>) -> FoodState? {
    hasState(in: text)
      ? FoodState(rawValue: String(decoding: StapleFields.letters(state, of: text), as: UTF8.self)) : nil
  }

  /// As `Staple.key`.
  func key(in text: borrowing Span<UInt8>) -> String {
    var letters = StapleFields.letters(name, of: text)
    if hasState(in: text) { letters += [UInt8(ascii: "|")] + StapleFields.letters(state, of: text) }
    return String(decoding: letters, as: UTF8.self)
  }

  private func hasState(in text: borrowing Span<UInt8>) -> Bool {
    state.count != 1 || text[state.lowerBound] != UInt8(ascii: "-")
  }

  private static func letters(_ range: Range<Int>, of text: borrowing Span<UInt8>) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(range.count)
    for index in range { letters.append(text[index]) }
    return letters
  }

  /// The range and the language of the next synonym, passing over those that cannot be read.
  mutating func nextSynonym(in text: borrowing Span<UInt8>) -> (range: Range<Int>, language: Language)? {
    while !synonyms.isEmpty {
      let start = synonyms.lowerBound
      var end = start
      var mark: Int?
      while end < synonyms.upperBound, text[end] != UInt8(ascii: ";") {
        if text[end] == UInt8(ascii: "@") { mark = end }
        end += 1
      }
      synonyms = min(end + 1, synonyms.upperBound)..<synonyms.upperBound
      let name = StapleFields.trimmed(start..<(mark ?? end), in: text)
      let language =
        mark.map { StapleFields.language(StapleFields.trimmed(($0 + 1)..<end, in: text), in: text) } ?? .english
      if !name.isEmpty, let language { return (name, language) }
    }
    return nil
  }

  /// The field that begins at `start`, which moves behind the bar after it; nil where there is no bar.
  private static func field(
    at start: inout Int, of line: Range<Int>, in text: borrowing Span<UInt8>
  ) -> Range<Int>? {
    var end = start
    while end < line.upperBound, text[end] != UInt8(ascii: "|") { end += 1 }
    guard end < line.upperBound else { return nil }
    let field = trimmed(start..<end, in: text)
    start = end + 1
    return field
  }

  private static func language(_ range: Range<Int>, in text: borrowing Span<UInt8>) -> Language? {
    Language(text.extracting(range)).flatMap { Language.spoken.contains($0) ? $0 : nil }
  }

  static func trimmed(_ range: Range<Int>, in text: borrowing Span<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, text[start].isBlank { start += 1 }
    while start < end, text[end - 1].isBlank { end -= 1 }
    return start..<end
  }
}

/// Goes through a text line by line.
struct LineCursor {
  private var start = 0

  /// The range of the next line without the spaces around it; nil at the end of the text.
  mutating func next(in text: borrowing Span<UInt8>) -> Range<Int>? {
    guard start < text.count else { return nil }
    var end = start
    while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
    defer { start = end + 1 }
    return StapleFields.trimmed(start..<end, in: text)
  }
}
