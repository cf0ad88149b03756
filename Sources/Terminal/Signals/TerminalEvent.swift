/// What came first.
package enum TerminalEvent: Hashable, Sendable {
  /// At least one byte.
  case bytes([UInt8])
  case interrupted
  /// The window's size has changed.
  case resized
  /// Ctrl-Z.
  case suspended
  case end
}
