package import Nutrition

/// The fields of a food that a call may set, apart from its name and figures. What is not set stays; an empty text, or
/// 0 grams, removes a value.
package struct FoodFields: CallRecord {
  /// The maker.
  package var brand: String?
  /// The digits of the barcode.
  package var barcode: String?
  /// The category that it belongs to.
  package var category: FoodCategory?
  /// The person's own tags.
  package var tags: [String]?
  /// The weight of a usual serving in grams.
  package var serving: FixedDecimal?
  /// What one of each unit weighs.
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
    /// The unit: a slice, a piece, a cup.
    package var unit = MeasureUnit.gram
    /// The weight of one.
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
