extension Figure {
  /// A number as JSON writes it: digits with at most one point, and perhaps an exponent ("12.5", "0E-8",
  /// "388.99999999999994"). Places after the eighth are rounded half to even; what is beyond the range becomes its end,
  /// so that an absurd number stays an absurd one. Nil for anything else.
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
    self.init(units: number.units(exponent: exponent.value))
  }
}

/// The digits of a number: the first eighteen, and how many stand before and behind the point.
private struct DecimalDigits {
  private(set) var hasDigit = false
  private var isNegative = false
  private var sawAnything = false
  private var sawPoint = false
  private var significand: UInt64 = 0
  private var kept = 0
  /// The power of ten that the significand is to be taken by.
  private var power = 0
  /// Whether a digit other than zero was left out.
  private var hasRest = false

  mutating func take(_ byte: UInt8) -> Bool {
    defer { sawAnything = true }
    switch byte {
    case UInt8(ascii: "-") where !sawAnything: isNegative = true
    case UInt8(ascii: "."):
      guard !sawPoint else { return false }
      sawPoint = true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): add(byte - UInt8(ascii: "0"))
    default: return false
    }
    return true
  }

  private mutating func add(_ digit: UInt8) {
    hasDigit = true
    if kept == 0, digit == 0 {
      if sawPoint { power -= 1 }
    } else if kept < 18 {
      significand = significand * 10 + UInt64(digit)
      kept += 1
      if sawPoint { power -= 1 }
    } else {
      hasRest = hasRest || digit > 0
      if !sawPoint { power += 1 }
    }
  }

  /// In hundred-millionths.
  func units(exponent: Int) -> Int64 {
    guard significand > 0 else { return 0 }
    let shift = power + exponent + 8
    let magnitude = shift >= 0 ? raised(by: shift) : lowered(by: -shift)
    return isNegative ? -magnitude : magnitude
  }

  private func raised(by shift: Int) -> Int64 {
    var value = Int64(significand)
    for _ in 0..<min(shift, 20) {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      if isTooLarge { return .max }
      value = product
    }
    return shift > 20 ? .max : value
  }

  private func lowered(by shift: Int) -> Int64 {
    guard shift <= 18 else { return 0 }
    let divisor = (0..<shift).reduce(UInt64(1)) { product, _ in product * 10 }
    let (quotient, remainder) = significand.quotientAndRemainder(dividingBy: divisor)
    let half = divisor - remainder
    let isUp = remainder > half || (remainder == half && (hasRest || quotient % 2 == 1))
    return Int64(quotient + (isUp ? 1 : 0))
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
      // Beyond a million only more of the same.
      magnitude = min(magnitude * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
    default: return false
    }
    return true
  }
}
