internal import Conversation
internal import EmbeddedMessages
internal import Messages

extension ExitCode {
  /// All exit codes, in the order of their numbers.
  static let documented: [ExitCode] = [.done, .failed, .usage, .unconfirmed, .provider, .key, .data, .interrupted]

  /// When the program ends with this code.
  var summary: Text {
    switch self {
    case .done: .exitDone
    case .failed: .exitFailed
    case .usage: .exitUsage
    case .unconfirmed: .exitUnconfirmed
    case .provider: .exitProvider
    case .key: .exitKey
    case .data: .exitData
    case .interrupted: .exitInterrupted
    }
  }
}
