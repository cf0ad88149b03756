package import Nutrition

/// The amounts that FoodData Central states for one food, per 100 g or 100 ml, as far as larder's figures are made from
/// them. What is not stated is unknown, never zero. The amounts of several parts of a food can be merged.
package struct USDAAmounts: Hashable, Sendable {
  private var amounts: [FixedDecimal?]

  package init(_ amounts: [USDANutrient: FixedDecimal] = [:]) {
    self.amounts = Array(repeating: nil, count: USDANutrient.allCases.count)
    for (nutrient, amount) in amounts { self[nutrient] = amount }
  }

  /// Per 100 g or 100 ml, in the nutrient's unit: grams, except for energy and sodium. Nil where it is not stated.
  package subscript(nutrient: USDANutrient) -> FixedDecimal? {
    get { amounts[nutrient.ordinal] }
    set { amounts[nutrient.ordinal] = newValue }
  }

  /// Indexed by `USDANutrient.ordinal`.
  subscript(ordinal ordinal: Int) -> FixedDecimal? {
    get { amounts[ordinal] }
    set { amounts[ordinal] = newValue }
  }

  /// Whether no amount is stated.
  package var isEmpty: Bool { amounts.allSatisfy { $0 == nil } }

  /// Sets an amount that is not known yet: of several rows for one nutrient the first counts.
  mutating func setFirst(_ nutrient: USDANutrient, _ amount: FixedDecimal) {
    if amounts[nutrient.ordinal] == nil { amounts[nutrient.ordinal] = amount }
  }

  /// Adds the amounts that are not known here.
  package mutating func merge(_ other: USDAAmounts) {
    for index in amounts.indices where amounts[index] == nil { amounts[index] = other.amounts[index] }
  }
}
