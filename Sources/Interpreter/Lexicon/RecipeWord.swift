/// A word about recipes.
enum RecipeWord: String, Hashable, Sendable {
  /// "recipe".
  case recipe
  /// "my recipes": all of them.
  case recipes
  /// The number of servings follows: "serves", "makes".
  case serves
  /// The number of servings comes before: "servings".
  case servings
  /// The number of people follows: "for" 4 people.
  case many = "for"
  /// The weight of the whole: "cooked weight", "raw weight".
  case cooked, raw
  /// "weighs", between the recipe and its weight.
  case weighs
  /// The source follows: "from".
  case from
  /// An ingredient follows or precedes: "with", "that use", "in them".
  case uses
  /// Changes an ingredient: "change", "remove", and "to" before the new one.
  case change, remove, becomes
  /// Headings of the ingredients, and of the steps after them.
  case ingredients, method
  /// Heading of a recipe's nutrition figures: "calories".
  case nutrition
}
