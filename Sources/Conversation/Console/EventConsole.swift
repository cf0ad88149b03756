internal import LanguageModels
internal import Proposals

/// The console of `--json`: every event is one JSON object on a line of standard output, with sorted keys.
///
/// `event` names the kind; the other keys are:
/// - `model`: `provider`, `text`, `calls` (each `tool`, `arguments`), `stop`, `usage` (`input`, `output`, `cached`)
/// - `proposal`: `id`, `tool`, `title`, `summary`, `items` (each `number` or null, `cells`, `emphasis`), `notes`, `said` (a
///   model's remark, where there is one), `question` (`"yes"`, or the number to type)
/// - `saved`: `sequence`, `sentence`, `kcal` (null where it is not about energy), `days`
/// - `declined`: `id`
/// - `draft`: `id`, `sentence`
/// - `card`: `title`, `facts`
/// - `text`, `notice`: `text`; a `text` from a model also has `model`
/// - `error`: `sentence`, `exit`, and for a model's failure `reason`: `key_refused`, `rate_limited`, `refused`, `broken_off`,
///   `timed_out`, `malformed_reply` and others
/// - `usage`: `input`, `output`, `cached`
///
/// Strings are complete, not what a terminal may show: invisible characters are written as `\u` escapes.
package final class EventConsole: Console {
  private let input: (Prompt) -> ConsoleInput
  private let write: (String) -> Void

  /// - Parameters:
  ///   - input: reads the next line, as another console would.
  ///   - write: writes one line, its line break included.
  package init(input: @escaping (Prompt) -> ConsoleInput, write: @escaping (String) -> Void) {
    self.input = input
    self.write = write
  }

  /// A console that reads a script.
  package convenience init(lines: InputLines, write: @escaping (String) -> Void) {
    var lines = lines
    self.init(
      input: { _ in lines.nextInput { EventConsole.line(for: $0).map(write) } }, write: write)
  }

  /// The line that `input` returns.
  package func nextInput(_ prompt: Prompt) -> ConsoleInput { input(prompt) }

  /// Writes the event's line, if it has one.
  package func show(_ event: SessionEvent) { EventConsole.line(for: event).map(write) }

  /// An event's line, with its line break; nil for an event that has none.
  package static func line(for event: SessionEvent) -> String? {
    event.facts.map(VisibleJSON.line)
  }
}
