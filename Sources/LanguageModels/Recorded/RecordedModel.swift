/// A model that gives recorded answers, in order. For every request it checks that each tool result answers a call and
/// that each call has a result, as the providers do.
package final class RecordedModel: LanguageModel {
  package static let name = "recorded"
  /// "recorded".
  package let provider = RecordedModel.name
  private var replies: ArraySlice<RecordedReply>
  /// The first rule that a request broke; nil where none did. A replay fails because of it.
  package private(set) var brokenRule: String?

  package init(_ replies: [ModelReply] = []) {
    self.replies = replies.map { RecordedReply($0) }[...]
  }

  /// Whether a request found no answer left.
  package private(set) var ranOut = false

  /// The number of answers that were not used yet.
  package var remaining: Int { replies.count }

  /// Appends an answer.
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

/// The rules that every provider imposes on a conversation.
package enum RequestRules {
  /// The rule that these messages break, as a sentence; nil where they break none.
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
      case .user, .event, .confirmed, .declined:
        if let call = open.first { return "the call \(call.id) of \(call.tool) has no result" }
      }
    }
    return open.first.map { "the call \($0.id) of \($0.tool) has no result" }
  }
}
