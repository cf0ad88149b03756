package import FoundationEssentials

/// A dish made of foods.
package struct Recipe: Hashable, Codable, Sendable {
  /// An ingredient of the recipe.
  package struct Ingredient: Hashable, Codable, Sendable {
    /// The id of a food or another recipe; nil where it is not known which, and the ingredient is then not counted.
    package var food: UUID?
    /// The weight; nil where no amount was given ("salt, to taste"), and the ingredient is then not counted.
    package var grams: Grams?
    /// The words of the recipe: "2 cloves of garlic".
    package var words: String
    /// True where neither the amount nor the food is known: salt and the like, which change little.
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
  /// When the recipe was last changed; `created` if never.
  package var updated: Instant
  package var name: String
  /// The number of servings; more than zero, and not always whole.
  package var servings: FixedDecimal
  /// The weight of the whole before cooking; nil is the sum of the ingredients.
  package var rawGrams: Grams?
  /// The weight of the whole when it is done; nil where nobody weighed it.
  package var cookedGrams: Grams?
  /// In the order of the recipe.
  package var ingredients: [Ingredient]
  /// Who it is from, or the address or file from which it was read; nil where that is not known.
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
  /// Whether a food or recipe occurs in this one at any depth. True as well where recipes are nested too deeply.
  ///
  /// - Parameter content: looks up a food or recipe of the household by id.
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
