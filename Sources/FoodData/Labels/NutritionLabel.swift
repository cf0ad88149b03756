package import Nutrition

/// A nutrition label as it was read. A row that is missing is unknown, not zero.
package struct NutritionLabel: Hashable, Sendable {
  /// In the order in which they are printed, from left to right.
  package var columns: [Column]
  /// The size of a portion: "Serving size 1 cup (255g)".
  package var serving: Serving?
  /// What is odd about the figures.
  package var warnings: [FoodWarning]

  /// The amount that the figures of a column refer to.
  package enum Basis: Hashable, Sendable {
    case hundredGrams
    case hundredMillilitres
    case serving
    /// The whole pack.
    case container
    /// The prepared food, for example with milk.
    case prepared
  }

  /// The size of a portion as printed.
  package struct Serving: Hashable, Sendable {
    /// Nil where the portion is printed only in millilitres, or without a size.
    package var grams: FixedDecimal?
    /// Nil where the portion is printed only in grams, or without a size.
    package var millilitres: FixedDecimal?
    /// As printed: "1 cup (255g)".
    package var text: String
  }

  /// A value, and whether it is printed as "less than".
  package struct Value: Hashable, Sendable {
    /// In the unit of its row: grams, milligrams, kilojoules or kilocalories.
    package var value: FixedDecimal
    /// Whether "less than" or "<" is printed before it.
    package var isUpperBound: Bool
  }

  /// One column of values.
  package struct Column: Hashable, Sendable {
    /// The amount that the values refer to.
    package var basis: Basis
    /// The values by row; energy is under `kilojoules` and `kilocalories`.
    package var values: [LabelFigure: Value]
  }
}
