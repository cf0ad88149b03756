package import Nutrition

/// What a call says of a food besides its name and its figures. What it does not say stays; an empty text and no
/// grams take something away.
package struct FoodFields: CallRecord {
  /// Its maker.
  package var brand: String?
  /// Its digits.
  package var barcode: String?
  /// Where it belongs.
  package var category: FoodCategory?
  /// The person’s own.
  package var tags: [String]?
  /// Grams of a usual serving.
  package var serving: FixedDecimal?
  /// What one of a unit weighs.
  package var portions: [PortionField]?
  /// In grams per millilitre.
  package var density: FixedDecimal?

  package init() {}

  package static let fields: [CallField<FoodFields>] =
    [
      .optional("brand", \.brand),
      .optional("barcode", \.barcode),
      .known("category", \.category),
      .optional("tags", \.tags),
      .optional("serving_g", \.serving, "Grams of a usual serving."),
      .optional("portions", \.portions, "What one of a unit weighs."),
      .optional("density_g_per_ml", \.density),
    ]
}

extension FoodFields {
  /// What one of a unit weighs.
  package struct PortionField: CallRecord {
    /// A slice, a piece, a cup.
    package var unit = MeasureUnit.gram
    /// Of one.
    package var grams = FixedDecimal.zero

    package init() {}

    package init(unit: MeasureUnit, grams: FixedDecimal) {
      self.unit = unit
      self.grams = grams
    }

    package static let fields: [CallField<PortionField>] =
      [
        .known(required: "unit", \.unit),
        .required("grams", \.grams),
      ]
  }
}
