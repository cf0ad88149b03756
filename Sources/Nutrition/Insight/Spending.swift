/// What was spent, with a separate sum for each currency: amounts are never converted.
package struct Spending: Hashable, Sendable {
  /// One sum for each currency, in the order of their codes.
  package let sums: [Money]

  /// Adds up the amounts of each currency, in any order.
  package init(_ amounts: some Sequence<Money>) {
    var units: [String: Int64] = [:]
    for amount in amounts {
      units[amount.currency] = (units[amount.currency] ?? 0).addingClamped(amount.minorUnits)
    }
    sums = units.sorted { $0.key < $1.key }.map { Money(minorUnits: $0.value, currency: $0.key) }
  }

  /// Whether there were no amounts; a sum of zero counts as one.
  package var isEmpty: Bool { sums.isEmpty }
}
