/// The default context windows of self-hosted model servers.
enum ContextWindow {
  /// Whether an exchange has filled such a window to the last token. The server then silently cut off the beginning of the
  /// request, which includes the tools.
  static func isUsual(_ tokens: Int) -> Bool {
    [2_048, 4_096, 8_192].contains(tokens)
  }
}
