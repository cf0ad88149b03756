internal import LanguageModels
internal import Proposals

/// `--json`: every event is one JSON object on a line of standard output, with sorted keys.
///
/// `event` says which it is; the other keys:
/// - `model`: `provider`, `text`, `calls` (each `tool`, `arguments`), `stop`, `usage` (`input`, `output`, `cached`)
/// - `proposal`: `id`, `tool`, `title`, `summary`, `items` (each `number` or null, `cells`, `emphasis`), `notes`,
///   `said` (what a model says of it, where one did),
///   `question` (`"yes"`, or the number to type)
/// - `saved`: `sequence`, `sentence`, `kcal` (null where it is not about energy), `days`
/// - `declined`: `id`
/// - `draft`: `id`, `sentence`
/// - `card`: `title`, `facts`
/// - `text`, `notice`: `text`; a `text` that a model said has `model`, one of larder's own has not
/// - `error`: `sentence`, `exit`, and of a model `reason`: `key_refused`, `rate_limited`, `refused`, `broken_off`,
///   `timed_out`, `malformed_reply` and what else can go wrong with one
/// - `usage`: `input`, `output`, `cached`
///
/// Strings are what was said, not what a terminal may show: whatever is invisible in them is written as `\u` escapes.
package final class EventConsole: Console {
  private let input: (Prompt) -> ConsoleInput
  private let write: (String) -> Void

  /// - Parameters:
  ///   - input: the next line, as another console would read it.
  ///   - write: writes one line, its line break included.
  package init(input: @escaping (Prompt) -> ConsoleInput, write: @escaping (String) -> Void) {
    self.input = input
    self.write = write
  }

  /// The events of a script.
  package convenience init(lines: InputLines, write: @escaping (String) -> Void) {
    var lines = lines
    self.init(
      input: { _ in lines.nextInput { EventConsole.line(for: $0).map(write) } }, write: write)
  }

  /// The line that `input` gives.
  package func nextInput(_ prompt: Prompt) -> ConsoleInput { input(prompt) }

  /// Writes the event's line; an event that has none is passed over.
  package func show(_ event: SessionEvent) { EventConsole.line(for: event).map(write) }

  /// An event's line, its line break included; nil for an event that has none.
  package static func line(for event: SessionEvent) -> String? {
    event.facts.map(VisibleJSON.line)
  }
}
