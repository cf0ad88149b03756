package import Calls
internal import EmbeddedMessages
internal import FoodData
internal import FoodSources
internal import JSON
package import Messages
internal import Nutrition
package import Proposals

/// Contributes to Open Food Facts what the household read from a pack. The card shows everything that would be sent. A yes
/// queues it, and it is sent when Open Food Facts can be reached.
package struct ContributeFood: Tool {
  package let description = "Propose to give a food that was entered from its pack to Open Food Facts."
  package let topic: ToolTopic? = .foods

  package init() {}

  /// Looks up what Open Food Facts already has, since only the rest is contributed.
  package func start(_ arguments: ContributeFoodCall, in context: ToolContext) throws(ToolError) -> ToolStep {
    var call = arguments
    let barcode = try context.contribution(of: &call).barcode
    return try context.asking(barcode.map { .product($0) }, isToGive: true) { [call] (_, context) throws(ToolError) in
      .finished(try run(call, in: context))
    }
  }

  /// Queues the food, and says so.
  package func keep(_ confirmed: Confirmed<Proposal>, in context: ToolContext) throws(ToolError) -> Text? {
    try context.queueContribution(confirmed)
    return .contributeKept(summary: confirmed.value.summary)
  }

  package func run(_ arguments: ContributeFoodCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    var arguments = arguments
    let draft = try context.contribution(of: &arguments)
    guard let barcode = draft.barcode, !barcode.isShopsOwn else {
      throw .notToGive(draft.food.title, .noBarcode)
    }
    let standing = try Standing(of: draft.whole, barcode, in: context)
    guard !standing.given.isEmpty else {
      let sentence = Text.contributeKnown(food: draft.food.title)
      return .answer(ToolAnswer(.sentence(sentence), facts: ["given": false, "reason": .string(sentence.english)]))
    }
    let form = ContributionForm(standing.given)
    let card = Card(
      title: .contributeTitle(food: draft.food.title),
      rows: form.fields.map { Card.Row([Card.Cell(.verbatim($0.name)), Card.Cell(.verbatim($0.value))]) },
      notes: standing.notes)
    return context.propose(
      AnyCall(arguments), changes: [], card: card, summary: .contributeSummary(food: draft.food.title))
  }

  /// What is contributed, after what is already there has been removed.
  private struct Standing {
    var given: Contribution
    var notes: [Text] = []

    init(of whole: Contribution, _ barcode: Barcode, in context: ToolContext) throws(ToolError) {
      given = whole
      notes = [.contributePublic]
      guard let kept = try context.keptAnswer(to: .product(barcode)) else {
        notes.append(.contributeGaps)
        return
      }
      guard case .product(let known) = kept.answer else { return }
      let (missing, different) = whole.comparedWith(known)
      given = missing
      notes.append(.contributeMissing)
      for nutrient in different {
        guard let there = known.figures.stated(nutrient), let here = whole.figures.stated(nutrient) else { continue }
        notes.append(.contributeDiffers(nutrient: nutrient, there: there, here: here))
      }
    }
  }
}
