/// A model that gives recorded answers, in order. It checks of every request that each tool result answers a call and
/// that each call has its result, as the providers do.
package final class RecordedModel: LanguageModel {
  package static let name = "recorded"
  /// "recorded".
  package let provider = RecordedModel.name
  private var replies: ArraySlice<RecordedReply>
  /// What was wrong with a request, if anything; a replay fails on it.
  package private(set) var brokenRule: String?

  package init(_ replies: [ModelReply] = []) {
    self.replies = replies.map { RecordedReply($0) }[...]
  }

  /// A request found no answer left.
  package private(set) var ranOut = false

  /// Answers that no request has asked for yet.
  package var remaining: Int { replies.count }

  /// Adds an answer behind the others.
  package func add(_ reply: RecordedReply) {
    replies.append(reply)
  }

  package func respond(
    to request: ModelRequest, onText: (String) -> Void
  ) async throws(ModelError) -> ModelReply {
    brokenRule = brokenRule ?? RequestRules.broken(by: request.messages)
    guard let reply = replies.popFirst() else {
      ranOut = true
      throw .noRecordedAnswer
    }
    let answer = try reply.outcome.get()
    if !answer.text.isEmpty { onText(answer.text) }
    return answer
  }
}

/// What every provider asks of a conversation.
package enum RequestRules {
  /// The rule that these messages break, in words; nil where they are in order.
  package static func broken(by messages: [Message]) -> String? {
    var open: [ToolCall] = []
    for message in messages {
      switch message {
      case .assistant(let reply):
        if let call = open.first { return "the call \(call.id) of \(call.tool) has no result" }
        open = reply.calls
      case .toolResult(let result):
        guard let index = open.firstIndex(where: { $0.id == result.call.id }) else {
          return "the result for \(result.call.id) answers no call"
        }
        open.remove(at: index)
      case .user, .event:
        if let call = open.first { return "the call \(call.id) of \(call.tool) has no result" }
      }
    }
    return open.first.map { "the call \($0.id) of \($0.tool) has no result" }
  }
}
