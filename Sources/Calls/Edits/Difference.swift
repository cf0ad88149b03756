package import Nutrition

/// Whether an amount is added to the one before or taken from it.
package enum Difference: String, CallChoice, Sendable {
  case more, less

  /// The amount after the change; both are in the same unit.
  package func of(_ standing: FixedDecimal, _ amount: FixedDecimal) -> FixedDecimal {
    switch self {
    case .more: standing + amount
    case .less: standing - amount
    }
  }
}

extension Amount {
  /// This amount, increased or decreased by another; nil where the two units cannot be compared.
  package func changed(by difference: Difference, _ amount: Amount) -> Amount? {
    guard let standing = quantity, let other = amount.quantity(in: unit) else { return nil }
    return Amount(quantity: difference.of(standing, other), unit: unit)
  }
}
