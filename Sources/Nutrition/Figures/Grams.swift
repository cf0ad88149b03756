/// A weight in grams, exact to the milligram: the one unit of amounts inside larder. It holds what a `FixedDecimal` of grams
/// holds, ± 92,233,720,368.547 g; what is beyond becomes the end of that.
package struct Grams: Hashable, Comparable, Sendable {
  /// Below zero only as a difference; of an amount, zero or more.
  package let milligrams: Int64

  private static let most = Int64.max / 100_000

  /// No weight at all; that a weight is unknown is nil.
  package static let zero = Grams(milligrams: 0)

  package init(milligrams: Int64) {
    self.milligrams = min(max(milligrams, -Grams.most), Grams.most)
  }

  /// A weight given as a decimal number of grams, rounded to the milligram.
  package init(_ grams: FixedDecimal) {
    self.init(milligrams: grams.rounded(toPlaces: 3).units / 100_000)
  }

  /// The same weight as a number of grams.
  package var figure: FixedDecimal { FixedDecimal(units: milligrams.multipliedClamped(by: 100_000)) }

  /// The lighter one is less.
  package static func < (left: Grams, right: Grams) -> Bool { left.milligrams < right.milligrams }
  /// The exact sum; beyond the range, the end of it.
  package static func + (left: Grams, right: Grams) -> Grams {
    Grams(milligrams: left.milligrams.addingClamped(right.milligrams))
  }

  /// So many times the weight, rounded to the milligram.
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
