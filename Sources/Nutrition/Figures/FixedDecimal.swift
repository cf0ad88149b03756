/// An exact decimal number with eight decimals: a nutrition figure, an amount, a factor.
///
/// Stored as a scaled integer, so that sums are exact and the same on every machine. A figure per 100 g (three
/// decimals) times a weight in milligrams needs eight decimals, so an entry's figures are not rounded before they are
/// printed. The range is ± 92,233,720,368.54775807; every operation clamps its result to it.
package struct FixedDecimal: Hashable, Comparable, Sendable {
  /// The value in hundred-millionths.
  package let units: Int64

  /// Hundred-millionths in one.
  package static let scale: Int64 = 100_000_000
  /// The number 0.
  package static let zero = FixedDecimal(units: 0)

  /// The range is symmetric, so that every value can be negated.
  package init(units: Int64) {
    self.units = max(units, -.max)
  }

  /// A whole number.
  package init(_ whole: Int) {
    self.init(units: Int64(whole).multipliedClamped(by: FixedDecimal.scale))
  }

  /// Compares the values.
  package static func < (left: FixedDecimal, right: FixedDecimal) -> Bool { left.units < right.units }
  /// The exact sum, clamped to the range.
  package static func + (left: FixedDecimal, right: FixedDecimal) -> FixedDecimal {
    FixedDecimal(units: left.units.addingClamped(right.units))
  }
  /// The exact difference, clamped to the range.
  package static func - (left: FixedDecimal, right: FixedDecimal) -> FixedDecimal { left + -right }
  package static prefix func - (value: FixedDecimal) -> FixedDecimal { FixedDecimal(units: -value.units) }
  /// Adds in place, as `+` does.
  package static func += (left: inout FixedDecimal, right: FixedDecimal) { left = left + right }
  /// Subtracts in place, as `-` does.
  package static func -= (left: inout FixedDecimal, right: FixedDecimal) { left = left - right }

  /// The product, rounded once to the eighth decimal (half to even).
  package static func * (left: FixedDecimal, right: FixedDecimal) -> FixedDecimal {
    FixedDecimal(units: multiplyDivide(left.units, right.units, FixedDecimal.scale))
  }

  /// The quotient, rounded once to the eighth decimal (half to even). Dividing by zero gives zero.
  package static func / (left: FixedDecimal, right: FixedDecimal) -> FixedDecimal {
    right.units == 0 ? .zero : FixedDecimal(units: multiplyDivide(left.units, FixedDecimal.scale, right.units))
  }

  /// The absolute value.
  package var magnitude: FixedDecimal { units < 0 ? -self : self }

  /// The value rounded to `places` decimals (0 to 8), half away from zero.
  package func rounded(toPlaces places: Int) -> FixedDecimal {
    let step = (places..<8).reduce(Int64(1)) { step, _ in step * 10 }
    let (quotient, remainder) = units.quotientAndRemainder(dividingBy: step)
    let away = remainder.magnitude * 2 >= step.magnitude ? (units < 0 ? Int64(-1) : 1) : 0
    return FixedDecimal(units: (quotient + away).multipliedClamped(by: step))
  }
}

/// `first × second / divisor` with a full-width product, half to even, clamped to `Int64`.
private func multiplyDivide(_ first: Int64, _ second: Int64, _ divisor: Int64) -> Int64 {
  let negative = ((first < 0) != (second < 0)) != (divisor < 0)
  let product = first.magnitude.multipliedFullWidth(by: second.magnitude)
  guard product.high < divisor.magnitude else { return negative ? .min : .max }
  let (quotient, remainder) = divisor.magnitude.dividingFullWidth(product)
  let half = divisor.magnitude - remainder
  let up = remainder > half || (remainder == half && quotient % 2 == 1)
  let rounded = quotient &+ (up ? 1 : 0)
  guard rounded <= UInt64(Int64.max) else { return negative ? .min : .max }
  return negative ? -Int64(rounded) : Int64(rounded)
}
