package import Nutrition

/// Saves a new or changed recipe, and recomputes entries that were logged from it.
package struct SaveRecipeCall: Call {
  package static let name = "save_recipe"

  /// The recipe's name.
  package var name = ""
  /// Its new name.
  package var newName: String?
  /// All of its ingredients; nil keeps those of the existing recipe.
  package var ingredients: [Line]?
  /// Ingredients to add.
  package var add: [Line]?
  /// Existing ingredients to change or remove.
  package var change: [Ingredient]?
  /// The number of servings.
  package var servings: FixedDecimal?
  /// The weight of the whole before cooking, in grams.
  package var rawGrams: FixedDecimal?
  /// The weight of the whole when done, in grams.
  package var cookedGrams: FixedDecimal?
  /// Who it is from, or its address.
  package var source: String?
  /// Which logged entries are recomputed.
  package var recomputed = RecomputedSpan()
  /// What its lines were found to mean with certainty, where larder has looked; not part of the call's JSON.
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
  /// A line of a recipe: one that was said, or an existing one that stays.
  package struct Line: CallRecord {
    /// A plain text is the line as it was said.
    package static let textField: String? = "line"

    /// The line as it was said: "200 g pasta".
    package var line: String?
    /// The food that is meant, where the line's own words do not say it.
    package var food: String?
    /// The number of an existing ingredient that stays as it is.
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

  /// An existing ingredient, by its name, and what becomes of it.
  package struct Ingredient: CallRecord {
    /// Its name.
    package var ingredient = ""
    /// Its new content: "150 g", "tofu", "150 g tofu"; nil removes it.
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
  /// Ingredients can be changed, added and removed; so can the name, servings and weights, and which days are
  /// recomputed.
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
