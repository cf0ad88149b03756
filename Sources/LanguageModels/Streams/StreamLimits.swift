/// How much of a stream is held at once.
package struct StreamLimits: Hashable, Sendable {
  /// Bytes of one line.
  package let line: Int
  /// Bytes of one event or one JSON document.
  package let event: Int

  package init(line: Int = 8 << 20, event: Int = 16 << 20) {
    self.line = line
    self.event = event
  }
}

/// A stream that is larger than larder holds.
package enum StreamError: Error, Hashable, Sendable {
  /// A line of more bytes than the limit.
  case lineTooLong(limit: Int)
  /// An event or a document of more bytes than the limit.
  case eventTooLarge(limit: Int)
}
