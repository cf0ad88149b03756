package import Nutrition

/// Looks up a food's figures.
package struct FindFoodCall: Call {
  package static let name = "find_food"

  /// The food in words.
  package var query = ""
  /// How many, in `unit`.
  package var quantity: FixedDecimal?
  /// Nil is pieces.
  package var unit: MeasureUnit?
  /// How it was made.
  package var state: FoodState?
  /// What `query` was found to mean, where larder has looked; it holds as long as `query` and `state` say the same.
  package var resolved: ResolvedFood?

  package init() {}

  package static let fields: [CallField<FindFoodCall>] =
    [
      .required("query", \.query),
      .optional("quantity", \.quantity),
      .known("unit", \.unit),
      .known("state", \.state),
    ]
}
