package import FoodData
package import Nutrition

/// How well a label was read, for the card of the food that comes of it. It is not kept with the food.
package struct LabelRemarks: CallRecord {
  /// Of the reading as a whole.
  package var confidence: ReadingConfidence?
  /// Codes of `FoodWarning`.
  package var warnings: [String]?
  /// Figures that two readings see differently.
  package var doubts: [Doubt]?
  /// What the reader noted, in its words.
  package var notes: String?

  package init() {}

  package static let fields: [CallField<LabelRemarks>] =
    [
      .optional("confidence", \.confidence),
      .optional("warnings", \.warnings),
      .optional("doubts", \.doubts),
      .optional("notes", \.notes),
    ]
}

extension LabelRemarks {
  /// A figure that two readings see differently.
  package struct Doubt: CallRecord {
    /// Which.
    package var figure = Nutrient.energy
    /// The other reading, in the unit of the figure, for the same amount of food.
    package var other = FixedDecimal.zero

    package init() {}

    package init(figure: Nutrient, other: FixedDecimal) {
      self.figure = figure
      self.other = other
    }

    package static let fields: [CallField<Doubt>] =
      [
        .required("figure", \.figure),
        .required("other", \.other),
      ]
  }
}
