package import Nutrition

/// What a nutrition label says, as read without a model. A row that is not there is unknown, not zero.
package struct NutritionLabel: Hashable, Sendable {
  package var columns: [Column]
  /// "Serving size 1 cup (255g)".
  package var serving: Serving?
  package var servingsPerPack: FixedDecimal?
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
    package var grams: FixedDecimal?
    package var millilitres: FixedDecimal?
    /// The words: "1 cup (255g)".
    package var text: String
  }

  /// A value, and whether it is printed as "less than".
  package struct Value: Hashable, Sendable {
    package var value: FixedDecimal
    package var isUpperBound: Bool
  }

  /// One column of values.
  package struct Column: Hashable, Sendable {
    package var basis: Basis
    /// By row; energy is in `kilojoules` and `kilocalories`.
    package var values: [LabelFigure: Value]
  }
}
