internal import Conversation
internal import FoodSources
internal import LanguageModels

/// Logs the errors of a session while another console shows them.
final class LoggingConsole: Console {
  private let console: any Console
  private let note: (String) -> Void

  /// - Parameter note: receives the name of each error.
  init(_ console: any Console, note: @escaping (String) -> Void) {
    self.console = console
    self.note = note
  }

  func nextInput(_ prompt: Conversation::Prompt) -> ConsoleInput { console.nextInput(prompt) }

  func show(_ event: SessionEvent) {
    switch event {
    case .modelFailed(let error) where error != .cancelled: if let code = SessionError.about(error).code { note(code) }
    case .error(let failure): if let code = failure.code, !code.hasPrefix("model ") { note(code) }
    case .outside(let answer):
      if case .failure(let fault) = answer.result, fault != .cancelled { note("outside \(fault.rawValue)") }
    default: break
    }
    console.show(event)
  }
}
