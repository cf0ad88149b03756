internal import Calls
internal import Interpreter
internal import Nutrition
package import Proposals

extension LogPhoto {
  /// As on the card of a typed meal: "2: 110g" says the weight, "1 = couscous" the food, and either that it is there.
  package func revise(
    _ arguments: Arguments, by edit: ProposalEdit, in context: ToolContext
  ) throws(ToolError) -> Arguments {
    var revised = arguments
    func check(_ item: Int) throws(ToolError) {
      guard arguments.foods.indices.contains(item - 1) else { throw .noSuchLine(item) }
    }
    switch edit {
    case .amount(let item, let words):
      try check(item)
      revised.foods[item - 1].grams = try grams(words, of: arguments.foods[item - 1].food, in: context)
      revised.foods[item - 1].weighed = true
      revised.foods[item - 1].confidence = nil
    case .replace(let item, let food):
      try check(item)
      revised.foods[item - 1].food = food
      revised.foods[item - 1].confidence = nil
    case .skip(let items):
      for item in items {
        try check(item)
        revised.foods[item - 1].skipped = true
      }
    case .drop(let items):
      for item in items { try check(item) }
      revised.foods = arguments.foods.enumerated().filter { !items.contains($0.offset + 1) }.map(\.element)
      guard !revised.foods.isEmpty else { throw .nothingLeft }
    case .slot(let slot): revised.slot = slot
    case .day(let words): revised.day = try context.day(words).description
    case .add, .field: throw .cannotEdit
    }
    return revised
  }

  /// An amount in words, by the measures of the food where it is no weight: "2 slices".
  private func grams(_ words: String, of food: String, in context: ToolContext) throws(ToolError) -> Figure {
    let amount = try context.amount(words)
    let item = LogMeal.Item(food: food, quantity: amount.quantity, unit: amount.unit)
    if case .known(_, let weighed, _, _, _, _) = try context.line(for: item, approximate: false, guesses: true) {
      return weighed.grams.figure
    }
    guard let grams = amount.quantity(in: .gram) else { throw .unreadableAmount(words) }
    return grams
  }
}
