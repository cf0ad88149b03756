package import Nutrition

/// Looks up a food's figures.
package struct FindFoodCall: Call {
  package static let name = "find_food"

  /// The food in words.
  package var query = ""
  /// The amount, in `unit`.
  package var quantity: FixedDecimal?
  /// The unit of `quantity`; nil is pieces.
  package var unit: MeasureUnit?
  /// Its state, such as raw or cooked.
  package var state: FoodState?
  /// The food that `query` was found to mean, where larder has looked; valid while `query` and `state` stay the same.
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
