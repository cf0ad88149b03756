/// How a pot is shared: what is on each plate and what is left add up to the pot, to the milligram.
package struct SharedDishShares: Hashable, Sendable {
  /// The plates and the pot as whole numbers of one measure, so that a third stays a third.
  private let plates: [Int128]
  private let pot: Int128

  /// - Parameters:
  ///   - pot: how much there is; nil where only the plates were said, and they are all of it.
  ///   - plates: how much of it each has, in the same measure; those that are nil share equally what the others leave.
  /// - Returns: nil where the plates hold more than the pot.
  package init?(pot: FixedDecimal?, plates: [FixedDecimal?]) {
    let said = plates.compactMap(\.self)
    let equal = Int128(max(plates.count - said.count, 1))
    let sum = said.map { Int128($0.units) }.reduce(0, +)
    let whole: Int128 = pot.map { Int128($0.units) } ?? (said.isEmpty ? Int128(FixedDecimal.scale) : sum)
    guard whole > 0, sum <= whole, said.allSatisfy({ $0 >= .zero }) else { return nil }
    // Of the pot only plates were said, and somebody has "the rest": there is none.
    guard pot != nil || said.isEmpty || said.count == plates.count else { return nil }
    self.plates = plates.map { plate in plate.map { Int128($0.units) * equal } ?? whole - sum }
    self.pot = whole * equal
  }

  /// The same shares of any amount: one for each plate, then what is left.
  package func shares(of amount: Int64) -> [Int64] {
    var taken: Int128 = 0
    var given: Int64 = 0
    return plates.map { plate in
      taken += plate
      // What all plates so far hold is rounded, not each of them: so the roundings do not add up.
      let upTo = Int64((Int128(amount) * taken * 2 + pot) / (pot * 2))
      defer { given = upTo }
      return upTo - given
    } + [amount - given]
  }

  /// The same shares of a weight, to the milligram: one for each plate, then what is left.
  package func shares(of grams: Grams) -> [Grams] {
    shares(of: grams.milligrams).map { Grams(milligrams: $0) }
  }

  /// The same shares of a number, to its last place: one for each plate, then what is left.
  package func shares(of figure: FixedDecimal) -> [FixedDecimal] {
    shares(of: figure.units).map { FixedDecimal(units: $0) }
  }

  /// Something is left.
  package var hasRest: Bool { plates.reduce(0, +) < pot }
}
