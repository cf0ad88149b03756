package import Nutrition

/// What is looked up in the food bank for a line of a recipe, apart from its amount.
package struct IngredientQuestion: Hashable, Sendable {
  /// The words for the food: "penne pasta".
  package let food: String
  /// The words of the food itself, without its variety and preparation.
  package let core: String
  /// The part that is meant: "white" of eggs.
  package let part: String?
  /// A state that was given apart from the name: "cooked"; nil where none was.
  package let state: FoodState?
  /// Whether it comes in a can or tin; canned foods are then preferred.
  package let isCanned: Bool
  /// Whether an amount was given. Where none was, the food is rather left unknown than taken for a similar one.
  package let isAmountSaid: Bool

  package init(food: String, core: String, part: String?, state: FoodState?, isCanned: Bool, isAmountSaid: Bool) {
    self.food = food
    self.core = core
    self.part = part
    self.state = state
    self.isCanned = isCanned
    self.isAmountSaid = isAmountSaid
  }
}
