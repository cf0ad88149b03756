internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// A recipe before it is proposed: its lines with their meanings, and its figures.
struct RecipeDraft {
  enum Line {
    /// A line that the recipe already has.
    case kept(Recipe.Ingredient)
    case read(ReadIngredient)
  }

  /// The saved recipe; nil for a new one.
  let standing: Recipe?
  let lines: [Line]
  let dish: Dish
  /// The call, with every change of an ingredient expressed as a whole line.
  let arguments: SaveRecipeCall
  /// With everything that was found for its lines.
  private(set) var lookup: IngredientLookup
  /// Whether the number of servings was stated, now or earlier.
  let isServingsSaid: Bool

  init(_ arguments: SaveRecipeCall, in context: ToolContext) throws(ToolError) {
    let standing = try context.recipe(toChange: arguments)
    var lookup = IngredientLookup(context, knowing: arguments.resolved)
    let arguments = try arguments.resolved(on: standing, by: &lookup, in: context)
    let lines = try RecipeDraft.lines(of: arguments, standing, by: &lookup)
    guard (1...SaveRecipe.mostLines).contains(lines.count) else {
      throw .outOfRange(.limitedValue(value: .ingredients), range: .rangeLines(least: 1, most: SaveRecipe.mostLines))
    }
    var recipe = Recipe(
      id: standing?.id ?? context.identifiers.next(), created: standing?.created ?? context.now,
      name: arguments.newName ?? standing?.name ?? arguments.name,
      servings: arguments.servings ?? standing?.servings ?? FixedDecimal(1),
      rawGrams: try RecipeDraft.grams(arguments.rawGrams, .rawWeight) ?? standing?.rawGrams,
      cookedGrams: try RecipeDraft.grams(arguments.cookedGrams, .cookedWeight) ?? standing?.cookedGrams,
      ingredients: lines.map(\.ingredient), source: arguments.source ?? standing?.source)
    recipe.updated = standing.map { $0.isSame(as: recipe) } == true ? standing?.updated ?? context.now : context.now
    try RecipeDraft.check(recipe)
    (self.standing, self.lines, isServingsSaid) = (standing, lines, arguments.servings != nil || standing != nil)
    (self.arguments, self.lookup) = (arguments, lookup)
    dish = try context.reading(context.foodBank.dishes().reckon(recipe, with: lines.compactMap(\.meant)))
    try RecipeDraft.check(dish, in: context)
  }

  /// The foods that enter the food bank with it.
  var foods: [Change] { lines.compactMap(\.meant).flatMap(\.changes) }

  /// The correction of the recipe and of its logged entries; nil for a new recipe.
  func correction(
    _ arguments: SaveRecipeCall, in context: ToolContext
  ) throws(ToolError) -> FoodCorrection? {
    guard let standing else { return nil }
    let choice = try context.days(arguments.recomputed)
    let (before, logged, profiles) = try context.reading(
      (context.foodBank.dishes().reckon(standing), context.store.entries(of: standing.id), context.store.profiles()))
    let own: [Change] = standing == dish.recipe ? [] : [.update(from: .recipe(standing), to: .recipe(dish.recipe))]
    return FoodCorrection(
      from: .dish(before), to: .dish(dish), own: own, logged: logged, profiles: profiles, choice: choice,
      now: context.now)
  }

  private static func lines(
    of arguments: SaveRecipeCall, _ standing: Recipe?, by lookup: inout IngredientLookup
  ) throws(ToolError) -> [Line] {
    let kept = standing?.ingredients ?? []
    let said = arguments.ingredients ?? kept.indices.map { SaveRecipeCall.Line(keep: $0 + 1) }
    var lines: [Line] = []
    for line in said + (arguments.add ?? []) {
      if let number = line.keep {
        guard number > 0, number <= kept.count else { throw .noSuchLine(number) }
        guard let food = line.food else {
          lines.append(.kept(kept[number - 1]))
          continue
        }
        lines.append(.read(lookup.read(kept[number - 1].words, as: food)))
      } else if let words = line.line, RecordName.fits(words) {
        lines.append(.read(lookup.read(words, as: line.food)))
      } else {
        throw .outOfRange(.limitedValue(value: .recipeLine), range: RecordName.range)
      }
    }
    return lines
  }

  private static func grams(_ figure: FixedDecimal?, _ name: LimitedValue) throws(ToolError) -> Grams? {
    guard let figure else { return nil }
    guard Grams(figure) > .zero, figure <= Measures.most.figure else {
      throw .outOfRange(.limitedValue(value: name), range: .rangeAboveZeroKilograms(most: 100))
    }
    return Grams(figure)
  }

  private static func check(_ recipe: Recipe) throws(ToolError) {
    try RecordName.check(recipe.name, as: .name)
    guard recipe.servings > .zero, recipe.servings <= FixedDecimal(1_000) else {
      throw .outOfRange(.limitedValue(value: .servings), range: .rangeAboveZero(most: 1_000))
    }
  }

  private static func check(_ dish: Dish, in context: ToolContext) throws(ToolError) {
    let isInItself = try context.reading(context.foodBank.dishes().isInItself(dish.recipe))
    guard !isInItself else { throw .recipeInItself(dish.recipe.name) }
    guard dish.totals.count > 0, dish.grams > .zero else { throw .nothingCounted(dish.recipe.name) }
    guard dish.grams <= Measures.most, dish.gramsOfServing > .zero else {
      throw .outOfRange(.limitedValue(value: .recipeWeight), range: .rangeUpToKilograms(most: 100))
    }
    try FigureCheck.refuse(dish.per100Grams)
  }
}

extension RecipeDraft.Line {
  var ingredient: Recipe.Ingredient {
    switch self {
    case .kept(let ingredient): ingredient
    case .read(let read):
      Recipe.Ingredient(
        food: read.isOpen ? nil : read.meant?.id, grams: read.grams, words: read.words,
        toTaste: read.meant == nil && !read.isAmountSaid ? true : nil)
    }
  }

  /// The food of a parsed line, if the line is counted.
  var meant: Loggable? {
    guard case .read(let read) = self, !read.isOpen else { return nil }
    return read.meant
  }
}

extension Recipe {
  /// Whether the recipes are the same apart from the time of their last change.
  func isSame(as other: Recipe) -> Bool {
    var other = other
    other.updated = updated
    return self == other
  }
}

extension ToolContext {
  /// The recipe that a call changes; nil where it makes a new one.
  fileprivate func recipe(toChange arguments: SaveRecipeCall) throws(ToolError) -> Recipe? {
    let known = try reading(store.recipeNames())
    if let same = known.first(where: { $0.name.lowercased() == arguments.name.lowercased() }) {
      return try reading(store.recipe(same.id))
    }
    guard arguments.ingredients == nil else { return nil }
    return try certainDish(arguments.name).recipe
  }

  /// The one recipe that words mean. Where that is not certain, the error names what is near.
  func certainDish(_ words: String) throws(ToolError) -> Dish {
    let (hit, nearest) = try reading((foodBank.dish(words), foodBank.dishes().nearest(words, limit: 3)))
    guard let hit else { throw .noSuchRecipe(words, nearest: nearest) }
    guard hit.candidates.isEmpty else { throw .whichRecipe(words, candidates: hit.candidates) }
    return hit.dish
  }
}
