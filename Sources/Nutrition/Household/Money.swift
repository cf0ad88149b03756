/// An amount of money in the minor unit of its currency: cents.
package struct Money: Hashable, Sendable {
  /// At most `most` either way.
  package let minorUnits: Int64
  /// An ISO 4217 code: "EUR".
  package var currency: String

  /// What a `FixedDecimal` of minor units holds: 922 million in a currency with cents. A trip's lines may be added up, taken
  /// from each other and negated without a thought.
  package static let most: Int64 = 92_233_720_368

  /// An amount beyond `most` becomes `most`.
  package init(minorUnits: Int64, currency: String) {
    self.minorUnits = min(max(minorUnits, -Money.most), Money.most)
    self.currency = currency
  }

  /// The same amount without its sign.
  package var magnitude: Money { Money(minorUnits: abs(minorUnits), currency: currency) }
}

/// In JSON `{"currency": "EUR", "minorUnits": 249}`; an amount beyond `most` is refused.
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
