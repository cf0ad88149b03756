internal import JSON

/// Usage in generateContent: repeated and growing from chunk to chunk; counts of zero may be missing.
struct GeminiTokens: Sendable {
  private(set) var wire = WireTokens()
  private var toolPrompt = 0

  mutating func take(_ usage: JSONValue?) {
    guard let usage else { return }
    wire.input = usage["promptTokenCount"]?.tokens ?? wire.input
    wire.output = usage["candidatesTokenCount"]?.tokens ?? wire.output
    wire.cached = usage["cachedContentTokenCount"]?.tokens ?? wire.cached
    wire.thinking = usage["thoughtsTokenCount"]?.tokens ?? wire.thinking
    toolPrompt = usage["toolUsePromptTokenCount"]?.tokens ?? toolPrompt
  }

  /// Thinking is billed as output, and the input of the provider's own tools as input.
  var usage: Usage {
    Usage(
      input: (wire.input ?? 0) + toolPrompt, output: (wire.output ?? 0) + (wire.thinking ?? 0),
      cached: wire.cached ?? 0)
  }
}
