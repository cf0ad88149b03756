/// Reads one answer from the bytes of a body, which may be split anywhere.
package protocol ReplyReader: Sendable {
  /// Takes the next bytes and returns what they add to the answer.
  mutating func feed(_ bytes: ArraySlice<UInt8>) throws(WireError) -> [ReplyDelta]

  /// The whole answer, once the body has ended. Throws an error that the server reported inside the body, or where the
  /// body ended before the answer was complete.
  mutating func finish() throws(WireError) -> WireReply

  /// Whether the stream has announced that the answer is complete.
  var isOver: Bool { get }

  /// The answer so far. Its calls are incomplete, so none of them may run.
  var received: WireReply { get }
}

/// A piece of an answer.
package enum ReplyDelta: Hashable, Sendable {
  /// Text to show.
  case text(String)
  /// The model's thinking, which is not part of the answer.
  case thinking(String)
}
