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
    let lines = Understanding.lines(of: call, in: messages)
    if isSaidAnew, let changed = changed(in: lines) { return changed }
    let names = unaccounted.filter { lines.named($0) != nil }
    guard intent == .add || intent == .edit || !names.isEmpty else { return self }
    var placed = self
    placed.intent = .add
    placed.items = items.withoutPlaces(on: lines)
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

  /// The foods of a meal, and of what came to it since.
  private static func lines(of call: ToolCall, in messages: [Message]) -> [CardLine] {
    let calls = messages.compactMap { message -> ToolCall? in
      guard case .toolResult(let result) = message, case .proposed = result.outcome else { return nil }
      return result.call.tool == call.tool ? result.call : nil
    }
    let ofMeal = calls.filter {
      $0.arguments["slot"] == call.arguments["slot"] && $0.arguments["day"] == call.arguments["day"]
    }
    let names = ofMeal.flatMap { $0.arguments["items"]?.array ?? [] }.compactMap { $0["food"]?.string }
    return Set(names).sorted().map { CardLine(.card, $0) }
  }

  /// The last call that proposed something; what was only looked up says nothing of a meal.
  private static func lastCall(in messages: [Message]) -> ToolCall? {
    for message in messages.reversed() {
      if case .toolResult(let result) = message, case .proposed = result.outcome { return result.call }
    }
    return nil
  }
}
