/// The weight of one counted unit of a food: "slice = 30 g".
package struct Portion: Hashable, Codable, Sendable {
  /// The unit: a slice, a piece, a serving.
  package let unit: MeasureUnit
  /// The weight of one.
  package let grams: Grams

  package init(_ unit: MeasureUnit, _ grams: Grams) {
    self.unit = unit
    self.grams = grams
  }
}
