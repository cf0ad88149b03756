package import FoundationEssentials

/// A dish made of foods.
package struct Recipe: Hashable, Codable, Sendable {
  package struct Ingredient: Hashable, Codable, Sendable {
    package var food: UUID
    package var grams: Grams
    /// As it stood in the recipe: "2 cloves of garlic".
    package var words: String

    package init(food: UUID, grams: Grams, words: String) {
      self.food = food
      self.grams = grams
      self.words = words
    }
  }

  package let id: UUID
  package let created: Instant
  package var updated: Instant
  package var name: String
  package var servings: Figure
  package var rawGrams: Grams?
  package var cookedGrams: Grams?
  package var ingredients: [Ingredient]
  package var source: String?

  package init(
    id: UUID, created: Instant, name: String, servings: Figure, rawGrams: Grams? = nil, cookedGrams: Grams? = nil,
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
