/// What a model's name tells of what it takes.
struct AnthropicModelFamily {
  /// Models from before strict tools.
  private static let older = [
    "claude-2", "claude-3", "claude-instant", "claude-sonnet-4-0", "claude-sonnet-4-2", "claude-opus-4-0",
    "claude-opus-4-2",
  ]

  let model: String

  var knowsStrictTools: Bool {
    !AnthropicModelFamily.older.contains { model.hasPrefix($0) }
  }
}
