internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Nutrition
internal import Terminal

extension Program {
  /// Logs an error by name in the home; nothing in a dry run.
  func log(_ code: String) {
    guard !options.dryRun, let home = try? home(), let zone = try? zone() else { return }
    ErrorLog(home).note(
      code, command: options.command.word, at: zone.local(now()).iso8601, version: Version.number)
  }

  /// Prints the error log, the newest line last.
  func showErrorLog() throws(SessionError) -> ExitCode {
    let log = ErrorLog(try home())
    let lines = log.paths.flatMap { path in
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    if options.json {
      results.write(VisibleJSON.line(["errors": .array(lines.map { .string($0) })]))
    } else if lines.isEmpty {
      result(.noErrorNoted)
    } else {
      results.write(lines.joined(separator: "\n") + "\n")
    }
    return .done
  }
}

extension Command {
  /// The command's name, without its arguments.
  fileprivate var word: String { String(String(describing: self).prefix { $0.isLetter }) }
}
