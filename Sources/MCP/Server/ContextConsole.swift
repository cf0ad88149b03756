package import Conversation
internal import EmbeddedMessages
internal import JSON
internal import Messages

/// The console of a session that a program drives: nobody types, and what is said beside an answer goes along with it.
package final class ContextConsole: Console {
  private let write: (String) -> Void
  /// What was said since the last call.
  private var asides: [String] = []
  /// Where progress is wanted, by its name.
  var progressToken: JSONValue?
  private var steps = 0

  /// - Parameter write: takes one line of the protocol, without its end.
  package init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// Always the end: a program calls tools, and types nothing.
  package func nextInput(_ prompt: Prompt) -> ConsoleInput { .end }

  /// Keeps notices and errors for the answer of the call, tells of progress where that is wanted, and leaves out the
  /// rest.
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

  /// What was said beside the call that has just been carried out.
  func takeAsides() -> [String] {
    defer { asides = [] }
    return asides
  }

  /// The call that begins may want to hear how it goes on.
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
