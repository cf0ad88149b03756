/// What a model supports, judged by its name.
struct AnthropicModelFamily {
  /// Models that do not support strict tools.
  private static let older = [
    "claude-2", "claude-3", "claude-instant", "claude-sonnet-4-0", "claude-sonnet-4-2", "claude-opus-4-0",
    "claude-opus-4-2",
  ]

  let model: String

  var knowsStrictTools: Bool { !isOlder }

  /// Whether the model decides itself how long to think. Older models refuse a request that asks for thinking in this
  /// way.
  var mayThink: Bool { !isOlder }

  private var isOlder: Bool { AnthropicModelFamily.older.contains { model.hasPrefix($0) } }
}
