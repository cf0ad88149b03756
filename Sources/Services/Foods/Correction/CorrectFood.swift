package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Corrects a food's figures and, as far as wanted, recomputes what was logged with the old ones, both in one commit.
package struct CorrectFood: Tool {
  package let description = "Propose to correct a food's figures, and what was logged with the old ones."
  package let topic: ToolTopic? = .foods

  package init() {}

  package func run(_ arguments: CorrectFoodCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    var arguments = arguments
    let food: Food
    switch try context.loggable(of: &arguments) {
    case .food(let meant): food = meant
    case .dish(let dish): return try SaveRecipe().run(try recipe(dish, arguments), in: context)
    }
    let basis = try context.basis(arguments.per, of: food.name, food.measures())
    let correction = try self.correction(of: food, basis, arguments, in: context)
    guard !correction.changes.isEmpty else { throw .nothingToChange }
    if let words = arguments.basis { try RecordName.check(words, as: .basis) }
    let shown = CorrectionCard(correction: correction, basis: basis)
    var card = try shown.card(in: context)
    card.notes = FigureGuess.notes(arguments.guessed, basis: arguments.basis) + card.notes
    return context.propose(AnyCall(arguments), changes: correction.changes, card: card, summary: shown.summary)
  }

  /// The call for a recipe, whose entries are recomputed from its ingredients. A recipe has no figures to state.
  private func recipe(_ dish: Dish, _ arguments: CorrectFoodCall) throws(ToolError) -> SaveRecipeCall {
    guard arguments.figures == .unknown else { throw .figuresOfRecipe(dish.recipe.name) }
    var call = SaveRecipeCall { $0.name = dish.recipe.name }
    call.recomputed = arguments.recomputed
    return call
  }

  package func revise(_ arguments: inout CorrectFoodCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    switch (edit.target, edit.change) {
    case (.line(let line), .removed), (.line(let line), .skipped):
      let food = try context.food(of: &arguments)
      let basis = try context.basis(arguments.per, of: food.name, food.measures())
      let days = try correction(of: food, basis, arguments, in: context).days
      guard days.indices.contains(line - 1) else { throw .noSuchLine(line) }
      arguments.recomputed.leave = (arguments.recomputed.leave ?? []) + [days[line - 1].line]
    case (_, .day(let day)): arguments.recomputed = RecomputedSpan(from: day, to: day)
    case (_, .recomputed(let span)): arguments.recomputed = span
    case (_, .energy(let energy)):
      arguments.figures.energy = energy
      arguments.guessed.resolve(Nutrients(energy: energy))
    case (_, .figures(let stated)):
      arguments.figures.take(stated)
      arguments.guessed.resolve(stated)
    default: throw .cannotEdit
    }
  }

  private func correction(
    of before: Food, _ basis: FigureBasis, _ arguments: CorrectFoodCall, in context: ToolContext
  ) throws(ToolError) -> FoodCorrection {
    let stated = basis.per100Grams(arguments.figures)
    var figures = before.per100Grams
    figures.take(stated)
    try FigureCheck.refuse(figures)
    let choice = try context.days(arguments.recomputed)
    let (kept, logged, profiles) = try context.reading(
      (context.store.food(before.id), context.store.entries(of: before.id), context.store.profiles()))
    let after = corrected(before, figures, arguments, now: context.now)
    let isKept = kept != nil
    return FoodCorrection(
      from: .food(before), to: .food(after),
      own: before == after ? [] : [isKept ? .update(from: .food(before), to: .food(after)) : .insert(.food(after))],
      logged: logged, profiles: profiles, choice: choice, now: context.now)
  }

  private func corrected(_ food: Food, _ figures: Nutrients, _ arguments: CorrectFoodCall, now: Instant) -> Food {
    guard food.per100Grams != figures else { return food }
    var corrected = food
    corrected.per100Grams = figures
    corrected.source =
      arguments.guessed == nil
      ? food.source.corrected(isLabel: arguments.fromLabel == true)
      : FoodSource(.estimate, reference: food.source.description, release: arguments.basis)
    corrected.corrected = now
    corrected.updated = now
    return corrected
  }
}

extension FoodSource {
  /// The source of corrected figures, which names the previous one.
  fileprivate func corrected(isLabel: Bool) -> FoodSource {
    if isLabel { return FoodSource(.label, reference: kind == .label ? reference : nil) }
    return kind == .household && release == nil ? self : FoodSource(.household, reference: description)
  }
}
