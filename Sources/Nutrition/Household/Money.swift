/// An amount of money in the minor unit of its currency, such as cents.
package struct Money: Hashable, Sendable {
  /// Between `-most` and `most`.
  package let minorUnits: Int64
  /// An ISO 4217 code: "EUR".
  package var currency: String

  /// The most minor units, as many as a `FixedDecimal` can hold: 922 million in a currency with cents. Sums and
  /// differences of a trip's lines cannot overflow.
  package static let most: Int64 = 92_233_720_368

  /// Clamps the amount to `most`.
  package init(minorUnits: Int64, currency: String) {
    self.minorUnits = min(max(minorUnits, -Money.most), Money.most)
    self.currency = currency
  }

  /// The absolute amount.
  package var magnitude: Money { Money(minorUnits: abs(minorUnits), currency: currency) }
}

/// In JSON `{"currency": "EUR", "minorUnits": 249}`; an amount beyond `most` is an error.
extension Money: Codable {
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let units = try members.decode(Int64.self, forKey: .minorUnits)
    guard (-Money.most...Money.most).contains(units) else {
      throw DecodingError.dataCorruptedError(
        forKey: .minorUnits, in: members, debugDescription: "an amount out of range")
    }
    self.init(minorUnits: units, currency: try members.decode(String.self, forKey: .currency))
  }

  private enum CodingKeys: String, CodingKey {
    case minorUnits, currency
  }
}
