/// Between what a figure lies four times of five, where some of what it is made of was worked out and not weighed.
package struct LikelyRange: Hashable, Sendable {
  /// The lower end, in the unit of the figure.
  package let low: FixedDecimal
  /// The upper end, in the unit of the figure.
  package let high: FixedDecimal

  /// Foods of one name differ in their figures, too, so that these are less sure than the weight alone.
  private static let ofFigures = FixedDecimal(units: 120_000_000)

  package init(low: FixedDecimal, high: FixedDecimal) {
    self.low = low
    self.high = high
  }

  /// That of a weight.
  package init(_ grams: Grams, spread: FixedDecimal) {
    self.init(low: grams.figure / spread, high: grams.figure * spread)
  }

  /// That of a sum. Parts that were worked out are off by chance, so that one makes up for another: their distances add up as
  /// squares. Nil where none of them was.
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

  /// As it is said: in tens, and below a hundred in whole numbers.
  package var shown: LikelyRange { LikelyRange(low: LikelyRange.roughly(low), high: LikelyRange.roughly(high)) }

  private static func roughly(_ figure: FixedDecimal) -> FixedDecimal {
    let ten = FixedDecimal(10)
    return figure < ten * ten ? figure.rounded(toPlaces: 0) : (figure / ten).rounded(toPlaces: 0) * ten
  }

  /// Whether it is wide enough to be worth a word: a tenth to either side.
  package var isWide: Bool { high - low > (high + low) / FixedDecimal(10) }
}
