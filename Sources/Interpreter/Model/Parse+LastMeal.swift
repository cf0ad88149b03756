internal import Calls
internal import LanguageModels
internal import Nutrition

/// What was proposed and saved before a line, as far as its messages tell.
extension Parse {
  /// The foods of the meal that was saved last, as they stand; none where anything else was saved since.
  static func lines(in messages: [Message]) -> [CardLine] { SavedMeal(.meal, in: messages)?.foods ?? [] }

  /// The last call that proposed something; lookups do not count.
  static func lastCall(in messages: [Message]) -> ToolCall? { proposedCalls(in: messages).first }

  /// The calls that proposed something, the last one first.
  static func proposedCalls(in messages: [Message]) -> some Collection<ToolCall> {
    messages.reversed().lazy.compactMap { message in
      guard case .toolResult(let result) = message, case .proposed = result.outcome else { return nil }
      return result.call
    }
  }

  /// Whether something was looked up since the last save, so that its list is what is in view.
  static func isListShown(in messages: [Message]) -> Bool {
    let last = messages.last { message in
      switch message {
      case .toolResult, .confirmed: true
      default: false
      }
    }
    if case .toolResult? = last { return true }
    return false
  }

  /// The calls that were saved, as they were then, the last one first.
  static func saved(in messages: [Message]) -> [SavedCall] {
    messages.reversed().compactMap { if case .confirmed(_, let saved) = $0 { saved } else { nil } }
  }
}
