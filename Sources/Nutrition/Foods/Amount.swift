/// An amount as it was said: a number, a unit, both, or neither.
package struct Amount: Hashable, Codable, Sendable {
  /// Nil where no number was given ("some rice").
  package var quantity: FixedDecimal?
  /// Nil for a bare count ("2 eggs") and where none was given.
  package var unit: MeasureUnit?

  package init(quantity: FixedDecimal? = nil, unit: MeasureUnit? = nil) {
    self.quantity = quantity
    self.unit = unit
  }

  /// Neither a number nor a unit.
  package static let unsaid = Amount()

  /// The quantity converted to another unit; a number without a unit is returned as it is. Nil where the units cannot
  /// be compared.
  package func quantity(in other: MeasureUnit?) -> FixedDecimal? {
    guard let quantity else { return nil }
    guard let unit, unit != other else { return quantity }
    switch (unit.kind, other?.kind) {
    case (.mass(let one), .mass(let another)?), (.volume(let one), .volume(let another)?):
      return quantity * one / another
    default: return nil
    }
  }

  /// The amount multiplied by a factor.
  package func times(_ factor: FixedDecimal) -> Amount { Amount(quantity: quantity.map { $0 * factor }, unit: unit) }

  /// A weight as an amount of grams.
  package static func grams(_ grams: Grams) -> Amount { Amount(quantity: grams.figure, unit: .gram) }
}

extension Amount: CustomStringConvertible {
  /// "200 g", "2 slices", "3", or "" where nothing was said.
  package var description: String {
    switch (quantity, unit) {
    case (nil, nil): ""
    case (nil, let unit?): unit.spoken(with: FixedDecimal(1))
    case (let quantity?, nil): quantity.formatted(places: 2)
    case (let quantity?, let unit?): unit.spoken(with: quantity)
    }
  }
}
