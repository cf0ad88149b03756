internal import Nutrition
internal import Words

/// Repairs words of a label's line that a text recogniser broke: the letters in "0,0lg" and "TransOg" become digits,
/// the colon in "3:1g" becomes a point, and "(9)" becomes "(g)". What is uncertain is left as it is.
enum LabelMending {
  /// The line with its words mended; each word stays at its place.
  static func mended(_ line: String) -> String {
    var mended: [UInt8] = []
    var word: [UInt8] = []
    for byte in line.utf8 {
      if byte.isBlank {
        mended += LabelMending.mended(word)
        mended.append(byte)
        word = []
      } else {
        word.append(byte)
      }
    }
    mended += LabelMending.mended(word)
    return String(decoding: mended, as: UTF8.self)
  }

  private static func mended(_ word: [UInt8]) -> [UInt8] {
    if unitInBrackets.contains(word) { return Array("(g)".utf8) }
    if let start = gluedZero(word) { return word[..<start] + [0x20] + word[start...] }
    return isNumeral(word) ? withMarks(withDigits(word)) : word
  }

  /// "(g)" after a row's name, as it is read.
  private static let unitInBrackets: [[UInt8]] = ["(9)", "(q)", "(Q)", "(@)", "(6)"].map { Array($0.utf8) }

  /// Where "Og" or "Omg" begins behind a name: in "TransOg".
  private static func gluedZero(_ word: [UInt8]) -> Int? {
    for unit in ["Og", "Omg"] where word.count >= unit.utf8.count + 3 && word.hasSuffix(unit) {
      let start = word.count - unit.utf8.count
      let before = word[start - 1]
      if before >= UInt8(ascii: "a"), before <= UInt8(ascii: "z") { return start }
    }
    return nil
  }

  /// Whether the word is a number with digits and at most a unit behind it, whatever its letters and marks look like.
  private static func isNumeral(_ word: [UInt8]) -> Bool {
    guard let start = word.firstIndex(where: { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "(") }) else {
      return false
    }
    let figure = word[start...].prefix { $0.isDigit || lookalike($0) != nil || $0.isFigureMark }
    let rest = word[figure.endIndex...].filter { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
    return figure.contains { $0.isDigit } && figure.first?.isFigureMark == false && rest.count <= 4
  }

  /// Replaces letters that stand beside a digit or a mark by the digits that they look like.
  private static func withDigits(_ word: [UInt8]) -> [UInt8] {
    var word = word
    for index in word.indices {
      guard let digit = lookalike(word[index]) else { continue }
      let before = index > 0 ? word[index - 1] : 0x20
      // Behind a number a letter may be the end of a unit: "kcal", "ml".
      let hasFigureBefore = before.isDigit || before.isFigureMark
      let after = index + 1 < word.count ? word[index + 1] : 0x20
      let hasFigureAfter = after.isDigit || after.isFigureMark && index + 2 < word.count && word[index + 2].isDigit
      let isBeforeUnit = after == UInt8(ascii: "g") || after == UInt8(ascii: "q") || after == UInt8(ascii: "m")
      if hasFigureBefore && (hasFigureAfter || isBeforeUnit) || index <= 1 && after.isFigureMark && hasFigureAfter {
        word[index] = digit
      }
    }
    return word
  }

  /// Turns the marks that a decimal mark is read as into a point.
  private static func withMarks(_ word: [UInt8]) -> [UInt8] {
    var word = word
    for index in word.indices.dropFirst().dropLast()
    where word[index] == UInt8(ascii: ":") || word[index] == UInt8(ascii: ";") {
      if word[index - 1].isDigit, word[index + 1].isDigit { word[index] = UInt8(ascii: ".") }
    }
    return word
  }

  private static func lookalike(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "O"), UInt8(ascii: "o"), UInt8(ascii: "Q"): UInt8(ascii: "0")
    case UInt8(ascii: "l"), UInt8(ascii: "I"), UInt8(ascii: "|"), UInt8(ascii: "!"): UInt8(ascii: "1")
    default: nil
    }
  }
}

extension UInt8 {
  /// Whether it stands between the digits of a figure, or is read in the place of what does.
  fileprivate var isFigureMark: Bool {
    isDecimalMark || self == UInt8(ascii: ":") || self == UInt8(ascii: ";")
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
