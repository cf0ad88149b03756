/// The windows that servers of one's own have unless they are told otherwise.
enum ContextWindow {
  /// Whether an exchange has filled such a window to the last token: the beginning of what was sent, with the tools in
  /// it, was then cut off without a word.
  static func isUsual(_ tokens: Int) -> Bool {
    [2_048, 4_096, 8_192].contains(tokens)
  }
}
