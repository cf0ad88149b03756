package import Calls
internal import FoundationEssentials
internal import LanguageModels
internal import Nutrition
package import Proposals
internal import Store

/// Corrects the figures of a food, and computes anew what was logged with the old ones as far as it is wanted: both in
/// one commit.
package struct CorrectFood: Tool {
  package typealias Arguments = CorrectFoodCall

  package let description = "Propose to correct a food's figures, and what was logged with the old ones."
  package let proposes = true
  package let topic: ToolTopic? = .foods

  package init() {}

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    if let recipe = try recipe(arguments, in: context) { return try SaveRecipe().run(recipe, in: context) }
    let basis = try self.basis(arguments, in: context)
    let correction = try self.correction(arguments, in: context)
    guard !correction.changes.isEmpty else { throw .nothingToChange }
    let card = CorrectionCard(correction: correction, basis: basis)
    return context.propose(
      action: .tool(name), changes: correction.changes, card: try card.card(in: context), summary: card.summary,
      request: AnyCall(arguments))
  }

  /// What was logged of a recipe is computed anew from its ingredients: there are no figures to state.
  private func recipe(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> SaveRecipe.Arguments? {
    guard let hit = try context.eatable(meantBy: arguments.food, state: nil), !hit.isNear,
      case .dish(let dish) = hit.eatable
    else { return nil }
    guard arguments.figures == .unknown else { throw .figuresOfRecipe(dish.recipe.name) }
    var call = SaveRecipeCall { $0.name = dish.recipe.name }
    (call.recompute, call.leave) = (arguments.recompute, arguments.leave)
    (call.from, call.to) = (arguments.from, arguments.to)
    return call
  }

  package func revise(
    _ arguments: Arguments, by edit: ProposalEdit, in context: ToolContext
  ) throws(ToolError) -> Arguments {
    var revised = arguments
    switch edit {
    case .drop(let items), .skip(let items):
      let days = try correction(arguments, in: context).days
      for item in items {
        guard days.indices.contains(item - 1) else { throw .noSuchLine(item) }
        revised.leave = (revised.leave ?? []) + [days[item - 1].line]
      }
    case .day(let words):
      let day = try context.day(words).description
      (revised.recompute, revised.from, revised.to, revised.leave) = (nil, day, day, nil)
    case .amount, .replace, .slot, .add, .field: throw .cannotEdit
    }
    return revised
  }

  private func basis(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> FigureBasis {
    let food = try context.certainFood(arguments.food)
    return try context.basis(arguments.per, of: food.name, food.measures())
  }

  private func correction(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> FoodCorrection {
    let before = try context.certainFood(arguments.food)
    let basis = try context.basis(arguments.per, of: before.name, before.measures())
    let stated = basis.per100Grams(arguments.figures)
    var figures = before.per100Grams
    for nutrient in Nutrient.allCases { figures[nutrient] = stated[nutrient] ?? figures[nutrient] }
    try FigureCheck.refuse(figures)
    let choice = RecomputedDays(
      scope: arguments.recompute, from: try arguments.from.map { words throws(ToolError) in try context.day(words) },
      to: try arguments.to.map { words throws(ToolError) in try context.day(words, mayCome: true) },
      left: arguments.leave ?? [])
    let (kept, logged, profiles) = try context.reading { store throws(StoreError) in
      (try store.food(before.id), try store.entries(of: before.id), try store.profiles())
    }
    let after = corrected(before, figures, arguments, now: context.now)
    let isKept = kept != nil
    return FoodCorrection(
      from: .food(before), to: .food(after),
      own: before == after ? [] : [isKept ? .update(from: .food(before), to: .food(after)) : .insert(.food(after))],
      logged: logged, profiles: profiles, choice: choice, now: context.now)
  }

  private func corrected(_ food: Food, _ figures: Nutrients, _ arguments: Arguments, now: Instant) -> Food {
    guard food.per100Grams != figures else { return food }
    var corrected = food
    corrected.per100Grams = figures
    corrected.source = food.source.corrected(isLabel: arguments.fromLabel == true)
    corrected.corrected = now
    corrected.updated = now
    return corrected
  }
}

extension FoodSource {
  /// The source of figures that the household has corrected; what they were before stays readable.
  fileprivate func corrected(isLabel: Bool) -> FoodSource {
    if isLabel { return FoodSource(.label, reference: kind == .label ? reference : nil) }
    return kind == .household && release == nil ? self : FoodSource(.household, reference: description)
  }
}
