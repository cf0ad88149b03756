internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Nutrition
internal import Terminal

extension Program {
  /// Notes an error by its name, where the data is; nothing in a dry run.
  func log(_ code: String) {
    guard !options.dryRun, let home = try? home(), let zone = try? zone() else { return }
    ErrorLog(home).note(
      code, command: options.command.word, at: zone.local(now()).iso8601, version: Version.number)
  }

  /// The log of errors, the newest line last.
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
  /// What was asked for, without its words.
  fileprivate var word: String { String(String(describing: self).prefix { $0.isLetter }) }
}
