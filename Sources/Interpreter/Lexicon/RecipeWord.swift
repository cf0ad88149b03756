/// A word about recipes.
enum RecipeWord: String, Hashable, Sendable {
  /// "recipe".
  case recipe
  /// "my recipes": all of them.
  case recipes
  /// How many it serves follows: "serves", "makes".
  case serves
  /// How many it serves stands before it: "servings".
  case servings
  /// How many it is for follows: "for" 4 people.
  case many = "for"
  /// What all of it weighs: "cooked weight", "raw weight".
  case cooked, raw
  /// "weighs", between the recipe and its weight.
  case weighs
  /// Where it is written follows: "from".
  case from
  /// What they have in them follows, or stands before it: "with", "that use", "in them".
  case uses
  /// That an ingredient is to be another, or to go, and what follows that it is to be: "change", "remove", "to".
  case change, remove, becomes
  /// What begins a list of ingredients, and what begins the steps after it.
  case ingredients, method
  /// What begins the figures of a recipe: "calories".
  case nutrition
}
