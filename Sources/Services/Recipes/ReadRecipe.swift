package import Calls
internal import EmbeddedMessages
package import FoodData
internal import Interpreter
internal import Messages
package import Nutrition

/// Reads a recipe that is told, or written at an address or in a file that the person named. It leads to the proposal of
/// `save_recipe`, which waits for a yes.
package struct ReadRecipe: Tool {
  package let description = "Read a recipe from text, or an address or file that the user named; proposes to save it."
  package let topic: ToolTopic? = .recipes

  private static let mostLines = 500

  package init() {}

  package func run(_ arguments: ReadRecipeCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    if let lines = arguments.lines, !lines.isEmpty {
      return try propose(told(lines, in: context), arguments, in: context)
    }
    guard let place = arguments.address ?? arguments.file else {
      if let name = arguments.name { throw .emptyRecipe(name) }
      throw .outOfRange(.limitedValue(value: .recipe), range: .rangeRecipePlace)
    }
    throw .unreadablePage(place, .notFetched)
  }

  func propose(
    _ reading: RecipeReading, _ arguments: ReadRecipeCall, in context: ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard !reading.lines.isEmpty else { throw .noRecipeThere(arguments.address ?? arguments.file ?? "") }
    var lookup = IngredientLookup(context)
    let name =
      (reading.isChosen ? reading.name : nil) ?? arguments.name ?? reading.name
      ?? RecipeName.implied(by: reading.lines, &lookup)
    var call = SaveRecipeCall { $0.name = String(name.unicodeScalars.prefix(200).map(Character.init)) }
    call.ingredients = reading.lines.map { SaveRecipeCall.Line(line: $0) }
    call.servings = reading.servings
    call.rawGrams = reading.rawGrams
    call.cookedGrams = reading.cookedGrams
    call.source = reading.source
    call.resolved = lookup.resolved
    return try SaveRecipe().run(call, in: context)
  }

  private func told(_ lines: [String], in context: ToolContext) -> RecipeReading {
    guard var reader = context.recipeReader else { return RecipeReading() }
    return RecipeReading(reader.told(Array(lines.prefix(ReadRecipe.mostLines))))
  }
}

/// A recipe as it was read, before its lines are interpreted.
package struct RecipeReading: Hashable, Sendable {
  package var name: String?
  /// How many people it serves; nil where that is not stated.
  package var servings: FixedDecimal?
  /// The weight of the whole dish before cooking, in grams.
  package var rawGrams: FixedDecimal?
  /// The weight of the cooked dish, in grams.
  package var cookedGrams: FixedDecimal?
  /// The ingredient lines as written: "200 g pasta".
  package var lines: [String] = []
  /// The address or file that it comes from; nil where it was told.
  package var source: String?
  /// Whether it was chosen among several, so that the stated name has served its purpose.
  package var isChosen = false

  package init() {}

  init(_ told: ToldRecipe) {
    name = told.name
    servings = told.servings
    rawGrams = told.rawGrams
    cookedGrams = told.cookedGrams
    lines = told.lines
  }
}

extension ToolContext {
  /// Parses recipes in plain text; nil where its word lists cannot be read.
  var recipeReader: RecipeTextReader? {
    guard let reader = foodBank.knowledge.ingredientReader else { return nil }
    let finder = IngredientFinder(bank: foodBank, profile: profile.id, language: language())
    return RecipeTextReader(lexicon: lexicon, ingredients: reader) { finder.isName($0.lowercased()) }
  }

  /// The recipe on a page: from its markup, else from its text.
  ///
  /// - Parameters:
  ///   - choice: which of several recipes, from 0.
  ///   - isMarkedOnly: whether to leave the text to another reader.
  package func recipe(
    on page: RecipePage, at place: String, choice: Int = 0, isMarkedOnly: Bool = false
  ) -> RecipeReading {
    var reading = RecipeReading()
    let choices = page.choices
    if choices.indices.contains(choice) {
      reading = self.reading(of: choices[choice])
      reading.isChosen = choices.count > 1
    } else if !isMarkedOnly, var reader = recipeReader {
      reading = RecipeReading(page.isPlain ? reader.told(page.lines) : reader.page(page.lines))
    }
    reading.name = reading.name ?? page.title
    reading.source = place
    return reading
  }

  private func reading(of marked: PageRecipe) -> RecipeReading {
    var reader = recipeReader
    var reading = RecipeReading()
    reading.name = marked.name
    // A single text may hold the whole list, separated by commas.
    let list = marked.ingredients.count == 1 ? reader?.told(marked.ingredients).lines ?? [] : []
    reading.lines = list.count > 1 ? list : marked.ingredients
    reading.servings = marked.servings.flatMap { reader?.yield($0) }
    return reading
  }
}
