package import Nutrition

/// What a recipe line says.
package struct Ingredient: Hashable, Sendable {
  /// An amount with its unit, beside the one that was written first.
  package struct Measured: Hashable, Sendable {
    /// How many of the unit; below zero for what is taken off: "minus 1 tbsp".
    package let quantity: FixedDecimal
    /// Mostly one of weight or volume: "g", "ml".
    package let unit: KitchenUnit
  }

  /// The number that was written first; the low end of a range. Nil where none was.
  package var quantity: FixedDecimal?
  /// The high end of a range.
  package var quantityHigh: FixedDecimal?
  /// That of `quantity`; nil where pieces are counted, or nothing is.
  package var unit: KitchenUnit?
  /// Small, medium or large, where that was said.
  package var size: MeasureUnit?
  /// What one piece or pack weighs: "2 (400 g) tins".
  package var pack: Measured?
  /// The same amount in other units: "1 cup (240 ml)".
  package var equivalents: [Measured] = []
  /// What comes on top in another unit: "2 tbsp plus 1 tsp".
  package var sums: [Measured] = []
  /// The words for the food, as written, without amount, size, preparation and purpose.
  package var food = ""
  /// As `food`, without a preparation that stays in it: "tomatoes" for "chopped tomatoes" in a tin.
  package var plainFood = ""
  /// As `plainFood`, without words that change no figure: "chicken breast" for "boneless chicken breast halves".
  package var coreFood = ""
  /// A state that changes the figures: cooked, canned.
  package var state: FoodState?
  /// A can or tin stands behind the weight: "400g can chickpeas".
  package var isCanned = false
  /// What of the food is wanted: "juice" of a lemon.
  package var part: String?
  /// "about".
  package var isApproximate = false
  /// Words that are part of nothing of this.
  package var unaccounted: [String] = []

  package init() {}
}
