internal import Conversation

extension ExitCode {
  /// All of them, in the order of their numbers.
  static let documented: [ExitCode] = [.done, .failed, .usage, .unconfirmed, .provider, .key, .data, .interrupted]

  /// When the program ends with it.
  var summary: String {
    switch self {
    case .done: "done"
    case .failed: "a turn or replay failed"
    case .usage: "usage"
    case .unconfirmed: "something was left unconfirmed (kept as a draft)"
    case .provider: "provider or network"
    case .key: "key missing or refused"
    case .data: "the data is locked, newer or damaged"
    case .interrupted: "interrupted"
    }
  }
}
