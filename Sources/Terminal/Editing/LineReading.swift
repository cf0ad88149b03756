package import Messages

/// Reads lines from the person at a terminal.
package protocol LineReading: AnyObject {
  /// The next line, without its end. A pasted text is one line that may hold line breaks.
  func readLine(prompt: PromptLine) -> LineRead

  /// Notes the lines that were typed before now and not read yet.
  func noteTypedLines()

  /// Adds a line to the history.
  func remember(_ line: String)

  /// Sets the language of the reader's own messages.
  func speak(_ style: LanguageStyle)
}

extension LineReading {
  /// Does nothing: for readers without messages of their own.
  package func speak(_ style: LanguageStyle) {}
}

/// The outcome of reading a line.
package enum LineRead: Hashable, Sendable {
  /// - Parameter isEarly: whether it was typed before what was noted last.
  case line(String, isEarly: Bool = false)
  /// A line beyond the length limit, which is not returned.
  case tooLong
  /// Ctrl-C; what was typed of the line is lost.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal is gone.
  case end
}
