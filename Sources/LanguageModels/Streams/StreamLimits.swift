/// How much of a stream is held in memory.
package struct StreamLimits: Hashable, Sendable {
  /// The most bytes of one line.
  package let line: Int
  /// The most bytes of one event or one JSON document.
  package let event: Int

  package init(line: Int = 8 << 20, event: Int = 16 << 20) {
    self.line = line
    self.event = event
  }
}

/// A stream exceeds the limits.
package enum StreamError: Error, Hashable, Sendable {
  /// A line has more bytes than the limit.
  case lineTooLong(limit: Int)
  /// An event or a document has more bytes than the limit.
  case eventTooLarge(limit: Int)
}
