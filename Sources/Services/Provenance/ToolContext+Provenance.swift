internal import Nutrition
internal import Proposals
internal import Store

extension ToolContext {
  /// What explains a line of a meal: how the amount became grams, the figures of 100 g times it, and their source.
  func explanation(of food: CountedFood) -> [String] {
    [FigureWords.weight(food.weighed, said: food.said, of: food.eatable.measures())].compactMap(\.self)
      + FigureWords.product(food.eatable.per100Grams, food.weighed.grams, food.figures) + source(of: food.eatable)
      + (food.isEstimate ? [roughly(food)] : [])
  }

  private func roughly(_ food: CountedFood) -> String {
    food.isGuess ? "The amount is the model’s estimate: counts as estimated." : "Said roughly: counts as estimated."
  }

  /// What explains the figures of a food as such.
  func explanation(of food: Food) -> [String] {
    FigureWords.product(food.per100Grams, Grams(milligrams: 100_000), .unknown) + source(of: food)
  }

  /// What explains the figures of a food or a dish as such.
  func explanation(of eatable: Eatable) -> [String] {
    FigureWords.product(eatable.per100Grams, Grams(milligrams: 100_000), .unknown) + source(of: eatable)
  }

  /// What explains an entry: its food or recipe where the figures follow from it, else the snapshot.
  func explanation(of entry: Entry, _ food: Eatable?) -> [String] {
    guard entry.kind != .quick, let grams = entry.grams else {
      return ["\(FigureWords.list(entry.figures)), \(entry.source); tier \(entry.tier.rawValue)."]
    }
    if let food, entry.figures == food.per100Grams.portion(of: grams) {
      let isRough = entry.tier == .estimated && food.loggedTier < .estimated
      return FigureWords.product(food.per100Grams, grams, entry.figures)
        + (entry.source == food.source ? source(of: food) : [snapshotSource(entry)])
        + (isRough ? ["Said roughly: counts as estimated."] : [])
    }
    let hundred = entry.figures.mapped { ($0 * Figure(100) / grams.figure).rounded(toPlaces: 3) }
    return FigureWords.product(hundred, grams, entry.figures) + [snapshotSource(entry)] + since(entry, food)
  }

  /// What explains a line of a shared pot, beginning with its food.
  func explanation(of line: MealLine) -> [String] {
    if case .known(let food) = line { ["\(food.eatable.title):"] + explanation(of: food) } else { [] }
  }

  /// The row of an entry with what explains it.
  func explained(_ row: Card.Row, _ entry: Entry) throws(ToolError) -> Card.Row {
    row.explained(by: explanation(of: entry, try eatable(of: entry)))
  }

  /// Entries before and after a change; what they become can be explained.
  func changed(_ pairs: [(before: Entry, after: Entry)]) throws(ToolError) -> [Card.Row] {
    var rows: [Card.Row] = []
    for (before, after) in pairs {
      rows += before == after ? [EntryRow.row(number: nil, after)] : EntryRow.change(before, after)
      rows[rows.count - 1] = try explained(rows[rows.count - 1], after)
    }
    return rows
  }

  /// The food or the recipe of an entry as it is now.
  func eatable(of entry: Entry) throws(ToolError) -> Eatable? {
    guard let reference = entry.reference else { return nil }
    return try reading { _ throws(StoreError) in
      switch entry.kind {
      case .food: try foodBank.food(reference).map { .food($0) }
      case .recipe: try foodBank.dish(reference).map { .dish($0) }
      case .quick: nil
      }
    }
  }

  private func snapshotSource(_ entry: Entry) -> String {
    "Source, as it was logged: \(entry.source); tier \(entry.tier.rawValue)."
  }

  private func since(_ entry: Entry, _ food: Eatable?) -> [String] {
    guard let food else {
      // What came from another tracker's diary may have no food here.
      if entry.reference == nil { return [] }
      if entry.kind == .recipe { return ["The recipe is no longer there; the entry keeps its figures."] }
      return ["The food is no longer in the food bank; the entry keeps its figures."]
    }
    // A tracker rounds what it writes down: the food has not changed since.
    if case .food(let food) = food, food.corrected == nil, food.source.release == entry.source { return [] }
    return ["Logged with the old figures of \(food.title): now it has \(FigureWords.list(food.per100Grams)) per 100 g."]
  }

  /// Where its figures are from: of a dish those of its ingredients.
  func source(of eatable: Eatable) -> [String] {
    switch eatable {
    case .food(let food): source(of: food)
    case .dish(let dish): source(of: dish)
    }
  }

  /// What all of it weighs, then its lines.
  private func source(of dish: Dish) -> [String] {
    let servings = "\(dish.recipe.servings.formatted(places: 2)) servings"
    return ["All of it weighs \(dish.grams), \(servings); tier \(dish.tier.rawValue)."] + dish.parts.map(line(of:))
  }

  /// "“2 eggs”: egg, raw, 143 kcal, …; USDA SR Legacy 171287."
  private func line(of part: Dish.Part) -> String {
    guard let figures = part.figures else { return "“\(part.ingredient.words)”: not counted." }
    let name = part.name.map { "\($0), " } ?? ""
    return "“\(part.ingredient.words)”: \(name)\(FigureWords.list(figures)); \(part.source ?? "")."
  }

  /// Where a food's figures are from, and what is known to be odd about them.
  func source(of food: Food) -> [String] {
    let outside = outsideFood(of: food.source)
    let carbohydrate = (outside?.carbohydrate ?? food.source.carbohydrate).map { "; \($0.words)" } ?? ""
    var sentences = ["Source: \(food.source.citation); tier \(food.loggedTier.rawValue)\(carbohydrate)."]
    sentences += outside?.warnings.map(\.sentence) ?? []
    if let corrected = food.corrected {
      sentences.append("Corrected on \(clock.day(of: corrected).dated(from: today)).")
    }
    return sentences
  }
}
