package import FoundationEssentials

/// A recipe with the figures of its ingredients, so that it can be eaten by weight or by servings.
package struct Dish: Hashable, Sendable {
  /// What an ingredient refers to.
  package enum Content: Sendable {
    case food(Food)
    case recipe(Recipe)
  }

  /// An ingredient with its figures, as far as they are known.
  package struct Part: Hashable, Sendable {
    /// The line of the recipe.
    package let ingredient: Recipe.Ingredient
    /// The name of the food or recipe; nil where it is not known which one is meant.
    package let name: String?
    /// Where its figures come from, as shown to people; nil where it is not known which food is meant.
    package let source: String?
    /// The figures of its whole amount; nil where it is not counted.
    package let figures: Nutrients?
    /// How reliable the figures are; `unknown` where it is not known which food is meant.
    package let tier: Tier
  }

  /// The recipe as the household saved it.
  package let recipe: Recipe
  /// One for each ingredient, in the order of the recipe.
  package let parts: [Part]
  /// The totals of the whole recipe.
  package let totals: Totals

  /// How deeply recipes may be nested.
  package static let deepest = 8

  /// - Parameter content: looks up a food or recipe of the household by id; nil where there is none, and the
  ///   ingredient is then not counted.
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
      // A recipe that contains itself cannot be computed: that ingredient is not counted.
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

  /// The source of a recipe's figures, as shown to people.
  package static let source = "recipe"

  /// The weight of the whole: cooked where that is known, else raw, else the sum of its ingredients.
  package var grams: Grams {
    recipe.cookedGrams ?? recipe.rawGrams ?? recipe.ingredients.compactMap(\.grams).reduce(.zero, +)
  }

  /// The weight of one serving: the whole divided by the number of servings.
  package var gramsOfServing: Grams { Grams(grams.figure / recipe.servings) }

  /// The ingredients whose food or amount is unknown, apart from those to taste: with any of them the figures are
  /// minimums.
  package var uncounted: [Recipe.Ingredient] {
    parts.filter { $0.name == nil && $0.ingredient.toTaste != true }.map(\.ingredient)
  }

  /// The figures of the whole that all counted ingredients have; the others are unknown, which is not zero.
  package var figures: Nutrients {
    var figures = totals.figures
    for nutrient in totals.incomplete { figures[nutrient] = nil }
    return figures
  }

  /// The figures per 100 g of the whole; a figure that some counted ingredient does not have is unknown.
  package var per100Grams: Nutrients {
    let grams = grams.figure
    return figures.mapped { $0 * FixedDecimal(100) / grams }
  }

  /// The worst tier of its ingredients, and at best `estimated` where an ingredient is missing.
  package var tier: Tier {
    guard let worst = totals.worstTier, figures.energy != nil else { return .unknown }
    return uncounted.isEmpty ? worst : max(worst, .estimated)
  }

  /// The measures of the dish: a serving and the whole.
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
  /// The tier of a number that is computed from these figures: `unknown` where the energy is.
  fileprivate func tier(_ source: FoodSource) -> Tier { energy == nil ? .unknown : source.tier }
}
