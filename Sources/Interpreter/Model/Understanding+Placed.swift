internal import Calls
internal import JSON
internal import LanguageModels
internal import Nutrition

extension Understanding {
  /// What is said of the meal that was logged last in this conversation is about that: an addition whose time is not said
  /// comes to it ("and a coffee too", "2 sugars in the coffee"), and what is said anew of one of its foods changes that
  /// ("I only had one slice of toast").
  func placed(after messages: [Message]) -> Understanding {
    guard wish == .log, when.isUnsaid, people.isEmpty, let call = Understanding.lastCall(in: messages),
      call.tool == LogMealCall.name
    else { return self }
    let lines = (call.arguments["items"]?.array ?? []).compactMap { $0["food"]?.string }.map { CardLine(.card, $0) }
    if isSaidAnew, let changed = changed(in: lines) { return changed }
    let names = unaccounted.filter { lines.named($0) != nil }
    guard intent == .add || intent == .edit || !names.isEmpty else { return self }
    var placed = self
    placed.intent = .add
    placed.unaccounted.removeAll { names.contains($0) }
    placed.when.slot = call.arguments["slot"]?.string.flatMap { MealSlot(rawValue: $0) }
    placed.when.day = call.arguments["day"]?.string.flatMap { Day($0) }
    placed.when.time = call.arguments["time"]?.string.flatMap { ClockTime($0) }
    return placed
  }

  /// The change of the one food that was said, where it is in the meal.
  private func changed(in lines: [CardLine]) -> Understanding? {
    guard items.count == 1, let item = items.first, item.amount != .unsaid,
      let line = lines.named(item.food)?.only, unaccounted.isEmpty
    else { return nil }
    var changed = Understanding(
      text: text, intent: .edit,
      wish: .change(Amendment(quantity: item.amount.quantity, unit: item.amount.unit)))
    changed.reference = EntryReference(food: line.name, isLast: true)
    changed.items = items
    return changed
  }

  /// The last call that proposed something; what was only looked up says nothing of a meal.
  private static func lastCall(in messages: [Message]) -> ToolCall? {
    for message in messages.reversed() {
      if case .toolResult(let result) = message, case .proposed = result.outcome { return result.call }
    }
    return nil
  }
}
