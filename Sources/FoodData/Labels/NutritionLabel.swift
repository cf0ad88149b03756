package import Nutrition

/// What a nutrition label says, as read without a model. A row that is not there is unknown, not zero.
package struct NutritionLabel: Hashable, Sendable {
  /// From left to right, as they are printed.
  package var columns: [Column]
  /// "Serving size 1 cup (255g)".
  package var serving: Serving?
  /// What is odd about the figures.
  package var warnings: [FoodWarning]

  /// What the figures of a column are per.
  package enum Basis: Hashable, Sendable {
    case hundredGrams
    case hundredMillilitres
    case serving
    /// The whole pack.
    case container
    /// With milk or otherwise prepared.
    case prepared
  }

  /// The size of a portion as printed.
  package struct Serving: Hashable, Sendable {
    /// Nil where the portion is printed in millilitres alone, or without a size.
    package var grams: FixedDecimal?
    /// Nil where the portion is printed in grams alone, or without a size.
    package var millilitres: FixedDecimal?
    /// The words: "1 cup (255g)".
    package var text: String
  }

  /// A value, and whether it is printed as "less than".
  package struct Value: Hashable, Sendable {
    /// In the unit of its row: grams, milligrams, kilojoules or kilocalories.
    package var value: FixedDecimal
    /// Whether "less than" or "<" stands before it.
    package var isUpperBound: Bool
  }

  /// One column of values.
  package struct Column: Hashable, Sendable {
    /// What the values of the column are per.
    package var basis: Basis
    /// By row; energy is in `kilojoules` and `kilocalories`.
    package var values: [LabelFigure: Value]
  }
}
