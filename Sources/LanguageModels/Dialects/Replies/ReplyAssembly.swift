internal import JSON

/// Assembles an answer from the JSON of one dialect: the chunks of a stream, or the single object of a plain body.
protocol ReplyAssembly: Sendable {
  init()

  /// Takes a chunk and returns what it adds to the answer. Unknown content is ignored.
  mutating func take(_ chunk: JSONValue) -> [ReplyDelta]

  /// Takes the stream's end mark.
  mutating func takeEndMark()

  var progress: ReplyProgress { get }

  /// Whether the stream has announced its end, which only some do.
  var isOver: Bool { get }

  /// The answer so far.
  ///
  /// - Parameter isWhole: whether its calls are complete.
  func reply(isWhole: Bool) -> WireReply
}

/// The state of an answer.
enum ReplyProgress: Hashable {
  /// Nothing in the format of the dialect has arrived.
  case nothing
  case open
  case ended
  /// The provider refused the request.
  case blocked(reason: String)
}
