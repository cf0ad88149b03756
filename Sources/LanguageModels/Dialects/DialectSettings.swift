/// What a request says beyond the conversation.
package struct DialectSettings: Hashable, Sendable {
  /// The model's name as the provider knows it.
  package var model: String
  /// The most tokens that the answer may have, thinking included.
  package var maxTokens: Int
  /// Whether the answer is asked for in pieces, as the model writes it.
  package var streams: Bool
  /// "none", "low", "medium", "high" and what else the model knows; nil leaves it to the provider.
  package var reasoningEffort: String?
  /// Groups requests with the same beginning, where the provider wants it.
  package var promptCacheKey: String?
  /// Whether tool schemas ask for strict adherence where the dialect has it. Some small servers do not know it.
  package var hasStrictTools: Bool
  /// What the provider has refused before.
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

  /// Whether the provider is asked to tell what the model thinks.
  func showsThinking(of request: ModelRequest) -> Bool {
    request.wantsThinking && !concessions.contains(.silentThinking)
  }

  /// The names of the tools that ask for strict adherence.
  func strictTools(of tools: [ToolDefinition]) -> Set<String> {
    hasStrictTools && !concessions.contains(.looseTools) ? StrictTools(tools).names : []
  }
}
