package import Conversation
internal import EmbeddedMessages
internal import JSON
internal import Messages

/// The console of a session that a program drives. Nobody types, and notices are returned together with the tool's result.
package final class ContextConsole: Console {
  private let write: (String) -> Void
  /// The notices and errors since the last call.
  private var asides: [String] = []
  /// The client's token for progress notifications; nil where it wants none.
  var progressToken: JSONValue?
  private var steps = 0

  /// - Parameter write: takes one line of the protocol, without its line break.
  package init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// Always the end of input: a program calls tools and types nothing.
  package func nextInput(_ prompt: Prompt) -> ConsoleInput { .end }

  /// Keeps notices and errors for the call's result, sends progress where the client wants it, and drops all other events.
  package func show(_ event: SessionEvent) {
    switch event {
    case .notice(let words): asides.append(words.english)
    case .error(let failure): asides.append(failure.sentence.english)
    case .progress(let words): tell(words.english)
    case .model, .modelFailed, .outside, .proposal, .saved, .declined, .draft, .card, .overview, .text, .speech,
      .speaking, .thinking, .waiting, .usage, .language:
      break
    }
  }

  func send(_ message: JSONValue) { write(message.text) }

  /// The notices and errors of the call that has just run, which are then forgotten.
  func takeAsides() -> [String] {
    defer { asides = [] }
    return asides
  }

  /// Starts a call. A token asks for progress notifications.
  func begin(_ token: JSONValue?) {
    (asides, progressToken, steps) = ([], token, 0)
  }

  private func tell(_ words: String) {
    guard let token = progressToken else { return }
    steps += 1
    send([
      "jsonrpc": "2.0", "method": "notifications/progress",
      "params": ["progressToken": token, "progress": JSONValue(integerLiteral: steps), "message": .string(words)],
    ])
  }
}
