/// A weight in grams, exact to the milligram; all amounts inside larder are weights. The range is that of a
/// `FixedDecimal` of grams, ± 92,233,720,368.547 g, to which values are clamped.
package struct Grams: Hashable, Comparable, Sendable {
  /// Negative only as a difference; an amount is zero or more.
  package let milligrams: Int64

  private static let most = Int64.max / 100_000

  /// Zero grams; an unknown weight is nil.
  package static let zero = Grams(milligrams: 0)

  package init(milligrams: Int64) {
    self.milligrams = min(max(milligrams, -Grams.most), Grams.most)
  }

  /// A weight from a number of grams, rounded to the milligram.
  package init(_ grams: FixedDecimal) {
    self.init(milligrams: grams.rounded(toPlaces: 3).units / 100_000)
  }

  /// The same weight as a number of grams.
  package var figure: FixedDecimal { FixedDecimal(units: milligrams.multipliedClamped(by: 100_000)) }

  /// The lighter one is less.
  package static func < (left: Grams, right: Grams) -> Bool { left.milligrams < right.milligrams }
  /// The exact sum, clamped to the range.
  package static func + (left: Grams, right: Grams) -> Grams {
    Grams(milligrams: left.milligrams.addingClamped(right.milligrams))
  }

  /// The weight times a factor, rounded to the milligram.
  package static func * (weight: Grams, factor: FixedDecimal) -> Grams { Grams(weight.figure * factor) }
}

extension Grams: CustomStringConvertible {
  /// "200 g", "12.5 g".
  package var description: String { figure.formatted() + " g" }
}

/// In JSON a weight is a number of grams.
extension Grams: Codable {
  package init(from decoder: any Decoder) throws { self.init(try FixedDecimal(from: decoder)) }
  package func encode(to encoder: any Encoder) throws { try figure.encode(to: encoder) }
}
