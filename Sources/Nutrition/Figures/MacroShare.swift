/// The shares of energy that come from protein, carbohydrate and fat, in whole per cent that add up to 100.
package struct MacroShare: Hashable, Sendable {
  /// Per cent of the energy that comes from protein, 0 to 100.
  package let protein: Int
  /// Per cent of the energy that comes from carbohydrate, 0 to 100.
  package let carbohydrate: Int
  /// Per cent of the energy that comes from fat, 0 to 100.
  package let fat: Int

  /// Computed with 4, 4 and 9 kcal per gram. Nil where a figure is unknown or all are zero.
  package init?(_ figures: Nutrients) {
    guard let protein = figures.protein, let carbohydrate = figures.carbohydrate, let fat = figures.fat else {
      return nil
    }
    let energies = [protein * FixedDecimal(4), carbohydrate * FixedDecimal(4), fat * FixedDecimal(9)]
    let total = energies.reduce(.zero, +)
    guard total > .zero else { return nil }
    let shares = MacroShare.wholeShares(of: energies.map { ($0 * FixedDecimal(100) / total).units })
    self.protein = shares[0]
    self.carbohydrate = shares[1]
    self.fat = shares[2]
  }

  /// Rounds shares so that they add up to 100: those with the largest remainders are rounded up.
  private static func wholeShares(of units: [Int64]) -> [Int] {
    var whole = units.map { Int($0 / FixedDecimal.scale) }
    let byRemainder = units.indices.sorted { units[$0] % FixedDecimal.scale > units[$1] % FixedDecimal.scale }
    let missing = 100 - whole.reduce(0, +)
    for index in byRemainder.prefix(max(missing, 0)) { whole[index] += 1 }
    return whole
  }
}
