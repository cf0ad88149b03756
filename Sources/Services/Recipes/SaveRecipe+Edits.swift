internal import Calls
internal import Interpreter
internal import Nutrition
package import Proposals
internal import Store

extension SaveRecipe {
  /// Every line of the card can be said anew: "2: 120 g", "2 = bacon", "drop 3", "add 20 g butter", "servings: 4",
  /// "cooked: 650 g". Of a recipe that was logged, the lines behind the ingredients are days: "drop 7" leaves one as it was.
  package func revise(
    _ arguments: Arguments, by edit: ProposalEdit, in context: ToolContext
  ) throws(ToolError) -> Arguments {
    var revised = arguments
    switch edit {
    case .amount(let item, let words):
      let amount = try context.amount(words)
      try change(item, of: &revised, in: context) { draft in
        SaveRecipeCall.Line(line: "\(amount.description) \(draft.food)", food: draft.meantFood)
      }
    case .replace(let item, let food):
      try change(item, of: &revised, in: context) { draft in SaveRecipeCall.Line(line: draft.words, food: food) }
    case .drop(let items), .skip(let items): try drop(items, of: &revised, in: context)
    case .add(let words): revised.add = (arguments.add ?? []) + [SaveRecipeCall.Line(line: words)]
    case .day(let words):
      let day = try context.day(words).description
      (revised.recompute, revised.from, revised.to, revised.leave) = (nil, day, day, nil)
    case .field(.name, let words):
      rename(&revised, to: words, isNew: try RecipeDraft(arguments, in: context).standing == nil)
    case .field(.servings, let words): revised.servings = try number(words, in: context)
    case .field(.cooked, let words): revised.cookedGrams = try grams(words, in: context)
    case .field(.raw, let words): revised.rawGrams = try grams(words, in: context)
    case .slot, .field(.store, _), .field(.total, _): throw .cannotEdit
    }
    return revised
  }

  private func rename(_ arguments: inout Arguments, to name: String, isNew: Bool) {
    if isNew { arguments.name = name } else { arguments.newName = name }
  }

  private func number(_ words: String, in context: ToolContext) throws(ToolError) -> Figure {
    let amount = try context.amount(words)
    guard let quantity = amount.quantity, amount.unit == nil || amount.unit == .serving else {
      throw .unreadableAmount(words)
    }
    return quantity
  }

  private func grams(_ words: String, in context: ToolContext) throws(ToolError) -> Figure {
    guard let grams = try context.amount(words).quantity(in: .gram) else { throw .unreadableAmount(words) }
    return grams
  }

  /// The lines of the card as a call has them.
  private func lines(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> [SaveRecipeCall.Line] {
    let draft = try RecipeDraft(arguments, in: context)
    let kept = draft.standing?.ingredients.indices.map { SaveRecipeCall.Line(keep: $0 + 1) } ?? []
    let settled = try arguments.settled(on: draft.standing, in: context)
    return (settled.ingredients ?? kept) + (settled.add ?? [])
  }

  private func change(
    _ item: Int, of arguments: inout Arguments, in context: ToolContext, to line: (DraftedWords) -> SaveRecipeCall.Line
  ) throws(ToolError) {
    var lines = try lines(arguments, in: context)
    guard lines.indices.contains(item - 1) else { throw .noSuchLine(item) }
    let draft = try RecipeDraft(arguments, in: context)
    lines[item - 1] = line(DraftedWords(draft, item - 1, in: context, said: lines[item - 1].food))
    (arguments.ingredients, arguments.add, arguments.change) = (lines, nil, nil)
  }

  private func drop(
    _ items: [Int], of arguments: inout Arguments, in context: ToolContext
  ) throws(ToolError) {
    let lines = try lines(arguments, in: context)
    let days = try RecipeDraft(arguments, in: context).correction(arguments, in: context)?.days ?? []
    for item in items where item > lines.count {
      guard days.indices.contains(item - lines.count - 1) else { throw .noSuchLine(item) }
      arguments.leave = (arguments.leave ?? []) + [days[item - lines.count - 1].line]
    }
    let dropped = items.filter { $0 <= lines.count }
    guard !dropped.isEmpty else { return }
    let left = lines.enumerated().filter { !dropped.contains($0.offset + 1) }.map(\.element)
    guard !left.isEmpty else { throw .nothingLeft }
    (arguments.ingredients, arguments.add, arguments.change) = (left, nil, nil)
  }
}

/// The words of a line on the card.
private struct DraftedWords {
  let words: String
  /// Those for the food alone.
  let food: String
  /// What is meant, where the words do not say it.
  let meantFood: String?

  init(_ draft: RecipeDraft, _ index: Int, in context: ToolContext, said: String?) {
    words = draft.lines[index].ingredient.words
    switch draft.lines[index] {
    case .read(let read):
      food = read.food
      meantFood = said
    case .kept(let ingredient):
      var lookup = IngredientLookup(context)
      food = lookup.read(ingredient.words).food
      meantFood = draft.dish.parts[index].name
    }
  }
}
