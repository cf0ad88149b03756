internal import JSON
internal import Nutrition

/// A number as a source states it: exactly, about, as a bound, or as a trace.
struct StatedAmount: Hashable, Sendable {
  enum Sign: Hashable, Sendable {
    case exactly, about, below, above, trace
  }

  var value: FixedDecimal
  var sign = Sign.exactly

  /// A number of JSON, or a text that holds one. Nil where nothing is stated.
  init?(_ part: JSONPart) {
    if let number = part.number {
      guard let value = FixedDecimal(scientific: number) else { return nil }
      self.init(value: value)
    } else {
      guard let text = part.string else { return nil }
      self.init(text.utf8)
    }
  }

  /// Reads "0.52", "1,5", "<0.5", "~ 12", "traces". Nil for anything else, an empty text too.
  init?(_ text: some BidirectionalCollection<UInt8>) {
    // Longer than any amount; such a text is not looked at.
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

  /// With a point for a decimal comma. Where both stand in a number, the last of them is the decimal one.
  private static func pointed(_ digits: ArraySlice<UInt8>) -> [UInt8] {
    let comma = UInt8(ascii: ",")
    let point = UInt8(ascii: ".")
    guard let lastComma = digits.lastIndex(of: comma) else { return Array(digits) }
    guard let lastPoint = digits.lastIndex(of: point) else { return digits.map { $0 == comma ? point : $0 } }
    return lastComma > lastPoint
      ? digits.filter { $0 != point }.map { $0 == comma ? point : $0 } : digits.filter { $0 != comma }
  }

  /// The sign that Open Food Facts keeps in a member of its own ("<", "~"); nil for "-", which says that the label
  /// does not have the figure.
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
