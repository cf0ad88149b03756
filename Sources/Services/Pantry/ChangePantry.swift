package import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Interpreter
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// Proposes that food at home was thrown away, or sets how much of it is there. Where none of it is known to be at home,
/// throwing it away changes nothing and needs no yes.
package struct ChangePantry: Tool {
  package let description = "Propose that food at home was thrown away, or counted: how much is there (nothing: none)."
  package let topic: ToolTopic? = .groceries

  package init() {}

  package func run(_ arguments: ChangePantryCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let day = try context.day(arguments.day)
    let pantry = try context.pantry()
    let stock = try pantry.stock(arguments.food, in: context)
    let isThere = stock.map { $0.book.balance > .zero } ?? false
    guard isThere || arguments.kind == .counted else {
      return .answer(ToolAnswer(.sentence(Replies.nothingLogged), facts: ["at_home": []]))
    }
    let food = try food(of: stock, arguments, in: context)
    let standing = stock?.book.balance ?? .zero
    let grams = try grams(of: food, standing, arguments, in: context)
    let noon = context.clock.instant(day, ClockTime(hour: 12, minute: 0) ?? .midnight)
    let change = PantryChange(
      id: context.identifiers.next(), created: context.now,
      at: day == context.today ? context.now : min(noon, context.now),
      day: day, food: food.id, kind: arguments.kind, grams: grams)
    return context.propose(
      AnyCall(arguments), changes: [.ensure(.food(food)), .insert(.pantryChange(change))],
      card: card(change, food, standing, in: context), summary: summary(change, food))
  }

  private func food(
    of stock: Pantry.Stock?, _ arguments: ChangePantryCall, in context: ToolContext
  ) throws(ToolError) -> Food {
    if let stock { return stock.food }
    let hit = try context.reading(
      context.foodBank.resolveKnown(
        arguments.food, state: nil, profile: context.profile.id, language: context.language()))
    guard let hit else { throw .noSuchFood(arguments.food, nearest: []) }
    return hit.food
  }

  private func grams(
    of food: Food, _ standing: Grams, _ arguments: ChangePantryCall, in context: ToolContext
  ) throws(ToolError) -> Grams {
    if let share = arguments.share {
      guard (FixedDecimal.zero...FixedDecimal(1)).contains(share) else {
        throw .outOfRange(.limitedValue(value: .share), range: .rangeNumbers(least: 0, most: 1))
      }
      return standing * share
    }
    let amount = Amount(quantity: arguments.quantity, unit: arguments.unit)
    guard amount != .unsaid else { return arguments.kind == .counted ? .zero : standing }
    if amount.quantity == .zero, arguments.kind == .counted { return .zero }
    do throws(MeasureError) {
      return try food.measures().weigh(amount).grams
    } catch {
      throw .unweighable(food: food.title, error)
    }
  }

  private func card(_ change: PantryChange, _ food: Food, _ standing: Grams, in context: ToolContext) -> Card {
    let day = DayName(change.day, from: context.today)
    switch change.kind {
    case .thrownAway:
      let left = change.grams > standing ? Grams.zero : standing.less(change.grams)
      return Card(
        title: .pantryThrownTitle(day: day),
        rows: [Card.Row(number: 1, .food(food.title), .grams(amount: change.grams))],
        notes: [.pantryLeftOf(standing: standing, left: left)])
    case .counted:
      let known: Text = standing > .zero ? .pantryKnown(standing: standing) : .pantryNoneKnown
      let amount: Text = change.grams == .zero ? .pantryNoneLeft : .grams(amount: change.grams)
      return Card(
        title: .pantryOnDay(day: day), rows: [Card.Row(number: 1, .food(food.title), amount)],
        notes: [known])
    }
  }

  private func summary(_ change: PantryChange, _ food: Food) -> Text {
    switch change.kind {
    case .thrownAway: .pantryThrownSummary(grams: change.grams, food: food.title)
    case .counted where change.grams == .zero: .pantryNoneSummary(food: food.title)
    case .counted: .pantryCountedSummary(grams: change.grams, food: food.title)
    }
  }

  package func revise(_ arguments: inout ChangePantryCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    switch (edit.target, edit.change) {
    case (.line(let line), _) where line != 1: throw .noSuchLine(line)
    case (_, .said(let words)):
      let amount = try context.amount(words)
      (arguments.quantity, arguments.unit, arguments.share) = (amount.quantity, amount.unit, nil)
    case (_, .amount(let amount)):
      (arguments.quantity, arguments.unit, arguments.share) = (amount.quantity, amount.unit ?? arguments.unit, nil)
    case (_, .factor(let factor)): (arguments.quantity, arguments.unit, arguments.share) = (nil, nil, factor)
    case (_, .day(let day)): arguments.day = day
    case (_, .removed): throw .nothingLeft
    default: throw .cannotEdit
    }
  }
}
