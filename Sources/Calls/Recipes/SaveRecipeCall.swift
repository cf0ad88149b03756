package import Nutrition

/// Saves a recipe, or changes one, with what was logged of it.
package struct SaveRecipeCall: Call {
  package static let name = "save_recipe"

  /// Its name.
  package var name = ""
  /// Its new name.
  package var newName: String?
  /// All of its ingredients; nil leaves those of a recipe that is there.
  package var ingredients: [Line]?
  /// More ingredients.
  package var add: [Line]?
  /// Ingredients that are there and become something else, or go.
  package var change: [Ingredient]?
  /// How many it serves.
  package var servings: FixedDecimal?
  /// Grams of all of it before cooking.
  package var rawGrams: FixedDecimal?
  /// Grams of all of it when done.
  package var cookedGrams: FixedDecimal?
  /// Whose it is, or its address.
  package var source: String?
  /// Which logged entries are computed anew.
  package var recomputed = RecomputedSpan()
  /// What its lines were surely found to mean, where larder has looked; it is no part of what is written of the call.
  package var resolved: [IngredientQuestion: ResolvedFood] = [:]

  package init() {}

  package static let fields: [CallField<SaveRecipeCall>] =
    [
      .required("name", \.name),
      .optional("new_name", \.newName),
      .optional("ingredients", \.ingredients, "All of them; without it those of the recipe stay."),
      .optional("add", \.add),
      .optional("change", \.change),
      .optional("servings", \.servings),
      .optional("raw_g", \.rawGrams, "All of it, before cooking."),
      .optional("cooked_g", \.cookedGrams, "All of it, when done."),
      .optional("source", \.source, "Whose it is, or its address."),
    ] + CallField.all(of: \.recomputed)
}

extension SaveRecipeCall {
  /// A line of a recipe: what was said, or one that the recipe has already.
  package struct Line: CallRecord {
    /// A text alone is the line as it was said.
    package static let textField: String? = "line"

    /// As it was said: "200 g pasta".
    package var line: String?
    /// What is meant, where the line's own words do not say it.
    package var food: String?
    /// The number of an ingredient that stays as it is.
    package var keep: Int?

    package init() {}

    package init(line: String? = nil, food: String? = nil, keep: Int? = nil) {
      self.line = line
      self.food = food
      self.keep = keep
    }

    package static let fields: [CallField<Line>] =
      [
        .optional("line", \.line, "200 g pasta"),
        .optional("food", \.food, "What is meant, if the line does not say it."),
        .optional("keep", \.keep, "An ingredient that stays, by its number."),
      ]
  }

  /// An ingredient that is there, by what it is called, and what is to become of it.
  package struct Ingredient: CallRecord {
    /// What it is called.
    package var ingredient = ""
    /// "150 g", "tofu", "150 g tofu"; nil where it goes.
    package var to: String?

    package init() {}

    package init(ingredient: String, to: String? = nil) {
      self.ingredient = ingredient
      self.to = to
    }

    package static let fields: [CallField<Ingredient>] =
      [
        .required("ingredient", \.ingredient, "bacon"),
        .optional("to", \.to, "150 g, or another food; without it, it goes."),
      ]
  }
}

extension SaveRecipeCall {
  /// Ingredients can be changed, added and taken off; so can its name, servings and weights, and which days are
  /// computed anew.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .food, .skipped, .removed, .addedLine, .day, .recomputed: true
    case .field(let field, _): [.name, .servings, .cooked, .raw].contains(field)
    default: false
    }
  }

  /// The recipe's name.
  package var cardSubject: String? { name }
}
