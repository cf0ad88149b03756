internal import LanguageModels
package import Nutrition

/// What a call says of a food besides its name and its figures. What it does not say stays; an empty text and no grams
/// take something away.
package struct FoodFields: Hashable, Codable, Sendable {
  package struct PortionField: Hashable, Codable, Sendable {
    package var unit: MeasureUnit
    package var grams: Figure

    package init(unit: MeasureUnit, grams: Figure) {
      self.unit = unit
      self.grams = grams
    }
  }

  package var brand: String?
  package var barcode: String?
  package var category: FoodCategory?
  package var tags: [String]?
  package var serving: Figure?
  package var portions: [PortionField]?
  package var density: Figure?

  package enum CodingKeys: String, CodingKey {
    case brand, barcode, category, tags, portions
    case serving = "serving_g"
    case density = "density_g_per_ml"
  }

  static let properties: [JSONSchema.Property] = [
    .init("brand", .string()), .init("barcode", .string()),
    .init("category", .known(FoodCategory.allCases.map(\.rawValue))), .init("tags", .array(.string())),
    .init("serving_g", .number("Grams of a usual serving.")),
    .init(
      "portions",
      .array(
        .object([
          .init("unit", .known(MeasureUnit.allCases.map(\.rawValue)), required: true),
          .init("grams", .number(), required: true),
        ]), "What one of a unit weighs.")),
    .init("density_g_per_ml", .number()),
  ]
}
