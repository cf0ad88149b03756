package import FoundationEssentials

/// A recipe with what its ingredients are worth: what can be eaten of it, by weight or by servings.
package struct Dish: Hashable, Sendable {
  /// What an ingredient is made of.
  package enum Content: Sendable {
    case food(Food)
    case recipe(Recipe)
  }

  /// An ingredient with its figures, as far as it is counted.
  package struct Part: Hashable, Sendable {
    /// The line of the recipe.
    package let ingredient: Recipe.Ingredient
    /// Nil where it is not known what it is.
    package let name: String?
    /// Where its figures are from, for people; nil where it is not known what it is.
    package let source: String?
    /// Of all of it; nil where nothing of it is counted.
    package let figures: Nutrients?
    /// How well the figures are known; unknown where it is not known what it is.
    package let tier: Tier
  }

  /// The recipe as the household keeps it.
  package let recipe: Recipe
  /// One for each ingredient, in the order of the recipe.
  package let parts: [Part]
  /// Of the whole recipe.
  package let totals: Totals

  /// Recipes in recipes in recipes, up to here.
  package static let deepest = 8

  /// - Parameter content: what the household has of an id; nil where it has nothing, and nothing of it is counted.
  package init<Failure: Error>(
    _ recipe: Recipe, content: (UUID) throws(Failure) -> Content?
  ) throws(Failure) {
    try self.init(recipe, above: [], content: content)
  }

  private init<Failure: Error>(
    _ recipe: Recipe, above: [UUID], content: (UUID) throws(Failure) -> Content?
  ) throws(Failure) {
    var parts: [Part] = []
    for ingredient in recipe.ingredients {
      // What is in itself cannot be reckoned: nothing of it is counted.
      guard let id = ingredient.food, id != recipe.id, !above.contains(id), above.count < Dish.deepest,
        let found = try content(id)
      else {
        parts.append(Part(ingredient: ingredient, name: nil, source: nil, figures: nil, tier: .unknown))
        continue
      }
      switch found {
      case .food(let food):
        parts.append(
          Part(ingredient, food.title, food.source.description, food.per100Grams, food.per100Grams.tier(food.source)))
      case .recipe(let inner):
        let dish = try Dish(inner, above: above + [recipe.id], content: content)
        parts.append(Part(ingredient, inner.name, Dish.source, dish.per100Grams, dish.tier))
      }
    }
    self.recipe = recipe
    self.parts = parts
    totals = Totals(parts.compactMap { part in part.figures.map { ($0, part.tier) } })
  }

  /// Where the figures of a recipe are from, for people.
  package static let source = "recipe"

  /// What all of it weighs: cooked where that is known, else raw, else what its ingredients weigh.
  package var grams: Grams {
    recipe.cookedGrams ?? recipe.rawGrams ?? recipe.ingredients.compactMap(\.grams).reduce(.zero, +)
  }

  /// What one serving weighs: all of it, divided by the number of servings.
  package var gramsOfServing: Grams { Grams(grams.figure / recipe.servings) }

  /// The ingredients of which it is not known what they are, or how much: the figures are at least what they say.
  package var uncounted: [Recipe.Ingredient] {
    parts.filter { $0.name == nil && $0.ingredient.toTaste != true }.map(\.ingredient)
  }

  /// What of the figures every ingredient knows that is counted. Unknown is not zero.
  package var figures: Nutrients {
    var figures = totals.figures
    for nutrient in totals.incomplete { figures[nutrient] = nil }
    return figures
  }

  /// The figures of 100 g of what all of it weighs; unknown where not every ingredient that is counted knows a figure.
  package var per100Grams: Nutrients {
    let grams = grams.figure
    return figures.mapped { $0 * FixedDecimal(100) / grams }
  }

  /// The worst of its ingredients' tiers; what lacks an ingredient is an estimate at best.
  package var tier: Tier {
    guard let worst = totals.worstTier, figures.energy != nil else { return .unknown }
    return uncounted.isEmpty ? worst : max(worst, .estimated)
  }

  /// A serving, and the whole pot.
  package var measures: Measures {
    Measures(portions: [Portion(.serving, gramsOfServing), Portion(.pot, grams)])
  }
}

extension Dish.Part {
  fileprivate init(
    _ ingredient: Recipe.Ingredient, _ name: String, _ source: String, _ per100Grams: Nutrients, _ tier: Tier
  ) {
    self.init(
      ingredient: ingredient, name: name, source: source,
      figures: ingredient.grams.map { per100Grams.portion(of: $0) }, tier: tier)
  }
}

extension Nutrients {
  /// How well a number that follows from these figures is known: energy that is not known is of no tier.
  fileprivate func tier(_ source: FoodSource) -> Tier { energy == nil ? .unknown : source.tier }
}
