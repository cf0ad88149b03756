internal import JSON
internal import Nutrition

/// A number as a source states it: exact, approximate, a bound, or a trace.
struct StatedAmount: Hashable, Sendable {
  enum Sign: Hashable, Sendable {
    case exactly, about, below, above, trace
  }

  var value: FixedDecimal
  var sign = Sign.exactly

  /// From a JSON number, or a string that contains one. Nil where there is none.
  init?(_ part: JSONPart) {
    if let number = part.number {
      guard let value = FixedDecimal(scientific: number) else { return nil }
      self.init(value: value)
    } else {
      guard let text = part.string else { return nil }
      self.init(text.utf8)
    }
  }

  /// Parses "0.52", "1,5", "<0.5", "~ 12", "traces". Nil for anything else, including an empty text.
  init?(_ text: some BidirectionalCollection<UInt8>) {
    // Longer text is not an amount.
    guard text.count <= 64 else { return nil }
    var rest = Array(text)[...].trimmingSpace
    if StatedAmount.traces.contains(where: { rest.elementsEqual($0.utf8) }) {
      self.init(value: .zero, sign: .trace)
      return
    }
    let sign = StatedAmount.takeSign(off: &rest)
    rest = rest.trimmingSpace
    guard let value = FixedDecimal(scientific: StatedAmount.pointed(rest)) else { return nil }
    self.init(value: value, sign: sign)
  }

  init(value: FixedDecimal, sign: Sign = .exactly) {
    self.value = value
    self.sign = sign
  }

  private static let traces = ["trace", "traces", "Traces", "Trace", "tr", "Tr"]

  private static let signs: [(String, Sign)] = [
    ("<=", .below), ("&lt;", .below), ("<", .below), ("≤", .below), (">=", .above), ("&gt;", .above), (">", .above),
    ("≥", .above), ("~", .about), ("≈", .about),
  ]

  private static func takeSign(off text: inout ArraySlice<UInt8>) -> Sign {
    for (written, sign) in signs where text.starts(with: written.utf8) {
      text = text.dropFirst(written.utf8.count)
      return sign
    }
    return .exactly
  }

  /// Replaces a decimal comma by a point. Where a number has both marks, the last one is the decimal mark.
  private static func pointed(_ digits: ArraySlice<UInt8>) -> [UInt8] {
    let comma = UInt8(ascii: ",")
    let point = UInt8(ascii: ".")
    guard let lastComma = digits.lastIndex(of: comma) else { return Array(digits) }
    guard let lastPoint = digits.lastIndex(of: point) else { return digits.map { $0 == comma ? point : $0 } }
    return lastComma > lastPoint
      ? digits.filter { $0 != point }.map { $0 == comma ? point : $0 } : digits.filter { $0 != comma }
  }

  /// The sign that Open Food Facts keeps in a separate member ("<", "~"); nil for "-", which means that the label does
  /// not have the figure.
  static func sign(ofModifier modifier: String) -> Sign? {
    switch modifier {
    case "<", "≤", "<=", "&lt;": .below
    case ">", "≥", ">=", "&gt;": .above
    case "~", "≈": .about
    case "-": nil
    default: .exactly
    }
  }
}

extension ArraySlice<UInt8> {
  var trimmingSpace: ArraySlice<UInt8> {
    var slice = self
    while let first = slice.first, first <= UInt8(ascii: " ") { slice.removeFirst() }
    while let last = slice.last, last <= UInt8(ascii: " ") { slice.removeLast() }
    return slice
  }
}
