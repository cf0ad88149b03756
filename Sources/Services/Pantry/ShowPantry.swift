package import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition

/// Shows what is at home, what will run out, or the account of one food.
package struct ShowPantry: Tool {
  package let description = "Show what food is at home: bought less what was logged; what runs out soon, or one food."
  package let proposes = false
  package let topic: ToolTopic? = .groceries

  package init() {}

  package func run(_ arguments: ShowPantryCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let pantry = try context.pantry()
    let view = PantryView(pantry: pantry, today: context.today)
    if let words = arguments.food {
      guard let stock = try pantry.stock(words, in: context) else {
        return .answer(ToolAnswer(.sentence(PantryWording.unknown(words)), facts: ["at_home": []]))
      }
      return .answer(view.one(stock))
    }
    return .answer(arguments.soon == true ? view.soon : view.all)
  }
}

extension Pantry {
  /// The stock that words name; nil where there is none.
  func stock(_ words: String, in context: ToolContext) throws(ToolError) -> Stock? {
    let lines = categories.enumerated().map {
      CardLine(.line($0.offset + 1), $0.element.food.name, food: $0.element.food.id)
    }
    let hit = try context.reading(
      context.foodBank.resolveKnown(words, state: nil, profile: context.profile.id, language: context.language()))
    if let hit, let same = categories.first(where: { $0.food.name.lowercased() == hit.food.name.lowercased() }) {
      return same
    }
    guard let line = lines.named(words, food: hit?.food.id)?.only, case .line(let number) = line.target else {
      return nil
    }
    return categories[number - 1]
  }
}
