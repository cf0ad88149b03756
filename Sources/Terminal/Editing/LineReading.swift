package import Messages

/// Reads lines from the person at a terminal.
package protocol LineReading: AnyObject {
  /// The next line, without its end. A pasted text is one line that may hold line breaks.
  func readLine(prompt: PromptLine) -> LineRead

  /// Forgets what was typed before now and not read yet.
  func dropTypedAhead()

  /// Keeps a line, so that the person can call it back.
  func remember(_ line: String)

  /// Says what it has to say in another language from now on.
  func speak(_ style: LanguageStyle)
}

extension LineReading {
  /// Nothing: a reader that says nothing itself needs no language.
  package func speak(_ style: LanguageStyle) {}
}

/// What came of reading a line.
package enum LineRead: Hashable, Sendable {
  case line(String)
  /// A line beyond the limit, which was not taken.
  case tooLong
  /// Ctrl-C; what was typed of the line is gone.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal has gone away.
  case end
}
