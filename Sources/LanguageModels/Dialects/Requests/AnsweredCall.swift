internal import JSON

/// A call and what came of it.
struct AnsweredCall: Hashable {
  let call: ToolCall
  /// Counts the calls of the conversation.
  let number: Int
  /// Nil where the turn was left before the tool ran.
  var outcome: ToolResult.Outcome?

  /// An id that every provider accepts, for a call that none of them made: nine letters and digits.
  var plainID: String {
    let digits = String(number)
    return "call" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }

  var isRefused: Bool {
    switch outcome {
    case .answer, .proposed: false
    case .refused, nil: true
    }
  }

  /// The result for the model. Every call has one.
  var result: JSONValue {
    switch outcome {
    case .answer(let facts): return facts
    case .refused(let why): return ["error": .string(why)]
    case nil: return ["error": "cancelled"]
    case .proposed(let id, let facts):
      var result = facts.members == nil ? ["facts": facts] : facts
      result["proposal"] = .string(id)
      result["saved"] = false
      return result
    }
  }

  /// The arguments as an object, which is all that providers accept.
  var arguments: JSONValue {
    call.arguments.members == nil ? .unreadable(call.arguments.string ?? call.arguments.text) : call.arguments
  }
}
