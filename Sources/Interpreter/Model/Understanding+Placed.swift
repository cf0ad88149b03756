internal import JSON
internal import LanguageModels
internal import Nutrition

extension Understanding {
  /// An addition whose time is not said is to the meal that was logged last in this conversation: "and a coffee too".
  func placed(after messages: [Message]) -> Understanding {
    guard intent == .add, wish == .log, when.isUnsaid, let call = Understanding.lastCall(in: messages),
      call.tool == "log_meal"
    else { return self }
    var placed = self
    placed.when.slot = call.arguments["slot"]?.string.flatMap { MealSlot(rawValue: $0) }
    placed.when.day = call.arguments["day"]?.string.flatMap { Day($0) }
    placed.when.time = call.arguments["time"]?.string.flatMap { ClockTime($0) }
    return placed
  }

  /// The last call that proposed something; what was only looked up says nothing of a meal.
  private static func lastCall(in messages: [Message]) -> ToolCall? {
    for message in messages.reversed() {
      if case .toolResult(let result) = message, case .proposed = result.outcome { return result.call }
    }
    return nil
  }
}
