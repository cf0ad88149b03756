/// The command line that a timer runs, quoted for systemd and for cron.
package struct ReminderCommand: Hashable {
  /// The program's path, and the options that lead to the data.
  package let words: [String]

  /// Nil where a word has a line break or another control character, which neither a unit nor a crontab can hold.
  package init?(_ words: [String]) {
    guard words.allSatisfy({ $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } }) else {
      return nil
    }
    self.words = words
  }

  /// The line for a systemd unit: every word is quoted, `%` is doubled, and a colon before the program turns off the expansion
  /// of variables.
  ///
  /// - Parameter last: a word that systemd expands, written as it is.
  package func unitLine(_ last: String) -> String {
    let quoted = words.enumerated().map { index, word in
      let escaped = word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("%", with: "%%")
      return "\"\(index == 0 ? ":" : "")\(escaped)\""
    }
    return (quoted + [last]).joined(separator: " ")
  }

  /// The line for a crontab, which cron searches for `%` before a shell reads it.
  package func crontabLine(_ last: String) -> String {
    let quoted = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    return (quoted + [last]).joined(separator: " ").replacing("%", with: "\\%")
  }
}
