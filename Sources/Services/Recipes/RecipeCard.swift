internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// What a recipe looks like that waits for its yes: line by line what it was taken for, then all of it, a serving, and
/// 100 g; for one that changes also what becomes of what was logged.
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
  var summary: String {
    let energy = EntryRow.energy(draft.dish.per100Grams.portion(of: draft.dish.gramsOfServing)).english
    let each = recipe.servings == Figure(1) ? energy : "\(RecipeRows.servings(recipe.servings)) of \(energy)"
    return "\(draft.standing == nil ? "recipe" : "change of the recipe") \(recipe.name), \(each)\(days?.summary ?? "")"
  }

  private var title: String {
    let servings = RecipeRows.servings(recipe.servings)
    guard let standing = draft.standing else { return "New recipe: \(recipe.name), \(servings)" }
    let name = standing.name == recipe.name ? recipe.name : "\(standing.name), now \(recipe.name)"
    return "Change the recipe \(name), \(servings)"
  }

  private func row(_ line: RecipeDraft.Line, number: Int, in context: ToolContext) -> Card.Row {
    let part = draft.dish.parts[number - 1]
    guard let figures = part.figures, let grams = part.ingredient.grams else {
      let why = isOpen(line) ? "not counted yet" : "no amount"
      return Card.Row(number: number, [Card.Cell(part.ingredient.words), .right(why)], emphasis: .muted)
    }
    return EntryRow.row(
      number: number, name: part.name ?? "", amount: "\(isRough(line) ? "≈ " : "")\(grams)", figures: figures,
      mark: part.tier.rawValue
    ).explained(by: ["“\(part.ingredient.words)”: \(grams), \(FigureWords.list(figures)); \(part.source ?? "")."])
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
    var row = RecipeRows.serving(of: dish, name: "was 1 serving")
    row.emphasis = .muted
    return row
  }

  // MARK: Notes

  private func notes(in context: ToolContext) throws(ToolError) -> [String] {
    var notes: [String] = []
    for (index, line) in draft.lines.enumerated() {
      if let note = try note(on: line, number: index + 1, in: context) { notes.append(note) }
    }
    var lookup = draft.lookup
    if draft.standing == nil, recipe.name == RecipeName.implied(by: recipe.ingredients.map(\.words), &lookup) {
      notes.append("Not named: “name: carbonara” names it.")
    }
    if !draft.isServingsSaid { notes.append("Servings not said, all of it taken as one: “servings: 4” changes it.") }
    notes.append(RecipeRows.weight(of: draft.dish))
    notes += FigureCheck.doubts(about: draft.dish.per100Grams)
    notes += days?.notes ?? []
    return notes + [
      "“2: 120 g” changes an amount, “2 = …” a food, “drop 2” leaves one out, “add 20 g butter” adds one."
    ]
  }

  private func note(
    on line: RecipeDraft.Line, number: Int, in context: ToolContext
  ) throws(ToolError) -> String? {
    guard case .read(let read) = line, read.isOpen || read.meant != nil else { return nil }
    guard let meant = read.meant else {
      let nearest = try context.nearest(read.food)
      let near = nearest.isEmpty ? "" : " Near it: \(nearest.joined(separator: ", "))."
      return "“\(read.words)” is not in the food bank.\(near) Say “\(number) = …” or “drop \(number)”."
    }
    if read.isOpen { return "How heavy is “\(read.words)”? Say “\(number): … g”." }
    return read.isSure ? nil : "“\(read.food)” taken as \(meant.title)."
  }
}
