/// Parses the digits of a number from outside, one at a time. This is the only place where written digits become a
/// decimal.
///
/// Any number of digits is accepted without overflow: nineteen are kept, as many as a decimal can hold, and from the
/// rest only what rounding needs. The result is within the range of `FixedDecimal` (± 92,233,720,368.54775807), or nil.
package struct DecimalDigits: Hashable, Sendable {
  /// The most digits that a decimal has.
  private static let most = 19

  /// Whether there was any digit; without one the text is not a number.
  package private(set) var hasDigit = false
  private var isNegative = false
  private var sawAnything = false
  private var sawPoint = false
  private var significand: UInt64 = 0
  private var kept = 0
  /// The power of ten by which the significand is multiplied.
  private var power = 0
  /// The first digit that was dropped, and whether a later one is not zero.
  private var left: UInt8 = 0
  private var hasRest = false

  package init() {}

  /// Adds a digit, a decimal point (once) or a leading minus. False for any other byte.
  package mutating func take(_ byte: UInt8) -> Bool {
    defer { sawAnything = true }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): take(digit: byte - UInt8(ascii: "0"))
    case UInt8(ascii: ".") where !sawPoint: sawPoint = true
    case UInt8(ascii: "-") where !sawAnything: isNegative = true
    default: return false
    }
    return true
  }

  private mutating func take(digit: UInt8) {
    hasDigit = true
    if kept == 0, digit == 0 {
      if sawPoint { power -= 1 }
    } else if kept < DecimalDigits.most {
      significand = significand * 10 + UInt64(digit)
      kept += 1
      if sawPoint { power -= 1 }
    } else {
      if kept == DecimalDigits.most { left = digit } else { hasRest = hasRest || digit > 0 }
      kept += 1
      if !sawPoint { power += 1 }
    }
  }

  /// The number, with decimals after the eighth rounded half to even. Nil where it is out of range.
  ///
  /// - Parameter exponent: a power of ten to multiply by, within ± 1,000,000.
  package func figure(exponent: Int = 0) -> FixedDecimal? {
    guard significand > 0 else { return .zero }
    let shift = power + exponent + 8
    guard let magnitude = shift > 0 ? raised(by: shift) : lowered(by: -shift), let units = Int64(exactly: magnitude)
    else { return nil }
    return FixedDecimal(units: isNegative ? -units : units)
  }

  /// Like `figure`, but a number out of range becomes the end of the range, so that an absurd number stays absurd.
  package func clampedFigure(exponent: Int) -> FixedDecimal {
    figure(exponent: exponent) ?? FixedDecimal(units: isNegative ? -.max : .max)
  }

  private func raised(by shift: Int) -> UInt64? {
    var value = significand
    for _ in 0..<min(shift, DecimalDigits.most + 1) {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      guard !isTooLarge else { return nil }
      value = product
    }
    return value
  }

  private func lowered(by shift: Int) -> UInt64 {
    guard shift > 0 else {
      let isUp = left > 5 || (left == 5 && (hasRest || significand % 2 == 1))
      return significand + (isUp ? 1 : 0)
    }
    guard shift <= DecimalDigits.most else { return 0 }
    let divisor = (0..<shift).reduce(UInt64(1)) { product, _ in product * 10 }
    let (quotient, remainder) = significand.quotientAndRemainder(dividingBy: divisor)
    let half = divisor - remainder
    let isUp = remainder > half || (remainder == half && (left > 0 || hasRest || quotient % 2 == 1))
    return quotient + (isUp ? 1 : 0)
  }
}
