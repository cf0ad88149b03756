/// Weight for height: kilograms by the square of the metres (Quetelet). For adults the World Health Organization calls
/// 18.5 to 24.9 the normal range (WHO Technical Report Series 894, 2000); it says nothing of children, nor of what a body
/// is made of.
package enum BodyMassIndex {
  /// In kg/m², to one place; nil without a height.
  package static func of(kilograms: Figure, centimetres: Figure) -> Figure? {
    guard centimetres > .zero else { return nil }
    let metres = centimetres / Figure(100)
    return (kilograms / (metres * metres)).rounded(toPlaces: 1)
  }

  /// The normal range of adults.
  package static let normal = Figure(units: 1_850_000_000)...Figure(units: 2_490_000_000)
}
