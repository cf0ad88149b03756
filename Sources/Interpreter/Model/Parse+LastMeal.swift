internal import Calls
internal import JSON
internal import LanguageModels
internal import Nutrition

/// What was proposed before a line, as far as its messages tell.
extension Parse {
  /// The last proposal of this meal of today.
  static func meal(_ slot: MealSlot, in messages: [Message]) -> ToolCall? {
    for message in messages.reversed() {
      guard case .toolResult(let result) = message, case .proposed = result.outcome,
        result.call.tool == LogMealCall.name,
        result.call.arguments["slot"]?.string == slot.rawValue, result.call.arguments["day"]?.string == nil
      else { continue }
      return result.call
    }
    return nil
  }

  /// The food that was logged last, where it is the only one of its meal.
  static func onlyLine(in messages: [Message]) -> CardLine? {
    guard let call = lastMeal(in: messages),
      let logged = call.arguments["items"]?.array, logged.count == 1, let name = logged[0]["food"]?.string
    else { return nil }
    return CardLine(.card, name)
  }

  /// The meal that was logged last, also where its entries were corrected since; nil where anything else was proposed since.
  static func lastMeal(in messages: [Message]) -> ToolCall? {
    kept(in: messages).first { !$0.isCorrection }.flatMap { $0.tool == LogMealCall.name ? $0 : nil }
  }

  /// The last call that proposed something; lookups do not count.
  static func lastCall(in messages: [Message]) -> ToolCall? { proposed(in: messages).first { _ in true } }

  /// The calls whose proposals were not declined, the last one first.
  static func kept(in messages: [Message]) -> some Sequence<ToolCall> {
    let declined = messages.compactMap { if case .declined(_, let proposal) = $0 { proposal } else { nil } }
    return messages.reversed().lazy.compactMap { message -> ToolCall? in
      guard case .toolResult(let result) = message, case .proposed(let id, _) = result.outcome, !declined.contains(id)
      else { return nil }
      return result.call
    }
  }

  /// The calls that proposed something, the last one first.
  static func proposed(in messages: [Message]) -> some Sequence<ToolCall> {
    messages.reversed().lazy.compactMap { message in
      if case .toolResult(let result) = message, case .proposed = result.outcome { result.call } else { nil }
    }
  }
}
