/// What was spent, each currency for itself: there are no rates of exchange here.
package struct Spending: Hashable, Sendable {
  /// One sum a currency, by its code.
  package let sums: [Money]

  /// Adds up the amounts of each currency, in any order.
  package init(_ amounts: some Sequence<Money>) {
    var units: [String: Int64] = [:]
    for amount in amounts {
      units[amount.currency] = (units[amount.currency] ?? 0).addingClamped(amount.minorUnits)
    }
    sums = units.sorted { $0.key < $1.key }.map { Money(minorUnits: $0.value, currency: $0.key) }
  }

  /// Whether there were no amounts at all; a sum of zero is one.
  package var isEmpty: Bool { sums.isEmpty }
}
