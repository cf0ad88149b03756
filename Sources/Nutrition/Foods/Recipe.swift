package import FoundationEssentials

/// A dish made of foods.
package struct Recipe: Hashable, Codable, Sendable {
  /// A line of the recipe, as it is counted.
  package struct Ingredient: Hashable, Codable, Sendable {
    /// A food, or another recipe; nil where it is not known which, and nothing of it is counted.
    package var food: UUID?
    /// Nil where no amount was said, and nothing of it is counted: "salt, to taste".
    package var grams: Grams?
    /// As it stood in the recipe: "2 cloves of garlic".
    package var words: String
    /// True where no amount was said of what is not known: salt and the like, which change little.
    package var toTaste: Bool?

    package init(food: UUID?, grams: Grams?, words: String, toTaste: Bool? = nil) {
      self.toTaste = toTaste
      self.food = food
      self.grams = grams
      self.words = words
    }
  }

  package let id: UUID
  /// When the recipe was saved.
  package let created: Instant
  /// When the recipe was last changed; `created` until then.
  package var updated: Instant
  package var name: String
  /// How many servings all of it makes; more than zero, and not always whole.
  package var servings: FixedDecimal
  /// What all of it weighs before it is cooked; nil is the sum of the ingredients.
  package var rawGrams: Grams?
  /// What all of it weighs when it is done; nil where nobody weighed it.
  package var cookedGrams: Grams?
  /// In the order of the recipe.
  package var ingredients: [Ingredient]
  /// Whose recipe it is, or the address or file that it was read from; nil where that is not known.
  package var source: String?

  package init(
    id: UUID, created: Instant, name: String, servings: FixedDecimal, rawGrams: Grams? = nil, cookedGrams: Grams? = nil,
    ingredients: [Ingredient], source: String? = nil
  ) {
    self.id = id
    self.created = created
    updated = created
    self.name = name
    self.servings = servings
    self.rawGrams = rawGrams
    self.cookedGrams = cookedGrams
    self.ingredients = ingredients
    self.source = source
  }
}

extension Recipe {
  /// Whether a food or a recipe is in this one, or in what is in it; also where they are nested too deep to be reckoned.
  ///
  /// - Parameter content: what the household has of an id.
  package func has<Failure: Error>(
    _ id: UUID, depth: Int = 0, content: (UUID) throws(Failure) -> Dish.Content?
  ) throws(Failure) -> Bool {
    guard depth < Dish.deepest else { return true }
    for next in ingredients.compactMap(\.food) {
      if next == id { return true }
      guard case .recipe(let inner)? = try content(next) else { continue }
      if try inner.has(id, depth: depth + 1, content: content) { return true }
    }
    return false
  }
}
