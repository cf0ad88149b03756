package import Calls
internal import EmbeddedMessages
internal import FoodData
internal import JSON
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Proposes at most two changes to a logged meal, after which the rest of the day fits its ranges. They are edits of entries
/// like any other.
package struct SmartSwap: Tool {
  package let description = "Propose up to two swaps in a logged meal that help the rest of the day fit its targets."

  package init() {}

  /// An outside model chooses among the swaps, unless it has done so already. Without its answer the best swap is proposed,
  /// without words.
  package func start(_ arguments: SmartSwapCall, in context: ToolContext) throws(ToolError) -> ToolStep {
    guard !context.outside.isDryRun, context.outside.hasModel, let request = try SwapRequest(arguments, in: context)
    else { return .finished(try run(arguments, in: context)) }
    return .needs(
      .words(request.request(prompt: context.outside.prompts?.swap.text ?? "")) { (answer, context) throws(ToolError) in
        if case .said(let words) = answer {
          let text = PrintableText.clean(words.text, limit: 1_000)
          try request.keep(text, in: context) { context.outside.isHonest($0) }
        }
        return .finished(try run(arguments, in: context))
      })
  }

  package func run(_ arguments: SmartSwapCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let choice = try SwapChoice(arguments, in: context)
    let meal = choice.meal.meal
    guard let first = choice.options.first else { return .answer(nothing(meal, choice.plan)) }
    let kept = try context.keptSwap(choice)
    let swap = kept.flatMap { choice.options.indices.contains($0.option) ? choice.options[$0.option] : nil } ?? first
    var card = Card(
      title: .swapTitle(slot: meal.slot, day: DayName(meal.day, from: context.today)),
      rows: try context.changed(swap.pairs), notes: choice.plan.effect(of: swap))
    card.said = kept?.words
    return context.propose(
      AnyCall(arguments), as: .tool(ChangeEntryCall.name), changes: swap.changes, card: card,
      summary: .swapSummary(swaps: swap.words))
  }

  private func nothing(_ meal: Meal, _ plan: SwapPlan) -> ToolAnswer {
    let fits = plan.distance(of: plan.eaten) < SwapSearch.leastHelp
    let sentence: Text = fits ? .swapFits(slot: meal.slot) : .swapNoneHelps(slot: meal.slot)
    return ToolAnswer(.sentence(sentence), facts: ["proposed": false, "fits": .bool(fits)])
  }
}

/// A swap: the entries before and after it.
struct Swap: Sendable {
  let pairs: [(before: Entry, after: Entry)]
  let changes: [Change]
  /// The exact figures of the day after the swap.
  let eaten: Nutrients

  /// "greek yogurt for mayonnaise; fries, 150 g".
  var words: [Text] {
    pairs.map { before, after in
      before.reference == after.reference
        ? .swapAmount(food: after.name, grams: after.grams ?? .zero) : .swapFood(food: after.name, before: before.name)
    }
  }
}
