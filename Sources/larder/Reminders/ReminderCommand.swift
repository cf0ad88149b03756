/// The command line that a timer runs, and how it is written where others read it.
package struct ReminderCommand: Hashable {
  /// The program's path, and the options that lead to the data.
  package let words: [String]

  /// Nil where a word holds a line break or another control character: no unit and no crontab can hold it.
  package init?(_ words: [String]) {
    guard words.allSatisfy({ $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } }) else {
      return nil
    }
    self.words = words
  }

  /// For a unit of systemd: every word in quotes, `%` doubled, and no variable in it replaced, which is what the colon
  /// before the program says.
  ///
  /// - Parameter last: words of systemd's own, as they are.
  package func unitLine(_ last: String) -> String {
    let quoted = words.enumerated().map { index, word in
      let escaped = word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("%", with: "%%")
      return "\"\(index == 0 ? ":" : "")\(escaped)\""
    }
    return (quoted + [last]).joined(separator: " ")
  }

  /// For a crontab, whose lines a shell reads after cron has looked for `%`.
  package func crontabLine(_ last: String) -> String {
    let quoted = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    return (quoted + [last]).joined(separator: " ").replacing("%", with: "\\%")
  }
}
