/// The range in which a figure lies in four of five cases, where some of its parts were estimated and not weighed.
package struct LikelyRange: Hashable, Sendable {
  /// The lower end, in the unit of the figure.
  package let low: FixedDecimal
  /// The upper end, in the unit of the figure.
  package let high: FixedDecimal

  /// A further factor for figures: foods of the same name also differ in their figures, which makes these less certain
  /// than the weight.
  private static let ofFigures = FixedDecimal(units: 120_000_000)

  package init(low: FixedDecimal, high: FixedDecimal) {
    self.low = low
    self.high = high
  }

  /// The range of a weight.
  package init(_ grams: Grams, spread: FixedDecimal) {
    self.init(low: grams.figure / spread, high: grams.figure * spread)
  }

  /// The range of a sum. The errors of estimated parts are independent and partly cancel out, so they are added as
  /// squares. Nil where no part was estimated.
  package init?(of parts: some Sequence<(figure: FixedDecimal, spread: FixedDecimal?)>) {
    var (sum, below, above) = (FixedDecimal.zero, FixedDecimal.zero, FixedDecimal.zero)
    for part in parts {
      sum += part.figure
      guard let spread = part.spread.map({ $0 * LikelyRange.ofFigures }) else { continue }
      let (less, more) = (part.figure - part.figure / spread, part.figure * spread - part.figure)
      below += less * less
      above += more * more
    }
    guard above > .zero else { return nil }
    self.init(low: max(sum - below.squareRoot, .zero), high: sum + above.squareRoot)
  }

  /// The range rounded for display: to tens, and below a hundred to whole numbers.
  package var shown: LikelyRange { LikelyRange(low: LikelyRange.roughly(low), high: LikelyRange.roughly(high)) }

  private static func roughly(_ figure: FixedDecimal) -> FixedDecimal {
    let ten = FixedDecimal(10)
    return figure < ten * ten ? figure.rounded(toPlaces: 0) : (figure / ten).rounded(toPlaces: 0) * ten
  }

  /// Whether it is wide enough to be worth mentioning: more than a tenth to either side.
  package var isWide: Bool { high - low > (high + low) / FixedDecimal(10) }
}
