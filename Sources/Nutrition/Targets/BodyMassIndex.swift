/// Body mass index: kilograms divided by the square of the metres (Quetelet). For adults the World Health Organization
/// calls 18.5 to 24.9 the normal range (WHO Technical Report Series 894, 2000); that does not apply to children, nor
/// does the index say what a body is made of.
package enum BodyMassIndex {
  /// In kg/m², to one decimal; nil without a height.
  package static func of(kilograms: FixedDecimal, centimetres: FixedDecimal) -> FixedDecimal? {
    guard centimetres > .zero else { return nil }
    let metres = centimetres / FixedDecimal(100)
    return (kilograms / (metres * metres)).rounded(toPlaces: 1)
  }

  /// The normal range for adults.
  package static let normal = FixedDecimal(units: 1_850_000_000)...FixedDecimal(units: 2_490_000_000)
}
