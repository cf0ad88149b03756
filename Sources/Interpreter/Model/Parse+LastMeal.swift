internal import Calls
internal import JSON
internal import LanguageModels
internal import Nutrition

/// What was proposed before a line, as far as its messages tell.
extension Parse {
  /// The last proposal of this meal of today.
  static func meal(_ slot: MealSlot, in messages: [Message]) -> ToolCall? {
    proposed(in: messages).first { call in
      call.tool == LogMealCall.name && call.arguments["slot"]?.string == slot.rawValue
        && call.arguments["day"]?.string == nil
    }
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

  /// The calls whose proposals were not declined, as they were last, the last one first.
  static func kept(in messages: [Message]) -> [ToolCall] {
    var done = Set(messages.compactMap { if case .declined(_, let proposal) = $0 { proposal } else { nil } })
    return proposals(in: messages).filter { done.insert($0.name).inserted }.map { $0.call }
  }

  /// The calls that proposed something, the last one first.
  static func proposed(in messages: [Message]) -> some Sequence<ToolCall> {
    proposals(in: messages).lazy.map { $0.call }
  }

  /// The calls that proposed something and the names of their proposals, the last one first.
  private static func proposals(in messages: [Message]) -> some Sequence<(call: ToolCall, name: String)> {
    messages.reversed().lazy.compactMap { message -> (call: ToolCall, name: String)? in
      guard case .toolResult(let result) = message, case .proposed(let name, _) = result.outcome else { return nil }
      return (call: result.call, name: name)
    }
  }
}
