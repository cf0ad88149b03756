internal import LanguageModels

/// What the model hears of the conversation: bounded, and cut only between turns, so that every tool result keeps its
/// call.
struct MessageHistory {
  /// Older turns are dropped beyond so many messages.
  private static let most = 60

  private(set) var messages: [Message] = []
  private var turnStart = 0

  /// From the user's last message on.
  var ofThisTurn: ArraySlice<Message> { messages[min(turnStart, messages.count)...] }

  /// Begins a turn with the user's message.
  mutating func begin(_ message: Message) {
    if messages.count > MessageHistory.most {
      let keep = messages.count - MessageHistory.most / 2
      let cut = messages.indices.first { $0 >= keep && messages[$0].isUser } ?? messages.count
      messages.removeFirst(cut)
    }
    turnStart = messages.count
    messages.append(message)
  }

  mutating func add(_ message: Message) {
    messages.append(message)
  }

  /// Puts a call as its tool carried it out in the place of what was asked for.
  mutating func replace(_ call: ToolCall, by carriedOut: ToolCall) {
    let index = messages.lastIndex { if case .assistant(let reply) = $0 { reply.calls.contains(call) } else { false } }
    guard let index, case .assistant(let reply) = messages[index] else { return }
    messages[index] = .assistant(
      ModelReply(
        text: reply.text, calls: reply.calls.map { $0 == call ? carriedOut : $0 }, stop: reply.stop, usage: reply.usage,
        verbatim: reply.verbatim))
  }

  /// Forgets the turn that was cancelled or failed.
  mutating func dropTurn() {
    messages.removeLast(messages.count - min(turnStart, messages.count))
  }
}

extension Message {
  fileprivate var isUser: Bool {
    if case .user = self { return true }
    return false
  }

  static func refused(_ call: ToolCall, because reason: String) -> Message {
    .toolResult(ToolResult(call: call, outcome: .refused(reason)))
  }
}
