/// Reads one answer from the bytes of a body, cut anywhere.
package protocol ReplyReader: Sendable {
  /// Takes the next bytes and returns what they add to the answer.
  mutating func feed(_ bytes: ArraySlice<UInt8>) throws(WireError) -> [ReplyDelta]

  /// The whole answer, once the body has ended. Throws what the server reported inside the body, and where the body
  /// ended before the answer did.
  mutating func finish() throws(WireError) -> WireReply

  /// Whether the stream has said itself that nothing more belongs to the answer.
  var isOver: Bool { get }

  /// What has come so far. Its calls are incomplete: none of them may run.
  var received: WireReply { get }
}

/// A piece of an answer.
package enum ReplyDelta: Hashable, Sendable {
  /// Text to show.
  case text(String)
  /// The model thinks; not part of the answer.
  case thinking(String)
}
