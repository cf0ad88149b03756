/// An amount of money in the minor unit of its currency: cents.
package struct Money: Hashable, Codable, Sendable {
  package var minorUnits: Int64
  /// An ISO 4217 code: "EUR".
  package var currency: String

  package init(minorUnits: Int64, currency: String) {
    self.minorUnits = minorUnits
    self.currency = currency
  }
}
