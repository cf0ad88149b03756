package import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// Looks up a food: its figures per 100 g, or for an amount.
package struct FindFood: Tool {
  package let description = "Look up a food's figures and source."
  package let proposes = false

  package init() {}

  package func run(_ arguments: FindFoodCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    if let choices = try choices(arguments, in: context) { return choices }
    let food = try food(arguments, in: context)
    let amount = Amount(quantity: arguments.quantity, unit: arguments.unit)
    let grams = try weight(of: food, amount)
    let card = Card(
      title: .food(food.title),
      rows: rows(food, amount: amount, grams: grams, context.profile.units),
      notes: notes(on: food, in: context))
    var facts = food.per100Grams.shownFacts.with([
      "name": food.title.json, "basis": "100 g", "source": food.source.json,
    ])
    facts["grams"] = grams?.figure.shown.json
    facts["portion"] = grams.map { food.per100Grams.portion(of: $0).shownFacts }
    return .answer(ToolAnswer(.card(card), facts: facts, use: .lookUp))
  }

  /// The food that is meant. Where only one food is near the words, it is taken, since its title is shown above the figures.
  private func food(_ arguments: FindFoodCall, in context: ToolContext) throws(ToolError) -> Loggable {
    do throws(ToolError) {
      return try context.certainLoggable(arguments.query, state: arguments.state, resolved: arguments.resolved)
    } catch .noSuchFood(_, let nearest) where nearest.count == 1 {
      return try context.certainLoggable(nearest[0], state: arguments.state)
    }
  }

  private func notes(on food: Loggable, in context: ToolContext) -> [Text] {
    switch food {
    case .food(let food): context.source(of: food)
    case .dish(let dish):
      [.foodOwnRecipe(servings: dish.recipe.servings, recipe: dish.recipe.name)]
    }
  }

  private func weight(of food: Loggable, _ amount: Amount) throws(ToolError) -> Grams? {
    guard amount != .unsaid else { return nil }
    do throws(MeasureError) {
      return try food.measures().weigh(amount).grams
    } catch {
      throw .unweighable(food: food.shortName, error)
    }
  }

  private func rows(
    _ food: Loggable, amount: Amount, grams: Grams?, _ units: Profile.Units
  ) -> [Card.Row] {
    func row(_ name: Text, _ grams: Grams) -> Card.Row {
      EntryRow.row(name: name, amount: .empty, figures: food.per100Grams.portion(of: grams), mark: .empty)
    }
    let portions = food.portions.prefix(4).map { portion in
      row(.mealAmountRoughly(amount: portion.unit.one, grams: portion.grams), portion.grams)
    }
    let said = grams.map { grams in
      let words = amount.text ?? .empty
      // A weight in ounces is already shown in ounces to somebody who uses US units, so it is not repeated.
      let isOunces = if case .mass? = amount.unit?.kind { units == .us } else { false }
      let isGrams = amount.description == grams.description || isOunces
      return row(isGrams ? .grams(amount: grams) : .mealAmountRoughly(amount: words, grams: grams), grams)
    }
    return [row(.perHundredGrams, Grams(milligrams: 100_000))] + (said.map { [$0] } ?? portions)
      + [EntryRow.details(food.per100Grams, of: .hundredGrams)]
  }
}
