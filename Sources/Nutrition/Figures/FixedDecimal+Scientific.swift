extension FixedDecimal {
  /// Parses a number as JSON has it: digits with at most one point, and optionally an exponent ("12.5", "0E-8",
  /// "388.99999999999994"). Decimals after the eighth are rounded half to even. A number out of range becomes the end
  /// of the range, so that an absurd number stays absurd. Nil for anything else.
  package init?(scientific text: some Sequence<UInt8>) {
    var number = DecimalDigits()
    var exponent = Exponent()
    var isInExponent = false
    for byte in text {
      if isInExponent {
        guard exponent.take(byte) else { return nil }
      } else if byte | 0x20 == UInt8(ascii: "e") {
        isInExponent = true
      } else {
        guard number.take(byte) else { return nil }
      }
    }
    guard number.hasDigit, !isInExponent || exponent.hasDigit else { return nil }
    self = number.clampedFigure(exponent: exponent.value)
  }
}

private struct Exponent {
  private(set) var hasDigit = false
  private var isNegative = false
  private var sawSign = false
  private var magnitude = 0

  var value: Int { isNegative ? -magnitude : magnitude }

  mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+") where !hasDigit && !sawSign: sawSign = true
    case UInt8(ascii: "-") where !hasDigit && !sawSign:
      sawSign = true
      isNegative = true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      hasDigit = true
      // An exponent beyond a million makes no difference.
      magnitude = min(magnitude * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
    default: return false
    }
    return true
  }
}
