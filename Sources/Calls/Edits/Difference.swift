package import Nutrition

/// Whether an amount comes to what was there, or goes from it.
package enum Difference: String, CallChoice, Sendable {
  case more, less

  /// What is left or had, of two amounts in the same unit.
  package func of(_ standing: FixedDecimal, _ amount: FixedDecimal) -> FixedDecimal {
    switch self {
    case .more: standing + amount
    case .less: standing - amount
    }
  }
}

extension Amount {
  /// So much more or less; nil where the two cannot be compared.
  package func changed(by difference: Difference, _ amount: Amount) -> Amount? {
    guard let standing = quantity, let other = amount.quantity(in: unit) else { return nil }
    return Amount(quantity: difference.of(standing, other), unit: unit)
  }
}
