/// A pattern for a column header, in which `*` stands for any text. It ignores case, and spaces other than those
/// between words, so that "(kcal/100 g)" matches "(kcal/100g)".
package struct HeaderPattern: Hashable, Sendable {
  /// The pattern as written.
  package let text: String
  /// The parts between the asterisks, in order: the first must be at the beginning and the last at the end.
  private let pieces: [[UInt8]]

  package init(_ text: String) {
    self.text = text
    pieces = HeaderPattern.folded(text).split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(
      Array.init)
  }

  /// A pattern that matches only this header.
  init(exactly header: String) {
    text = header
    pieces = [HeaderPattern.folded(header)]
  }

  /// Whether the pattern matches the whole header.
  package func matches(_ header: String) -> Bool {
    matches(folded: HeaderPattern.folded(header))
  }

  /// Whether the pattern matches the whole header, which is folded already (`folded`).
  package func matches(folded header: [UInt8]) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return false }
    guard pieces.count > 1 else { return header == first }
    guard header.count >= first.count + last.count, header.starts(with: first),
      header.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = header[first.count..<(header.count - last.count)]
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let end = HeaderPattern.end(of: piece, in: rest) else { return false }
      rest = rest[end...]
    }
    return true
  }

  /// The position after the first occurrence of a piece.
  private static func end(of piece: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard text.count >= piece.count else { return nil }
    return (text.startIndex...(text.endIndex - piece.count)).first { text[$0...].starts(with: piece) }
      .map { $0 + piece.count }
  }

  /// In lower case, without the spaces that publishers use inconsistently: in brackets, and beside anything but letters
  /// and digits. Spaces between words stay, so that "NA *" does not match "NACL".
  package static func folded(_ text: String) -> [UInt8] {
    var folded = String.UnicodeScalarView()
    var depth = 0
    var hasGap = false
    for scalar in text.lowercased().unicodeScalars where scalar.value != 0xFEFF {
      if scalar.properties.isWhitespace {
        hasGap = true
        continue
      }
      if hasGap, depth == 0, isWord(folded.last), isWord(scalar) || scalar == "*" { folded.append(" ") }
      hasGap = false
      if scalar == "(" || scalar == "[" { depth += 1 }
      if scalar == ")" || scalar == "]" { depth -= 1 }
      folded.append(scalar)
    }
    return Array(String(folded).utf8)
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
