/// What a model's name tells of what it takes.
struct AnthropicModelFamily {
  /// Models from before strict tools.
  private static let older = [
    "claude-2", "claude-3", "claude-instant", "claude-sonnet-4-0", "claude-sonnet-4-2", "claude-opus-4-0",
    "claude-opus-4-2",
  ]

  let model: String

  var knowsStrictTools: Bool { !isOlder }

  /// Whether it decides itself how long it thinks; one that does not refuses to be asked for it.
  var mayThink: Bool { !isOlder }

  private var isOlder: Bool { AnthropicModelFamily.older.contains { model.hasPrefix($0) } }
}
