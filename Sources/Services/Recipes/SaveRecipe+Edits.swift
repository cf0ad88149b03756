package import Calls
internal import Interpreter
internal import Nutrition

extension SaveRecipe {
  /// Edits the lines of the card: "2: 120 g", "2 = bacon", "drop 3", "add 20 g butter", "servings: 4", "cooked: 650 g". For a
  /// recipe that was logged, the lines after the ingredients are days: "drop 7" leaves one as logged.
  package func revise(_ arguments: inout SaveRecipeCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    switch (edit.target, edit.change) {
    case (.line(let item), .said(let words)):
      let amount = try context.amount(words)
      try change(item, of: &arguments, in: context) { draft in
        SaveRecipeCall.Line(line: "\(amount.description) \(draft.food)", food: draft.meantFood)
      }
    case (.line(let item), .food(let food, _)):
      try change(item, of: &arguments, in: context) { draft in SaveRecipeCall.Line(line: draft.words, food: food) }
    case (.line(let item), .removed), (.line(let item), .skipped): try drop(item, of: &arguments, in: context)
    case (.food(let name), .said(let words)):
      arguments.change = (arguments.change ?? []) + [SaveRecipeCall.Ingredient(ingredient: name, to: words)]
    case (.food(let name), .removed):
      arguments.change = (arguments.change ?? []) + [SaveRecipeCall.Ingredient(ingredient: name)]
    case (_, .addedLine(let words)): arguments.add = (arguments.add ?? []) + [SaveRecipeCall.Line(line: words)]
    case (_, .day(let day)): arguments.recomputed = RecomputedSpan(from: day, to: day)
    case (_, .recomputed(let span)): arguments.recomputed = span
    case (_, .field(.name, let words)):
      rename(&arguments, to: words, isNew: try RecipeDraft(arguments, in: context).standing == nil)
    case (_, .field(.servings, let words)): arguments.servings = try number(words, in: context)
    case (_, .field(.cooked, let words)): arguments.cookedGrams = try grams(words, in: context)
    case (_, .field(.raw, let words)): arguments.rawGrams = try grams(words, in: context)
    default: throw .cannotEdit
    }
  }

  private func rename(_ arguments: inout SaveRecipeCall, to name: String, isNew: Bool) {
    if isNew { arguments.name = name } else { arguments.newName = name }
  }

  private func number(_ words: String, in context: ToolContext) throws(ToolError) -> FixedDecimal {
    let amount = try context.amount(words)
    guard let quantity = amount.quantity, amount.unit == nil || amount.unit == .serving else {
      throw .unreadableAmount(words)
    }
    return quantity
  }

  private func grams(_ words: String, in context: ToolContext) throws(ToolError) -> FixedDecimal {
    guard let grams = try context.amount(words).quantity(in: .gram) else { throw .unreadableAmount(words) }
    return grams
  }

  private func change(
    _ item: Int, of arguments: inout SaveRecipeCall, in context: ToolContext,
    to line: (DraftedWords) -> SaveRecipeCall.Line
  ) throws(ToolError) {
    let draft = try RecipeDraft(arguments, in: context)
    var lines = draft.asked
    guard lines.indices.contains(item - 1) else { throw .noSuchLine(item) }
    lines[item - 1] = line(DraftedWords(draft, item - 1, said: lines[item - 1].food))
    arguments.take(lines)
  }

  private func drop(_ item: Int, of arguments: inout SaveRecipeCall, in context: ToolContext) throws(ToolError) {
    let draft = try RecipeDraft(arguments, in: context)
    var lines = draft.asked
    guard item > lines.count else {
      try lines.remove(item)
      arguments.take(lines)
      return
    }
    let days = try draft.correction(arguments, in: context)?.days ?? []
    guard days.indices.contains(item - lines.count - 1) else { throw .noSuchLine(item) }
    arguments.recomputed.leave = (arguments.recomputed.leave ?? []) + [days[item - lines.count - 1].line]
  }
}

extension SaveRecipeCall {
  /// Makes these lines the complete list.
  fileprivate mutating func take(_ lines: [Line]) { (ingredients, add, change) = (lines, nil, nil) }
}

extension RecipeDraft {
  /// The lines of the card, as a call has them.
  fileprivate var asked: [SaveRecipeCall.Line] {
    let kept = standing?.ingredients.indices.map { SaveRecipeCall.Line(keep: $0 + 1) } ?? []
    return (arguments.ingredients ?? kept) + (arguments.add ?? [])
  }
}

/// The words of a line on the card.
private struct DraftedWords {
  let words: String
  /// The words for the food alone.
  let food: String
  /// The food that is meant, where the words do not tell.
  let meantFood: String?

  init(_ draft: RecipeDraft, _ index: Int, said: String?) {
    words = draft.lines[index].ingredient.words
    switch draft.lines[index] {
    case .read(let read):
      food = read.food
      meantFood = said
    case .kept(let ingredient):
      var lookup = draft.lookup
      food = lookup.words(ingredient.words).food
      meantFood = draft.dish.parts[index].name
    }
  }
}
