internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

extension ToolContext {
  /// Explains a line of a meal: how the amount became grams, the figures per 100 g multiplied by it, and their source.
  func explanation(of food: CountedFood) -> [Text] {
    [FigureWords.weight(food.weighed, said: food.said, of: food.loggable.measures())].compactMap(\.self)
      + FigureWords.likely(food.weighed.grams, food.spread, energy: food.figures.energy)
      + FigureWords.product(food.loggable.per100Grams, food.weighed.grams, food.figures) + source(of: food.loggable)
      + (food.isEstimate ? [roughly(food)] : [])
  }

  private func roughly(_ food: CountedFood) -> Text { food.isGuess ? .explainModelAmount : .explainSaidRoughly }

  /// Explains the figures of a food per 100 g.
  func explanation(of food: Food) -> [Text] {
    FigureWords.product(food.per100Grams, Grams(milligrams: 100_000), .unknown) + source(of: food)
  }

  /// Explains the figures of a food or dish per 100 g.
  func explanation(of loggable: Loggable) -> [Text] {
    FigureWords.product(loggable.per100Grams, Grams(milligrams: 100_000), .unknown) + source(of: loggable)
  }

  /// Explains an entry: by its food or recipe where the figures follow from that, else by the snapshot.
  func explanation(of entry: Entry, _ food: Loggable?) -> [Text] {
    guard entry.kind != .quick, let grams = entry.grams else {
      return [
        .explainEntry(
          figures: FigureWords.list(entry.figures), source: FoodSource.text(written: entry.source), tier: entry.tier)
      ]
    }
    let likely = FigureWords.likely(grams, entry.spread, energy: entry.figures.energy)
    if let food, entry.figures == food.per100Grams.portion(of: grams) {
      let isRough = entry.tier == .estimated && food.loggedTier < .estimated
      return likely + FigureWords.product(food.per100Grams, grams, entry.figures)
        + (entry.source == food.source ? source(of: food) : [snapshotSource(entry)])
        + (isRough ? [.explainSaidRoughly] : [])
    }
    let hundred = entry.figures.mapped { ($0 * FixedDecimal(100) / grams.figure).rounded(toPlaces: 3) }
    return likely + FigureWords.product(hundred, grams, entry.figures) + [snapshotSource(entry)] + since(entry, food)
  }

  /// Explains a line of a shared dish, beginning with its food.
  func explanation(of line: MealLine) -> [Text] {
    guard case .known(let food) = line else { return [] }
    return [.explainFoodHeading(food: food.loggable.title)] + explanation(of: food)
  }

  /// The row of an entry with its explanation.
  func explained(_ row: Card.Row, _ entry: Entry) throws(ToolError) -> Card.Row {
    row.explained(by: explanation(of: entry, try loggable(of: entry)))
  }

  /// The rows of entries before and after a change; the new ones have an explanation.
  func changed(_ pairs: [(before: Entry, after: Entry)]) throws(ToolError) -> [Card.Row] {
    var rows: [Card.Row] = []
    for (before, after) in pairs {
      rows += before == after ? [EntryRow.row(number: nil, after)] : EntryRow.change(before, after)
      rows[rows.count - 1] = try explained(rows[rows.count - 1], after)
    }
    return rows
  }

  /// The food or recipe of an entry in its present state.
  func loggable(of entry: Entry) throws(ToolError) -> Loggable? {
    guard let reference = entry.reference else { return nil }
    return try reading { _ throws(StoreError) in
      switch entry.kind {
      case .food: try foodBank.food(reference).map { .food($0) }
      case .recipe: try foodBank.dish(reference).map { .dish($0) }
      case .quick: nil
      }
    }
  }

  private func snapshotSource(_ entry: Entry) -> Text {
    .explainSnapshot(source: FoodSource.text(written: entry.source), tier: entry.tier)
  }

  private func since(_ entry: Entry, _ food: Loggable?) -> [Text] {
    guard let food else {
      // An entry from another tracker's diary may have no food here.
      if entry.reference == nil { return [] }
      return [entry.kind == .recipe ? .explainRecipeGone : .explainFoodGone]
    }
    // A tracker's figures are rounded, so a difference does not mean that the food has changed.
    if case .food(let food) = food, food.corrected == nil, food.source.release == entry.source { return [] }
    return [.explainOldFigures(food: food.title, figures: FigureWords.list(food.per100Grams))]
  }

  /// The source of its figures; for a dish, those of its ingredients.
  func source(of loggable: Loggable) -> [Text] {
    switch loggable {
    case .food(let food): source(of: food)
    case .dish(let dish): source(of: dish)
    }
  }

  /// The weight of the whole dish, then its lines.
  private func source(of dish: Dish) -> [Text] {
    [.explainDish(grams: dish.grams, servings: dish.recipe.servings, tier: dish.tier)] + dish.parts.map(line(of:))
  }

  /// "“2 eggs”: egg, raw, 143 kcal, …; USDA SR Legacy 171287."
  private func line(of part: Dish.Part) -> Text {
    let words = part.ingredient.words
    guard let figures = part.figures.map({ FigureWords.list($0) }) else { return .explainPartNotCounted(words: words) }
    let source = FoodSource.text(written: part.source ?? "")
    return part.name.map { .explainPartOfFood(words: words, food: $0, figures: figures, source: source) }
      ?? .explainPart(words: words, figures: figures, source: source)
  }

  /// The source of a food's figures, with any warnings.
  func source(of food: Food) -> [Text] {
    let outside = outsideFood(of: food.source)
    let (source, tier) = (food.source.citation, food.loggedTier)
    let first: Text =
      switch outside?.carbohydrate ?? food.source.carbohydrate {
      case .available: .explainSourceAvailable(source: source, tier: tier)
      case .byDifference: .explainSourceByDifference(source: source, tier: tier)
      case nil: .explainSource(source: source, tier: tier)
      }
    var sentences = [first]
    sentences += outside?.warnings.map(\.text) ?? []
    if let corrected = food.corrected {
      sentences.append(.explainCorrectedOn(day: DayName(clock.day(of: corrected), from: today)))
    }
    return sentences
  }
}
