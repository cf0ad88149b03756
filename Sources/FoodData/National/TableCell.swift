internal import Nutrition

/// The content of a figure's cell.
enum TableCell: Hashable {
  case unknown
  case trace
  case figure(FixedDecimal)
  /// "< 0,5".
  case below(FixedDecimal)
  case notANumber

  init(_ text: String, _ mapping: TableMapping, decimalSign: UInt8) {
    let cell = TableCell.folded(text)
    if cell.isEmpty || mapping.unknown.contains(cell) {
      self = .unknown
    } else if mapping.traces.contains(cell) {
      self = .trace
    } else if let first = cell.unicodeScalars.first, first == "<" || first == "≤" {
      self = TableCell.number(cell.dropFirst(), decimalSign).map { .below($0) } ?? .notANumber
    } else {
      self = TableCell.number(cell[...], decimalSign).map { .figure($0) } ?? .notANumber
    }
  }

  /// In lower case, without any spaces, because a space in a number separates thousands.
  static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars where !scalar.properties.isWhitespace { folded.append(scalar) }
    return String(folded)
  }

  /// The other mark is not accepted: "1.655" in a table with decimal commas may be in thousands.
  private static func number(_ text: Substring, _ decimalSign: UInt8) -> FixedDecimal? {
    var digits: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case decimalSign: digits.append(UInt8(ascii: "."))
      case UInt8(ascii: "."), UInt8(ascii: ","): return nil
      default: digits.append(byte)
      }
    }
    return FixedDecimal(scientific: digits)
  }
}
