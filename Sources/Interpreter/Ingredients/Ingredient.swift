package import Nutrition

/// A parsed line of a recipe.
package struct Ingredient: Hashable, Sendable {
  /// A further amount with its unit, beside the first one.
  package struct Measured: Hashable, Sendable {
    /// How many of the unit; negative for what is subtracted: "minus 1 tbsp".
    package let quantity: FixedDecimal
    /// Usually a unit of weight or volume: "g", "ml".
    package let unit: KitchenUnit
  }

  /// The first number, or the low end of a range. Nil where there is none.
  package var quantity: FixedDecimal?
  /// The high end of a range.
  package var quantityHigh: FixedDecimal?
  /// The unit of `quantity`; nil where pieces are counted or there is no amount.
  package var unit: KitchenUnit?
  /// Small, medium or large, where one was given.
  package var size: MeasureUnit?
  /// The weight of one piece or pack: "2 (400 g) tins".
  package var pack: Measured?
  /// The same amount in other units: "1 cup (240 ml)".
  package var equivalents: [Measured] = []
  /// An amount to add in another unit: "2 tbsp plus 1 tsp".
  package var sums: [Measured] = []
  /// The words for the food as written, without amount, size, preparation and purpose.
  package var food = ""
  /// `food` without a preparation that belongs to it: "tomatoes" for "chopped tomatoes" in a tin.
  package var plainFood = ""
  /// `plainFood` without words that do not change the figures: "chicken breast" for "boneless chicken breast halves".
  package var coreFood = ""
  /// A state that changes the figures: cooked, canned.
  package var state: FoodState?
  /// Whether a can or tin follows the weight: "400g can chickpeas".
  package var isCanned = false
  /// The part of the food that is meant: "juice" of a lemon.
  package var part: String?
  /// Whether the amount is approximate: "about".
  package var isApproximate = false
  /// Words that belong to nothing above.
  package var unaccounted: [String] = []

  package init() {}
}
