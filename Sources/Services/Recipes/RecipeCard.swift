internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// The card of a recipe: the meaning of each line, then the figures of the whole, of a serving and of 100 g. For a recipe that
/// changes, also what happens to logged entries.
struct RecipeCard {
  let draft: RecipeDraft
  let correction: FoodCorrection?
  private var recipe: Recipe { draft.dish.recipe }
  private var days: CorrectedDays? {
    correction.map { CorrectedDays(correction: $0, firstNumber: draft.lines.count + 1) }
  }

  func card(in context: ToolContext) throws(ToolError) -> Card {
    var rows: [Card.Row] = []
    for (index, line) in draft.lines.enumerated() { rows.append(row(line, number: index + 1, in: context)) }
    rows += RecipeRows.sums(of: draft.dish)
    if let correction, correction.before.per100Grams != correction.after.per100Grams { rows.append(before(correction)) }
    if let days { rows += try days.rows(in: context) }
    return Card(title: title, rows: rows, notes: try notes(in: context))
  }

  /// "recipe carbonara, 2 servings of 650 kcal".
  var summary: Text {
    let count = days?.countRecomputed ?? 0
    return count == 0 ? plainSummary : .summaryRecomputed(summary: plainSummary, count: count)
  }

  private var plainSummary: Text {
    let energy = EntryRow.energy(draft.dish.per100Grams.portion(of: draft.dish.gramsOfServing))
    let (name, servings) = (recipe.name, recipe.servings)
    if draft.standing == nil {
      return servings == FixedDecimal(1)
        ? .recipeSummary(recipe: name, energy: energy)
        : .recipeSummaryServings(recipe: name, servings: servings, energy: energy)
    }
    return servings == FixedDecimal(1)
      ? .recipeChangeSummary(recipe: name, energy: energy)
      : .recipeChangeSummaryServings(recipe: name, servings: servings, energy: energy)
  }

  private var title: Text {
    let (name, servings) = (recipe.name, recipe.servings)
    guard let standing = draft.standing else { return .recipeNewTitle(recipe: name, servings: servings) }
    return standing.name == name
      ? .recipeChangeTitle(recipe: name, servings: servings)
      : .recipeRenameTitle(before: standing.name, recipe: name, servings: servings)
  }

  private func row(_ line: RecipeDraft.Line, number: Int, in context: ToolContext) -> Card.Row {
    let part = draft.dish.parts[number - 1]
    guard let figures = part.figures, let grams = part.ingredient.grams else {
      let why: Text = isOpen(line) ? .mealNotCountedYet : .recipeNoAmount
      return Card.Row(number: number, [Card.Cell(.verbatim(part.ingredient.words)), .right(why)], emphasis: .muted)
    }
    return EntryRow.row(
      number: number, name: .food(part.name ?? ""),
      amount: isRough(line) ? .mealRoughly(grams: grams) : .grams(amount: grams), figures: figures,
      mark: .tier(tier: part.tier)
    ).explained(by: [
      .recipeLineExplained(
        words: part.ingredient.words, grams: grams, figures: FigureWords.list(figures),
        source: FoodSource.text(written: part.source ?? ""))
    ])
  }

  private func isOpen(_ line: RecipeDraft.Line) -> Bool {
    switch line {
    case .kept(let ingredient): ingredient.food == nil && ingredient.toTaste != true
    case .read(let read): read.isOpen
    }
  }

  private func isRough(_ line: RecipeDraft.Line) -> Bool {
    if case .read(let read) = line { !read.isWeighed } else { false }
  }

  private func before(_ correction: FoodCorrection) -> Card.Row {
    guard case .dish(let dish) = correction.before else { return Card.Row([]) }
    var row = RecipeRows.serving(of: dish, name: .recipeWasServing)
    row.emphasis = .muted
    return row
  }

  // MARK: Notes

  private func notes(in context: ToolContext) throws(ToolError) -> [Text] {
    var notes: [Text] = []
    for (index, line) in draft.lines.enumerated() {
      if let note = try note(on: line, number: index + 1, in: context) { notes.append(note) }
    }
    var lookup = draft.lookup
    if draft.standing == nil, recipe.name == RecipeName.implied(by: recipe.ingredients.map(\.words), &lookup) {
      notes.append(.recipeNotNamed)
    }
    if !draft.isServingsSaid { notes.append(.recipeServingsUnsaid) }
    notes.append(RecipeRows.weight(of: draft.dish))
    notes += FigureCheck.doubts(about: draft.dish.per100Grams)
    notes += days?.notes ?? []
    return notes + [.recipeEdits]
  }

  private func note(
    on line: RecipeDraft.Line, number: Int, in context: ToolContext
  ) throws(ToolError) -> Text? {
    guard case .read(let read) = line, read.isOpen || read.meant != nil else { return nil }
    guard let meant = read.meant else {
      let nearest = try context.nearest(read.food)
      return nearest.isEmpty
        ? .recipeUnknown(words: read.words, line: number)
        : .recipeUnknownNear(words: read.words, foods: nearest.map { .food($0) }, line: number)
    }
    if read.isOpen { return .recipeHowHeavy(words: read.words, line: number) }
    return read.isSure ? nil : .mealTakenAs(words: read.food, food: meant.title)
  }
}
