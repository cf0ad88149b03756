/// Settings of a request besides the conversation.
package struct DialectSettings: Hashable, Sendable {
  /// The model's name at the provider.
  package var model: String
  /// The most tokens in the answer, including thinking.
  package var maxTokens: Int
  /// Whether the answer is streamed.
  package var streams: Bool
  /// "none", "low", "medium", "high" and other values that the model knows; nil for the provider's default.
  package var reasoningEffort: String?
  /// Groups requests with the same prefix, where the provider supports it.
  package var promptCacheKey: String?
  /// Whether tools ask for strict adherence to their schemas where the dialect supports it. Some small servers do not.
  package var hasStrictTools: Bool
  /// The changes that the provider's earlier refusals require.
  var concessions: Set<Concession> = []

  package init(
    model: String, maxTokens: Int = 8192, streams: Bool = true, reasoningEffort: String? = nil,
    promptCacheKey: String? = nil, hasStrictTools: Bool = true
  ) {
    self.model = model
    self.maxTokens = maxTokens
    self.streams = streams
    self.reasoningEffort = reasoningEffort
    self.promptCacheKey = promptCacheKey
    self.hasStrictTools = hasStrictTools
  }

  /// Whether the provider is asked to show the model's thinking.
  func showsThinking(of request: ModelRequest) -> Bool {
    request.wantsThinking && !concessions.contains(.silentThinking)
  }

  /// The names of the tools that ask for strict adherence.
  func strictTools(of tools: [ToolDefinition]) -> Set<String> {
    hasStrictTools && !concessions.contains(.looseTools) ? StrictTools(tools).names : []
  }
}
