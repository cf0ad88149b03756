package import FoodData
package import Nutrition

/// How well a label was read, for the card of the food that is made from it. Not saved with the food.
package struct LabelRemarks: CallRecord {
  /// How sure the reader is of the whole label.
  package var confidence: ReadingConfidence?
  /// Codes of `FoodWarning`.
  package var warnings: [String]?
  /// Figures on which two readings disagree.
  package var doubts: [Doubt]?
  /// What the reader noted, in its own words.
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
  /// A figure on which two readings disagree.
  package struct Doubt: CallRecord {
    /// The figure.
    package var figure = Nutrient.energy
    /// The value of the other reading, in the unit of the figure and for the same amount of food.
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
