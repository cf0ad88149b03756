internal import JSON

/// A call with its outcome.
struct AnsweredCall: Hashable {
  let call: ToolCall
  /// The number of the call within the conversation.
  let number: Int
  /// Nil where the turn was abandoned before the tool ran.
  var outcome: ToolResult.Outcome?

  /// An id that every provider accepts, for a call that came from none of them: nine letters and digits.
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

  /// The result for the model. Every call must have one.
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

  /// The arguments as an object, because providers accept nothing else.
  var arguments: JSONValue {
    call.arguments.members == nil ? .unreadable(call.arguments.string ?? call.arguments.text) : call.arguments
  }
}
