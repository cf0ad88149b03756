internal import JSON

/// Puts an answer together from the JSON of one dialect: the chunks of a stream, or the one object of a plain body.
protocol ReplyAssembly: Sendable {
  init()

  /// Takes a chunk and returns what it adds. What it does not know it passes over.
  mutating func take(_ chunk: JSONValue) -> [ReplyDelta]

  /// The stream said that it is over.
  mutating func takeEndMark()

  var progress: ReplyProgress { get }

  /// Whether the stream has said that it is over; only some do.
  var isOver: Bool { get }

  /// The answer so far.
  ///
  /// - Parameter isWhole: whether its calls are complete.
  func reply(isWhole: Bool) -> WireReply
}

/// How far an answer has come.
enum ReplyProgress: Hashable {
  /// Nothing that belongs to the dialect has come.
  case nothing
  case open
  case ended
  /// The provider refused the request.
  case blocked(reason: String)
}
