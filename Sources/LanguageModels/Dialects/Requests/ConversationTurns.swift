internal import JSON

/// What the person said, with what larder has to add.
struct PersonTurn: Hashable {
  var texts: [String] = []
  var images: [ModelImage] = []
  /// What is true only now; nil in all turns but the last.
  var situation: String?
}

/// What the model said and called.
struct ModelTurn: Hashable {
  let reply: ModelReply
  var calls: [AnsweredCall]

  /// The turn as the provider wrote it, where that was in `dialect`.
  func verbatim(in dialect: String) -> JSONValue? {
    guard let turn = reply.verbatim, turn.dialect == dialect else { return .none }
    return turn.content
  }
}
