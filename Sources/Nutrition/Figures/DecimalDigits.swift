/// The digits of a number from outside, taken one after the other: the one place where written digits become a figure.
///
/// However many there are, nothing overflows: nineteen digits are kept, which is what a figure can hold, and of the rest
/// what is needed to round. The answer is a figure within `FixedDecimal`'s range (± 92,233,720,368.54775807), or none.
package struct DecimalDigits: Hashable, Sendable {
  /// The most digits that a figure has.
  private static let most = 19

  /// Whether any digit was taken; without one what was taken is no number.
  package private(set) var hasDigit = false
  private var isNegative = false
  private var sawAnything = false
  private var sawPoint = false
  private var significand: UInt64 = 0
  private var kept = 0
  /// The power of ten that the significand is to be taken by.
  private var power = 0
  /// The first digit that was left out, and whether one behind it is not zero.
  private var left: UInt8 = 0
  private var hasRest = false

  package init() {}

  /// Takes a digit, the one point, or a minus before everything else. False where the byte is none of these.
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

  /// The number, with places after the eighth rounded half to even. Nil where it is out of a figure's range.
  ///
  /// - Parameter exponent: a power of ten by which the digits are to be taken, within ± 1,000,000.
  package func figure(exponent: Int = 0) -> FixedDecimal? {
    guard significand > 0 else { return .zero }
    let shift = power + exponent + 8
    guard let magnitude = shift > 0 ? raised(by: shift) : lowered(by: -shift), let units = Int64(exactly: magnitude)
    else { return nil }
    return FixedDecimal(units: isNegative ? -units : units)
  }

  /// As `figure`, but a number beyond the range becomes the end of it, so that an absurd number stays an absurd one.
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
