/// How a shared dish is divided: the plates and the rest add up to the dish, to the milligram.
package struct SharedDishShares: Hashable, Sendable {
  /// The plates and the dish as whole numbers in a common unit, so that a third stays exactly a third.
  private let plates: [Int128]
  private let pot: Int128

  /// - Parameters:
  ///   - pot: how much there is in all; nil where only the plates were given, which are then all of it.
  ///   - plates: the amount on each plate, in the same unit; nil is an equal share of what the others leave.
  /// - Returns: nil where the plates have more than the dish.
  package init?(pot: FixedDecimal?, plates: [FixedDecimal?]) {
    let said = plates.compactMap(\.self)
    let equal = Int128(max(plates.count - said.count, 1))
    let sum = said.map { Int128($0.units) }.reduce(0, +)
    let whole: Int128 = pot.map { Int128($0.units) } ?? (said.isEmpty ? Int128(FixedDecimal.scale) : sum)
    guard whole > 0, sum <= whole, said.allSatisfy({ $0 >= .zero }) else { return nil }
    // Without the size of the dish there is no rest for the plates without an amount.
    guard pot != nil || said.isEmpty || said.count == plates.count else { return nil }
    self.plates = plates.map { plate in plate.map { Int128($0.units) * equal } ?? whole - sum }
    self.pot = whole * equal
  }

  /// Divides any amount in the same shares: one for each plate, then the rest.
  package func shares(of amount: Int64) -> [Int64] {
    var taken: Int128 = 0
    var given: Int64 = 0
    return plates.map { plate in
      taken += plate
      // The running total is rounded, not each plate, so that rounding errors do not add up.
      let upTo = Int64((Int128(amount) * taken * 2 + pot) / (pot * 2))
      defer { given = upTo }
      return upTo - given
    } + [amount - given]
  }

  /// Divides a weight in the same shares, to the milligram: one for each plate, then the rest.
  package func shares(of grams: Grams) -> [Grams] {
    shares(of: grams.milligrams).map { Grams(milligrams: $0) }
  }

  /// Divides a number in the same shares, to its last decimal place: one for each plate, then the rest.
  package func shares(of figure: FixedDecimal) -> [FixedDecimal] {
    shares(of: figure.units).map { FixedDecimal(units: $0) }
  }

  /// Whether something is left.
  package var hasRest: Bool { plates.reduce(0, +) < pot }
}
