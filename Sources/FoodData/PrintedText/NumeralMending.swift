internal import Nutrition
internal import Words

/// Repairs numbers that a text recogniser has broken: "1 ,09" and "1, 09" become "1,09", and the letters in "O,85" and
/// "1,O9" become zeros. What is uncertain is left as it is.
enum NumeralMending {
  static func mended(_ line: [UInt8]) -> [UInt8] {
    joined(withDigits(withoutDoubledMarks(line)))
  }

  /// Turns "85,,00" into "85,00".
  private static func withoutDoubledMarks(_ line: [UInt8]) -> [UInt8] {
    var mended: [UInt8] = []
    mended.reserveCapacity(line.count)
    for index in line.indices {
      let isDoubled =
        line[index].isDecimalMark && index >= 2 && line[index - 1].isDecimalMark && line[index - 2].isDigit
        && index + 1 < line.count && line[index + 1].isDigit
      if !isDoubled { mended.append(line[index]) }
    }
    return mended
  }

  /// Replaces letters that stand for digits, where digits or a decimal mark are on both sides.
  private static func withDigits(_ line: [UInt8]) -> [UInt8] {
    var line = line
    for index in line.indices {
      guard let digit = digit(for: line[index]) else { continue }
      let before = index > 0 ? line[index - 1] : 0x20
      let after = index + 1 < line.count ? line[index + 1] : 0x20
      let leads = before.isBlank && after.isDecimalMark && digitFollows(line, index + 2)
      let within = (before.isDigit || before.isDecimalMark) && (after.isDigit || after.isDecimalMark)
      let ends = before.isDigit && (after.isBlank) && isSecondDecimal(line, index)
      if leads || within && numberAround(line, index) || ends && line[index] | 0x20 == UInt8(ascii: "o") {
        line[index] = digit
      }
    }
    return line
  }

  private static func digit(for byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "O"), UInt8(ascii: "o"): UInt8(ascii: "0")
    case UInt8(ascii: "l"), UInt8(ascii: "I"), UInt8(ascii: "|"): UInt8(ascii: "1")
    default: nil
    }
  }

  private static func digitFollows(_ line: [UInt8], _ index: Int) -> Bool {
    index + 1 < line.count && line[index].isDigit && (line[index + 1].isDigit || digit(for: line[index + 1]) != nil)
  }

  /// Whether a letter comes after a decimal mark and one digit.
  private static func isSecondDecimal(_ line: [UInt8], _ index: Int) -> Bool {
    index >= 3 && line[index - 2].isDecimalMark && line[index - 3].isDigit
  }

  /// Whether one of the neighbours is a decimal mark: true in "1,O9", false in "2O15".
  private static func numberAround(_ line: [UInt8], _ index: Int) -> Bool {
    line[index - 1].isDecimalMark && index >= 2 && line[index - 2].isDigit
      || line[index + 1].isDecimalMark && index + 2 < line.count && line[index + 2].isDigit
  }

  /// Removes the spaces in "1 ,09", "1, 09" and "1 , 09", where exactly two digits follow the mark.
  private static func joined(_ line: [UInt8]) -> [UInt8] {
    var mended: [UInt8] = []
    mended.reserveCapacity(line.count)
    var index = 0
    while index < line.count {
      if line[index].isDigit, let mark = brokenDecimal(line, after: index) {
        mended.append(line[index])
        mended.append(line[mark.position])
        index = mark.next
      } else {
        mended.append(line[index])
        index += 1
      }
    }
    return mended
  }

  private static func brokenDecimal(_ line: [UInt8], after index: Int) -> (position: Int, next: Int)? {
    var position = index + 1
    if position < line.count, line[position] == 0x20 { position += 1 }
    guard position < line.count, line[position].isDecimalMark else { return nil }
    var next = position + 1
    if next < line.count, line[next] == 0x20 { next += 1 }
    guard next > index + 2, next + 1 < line.count, line[next].isDigit, line[next + 1].isDigit else { return nil }
    if next + 2 < line.count, line[next + 2].isDigit || line[next + 2].isDecimalMark { return nil }
    return (position, next)
  }
}

extension UInt8 {
  var isDecimalMark: Bool { self == UInt8(ascii: ",") || self == UInt8(ascii: ".") }
}
