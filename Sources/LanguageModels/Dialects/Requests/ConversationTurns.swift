internal import JSON

/// What the user said, with what larder adds.
struct PersonTurn: Hashable {
  var texts: [String] = []
  var images: [ModelImage] = []
  /// The situation, which only holds now; nil in all turns but the last.
  var situation: String?
}

/// What the model said and which tools it called.
struct ModelTurn: Hashable {
  let reply: ModelReply
  var calls: [AnsweredCall]

  /// The turn as the provider wrote it; nil where that was in another dialect.
  func verbatim(in dialect: String) -> JSONValue? {
    guard let turn = reply.verbatim, turn.dialect == dialect else { return .none }
    return turn.content
  }
}
