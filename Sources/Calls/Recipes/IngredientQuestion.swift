package import Nutrition

/// What is asked of the food bank for a line of a recipe, whatever its amount.
package struct IngredientQuestion: Hashable, Sendable {
  /// The words for the food: "penne pasta".
  package let food: String
  /// Those of them that say what it is, without its kind and preparation.
  package let core: String
  /// The part of it that is meant: "white" of eggs.
  package let part: String?
  /// A state that was said apart from the name: "cooked"; nil where none was.
  package let state: FoodState?
  /// It comes in a can or tin, so that a canned food is meant first.
  package let isCanned: Bool
  /// Of what nothing is counted it is better not known than taken as something near.
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
