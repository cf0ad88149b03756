internal import Calls
internal import LanguageModels
internal import Nutrition

/// Foods of a waiting meal that were eaten at another.
extension WaitingCard {
  /// Takes a food off the card that belongs to another meal, and makes the call for that: "the muesli was for breakfast". The last
  /// food takes the whole card there. Nil where the line says anything else, or the card is of no meal.
  mutating func split(_ parse: Parse) -> ToolCall? {
    guard let meal = call as? LogMealCall, case .change(let change) = parse.command, change.isMove,
      let slot = change.slot, slot != meal.slot, change.day == nil, change.time == nil,
      let food = parse.reference?.food,
      let line = things.named(food)?.only, case .line(let number) = line.target, meal.items.indices.contains(number - 1)
    else { return nil }
    let isLast = things.allSatisfy { other in
      other.target == line.target || edits.contains { $0.target == other.target && $0.change == .removed }
    }
    guard things.count > 1, !isLast else { return nil }
    take(off: line.target)
    var other = meal
    (other.items, other.slot, other.title, other.leftOut) = ([meal.items[number - 1]], slot, nil, nil)
    return ToolCall(id: "", AnyCall(other))
  }
}
