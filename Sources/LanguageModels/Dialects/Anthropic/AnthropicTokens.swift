internal import JSON

/// Usage in the Messages API: reported at the start and again with each change of the message. Later counts replace
/// earlier ones.
struct AnthropicTokens: Sendable {
  private(set) var wire = WireTokens()

  mutating func take(_ usage: JSONValue?) {
    guard let usage else { return }
    wire.input = usage["input_tokens"]?.tokens ?? wire.input
    wire.output = usage["output_tokens"]?.tokens ?? wire.output
    wire.cached = usage["cache_read_input_tokens"]?.tokens ?? wire.cached
    wire.cacheWritten = usage["cache_creation_input_tokens"]?.tokens ?? wire.cacheWritten
  }

  /// The API's input count leaves out tokens that are read from or written to the cache.
  var usage: Usage {
    let cached = wire.cached ?? 0
    return Usage(
      input: (wire.input ?? 0) + cached + (wire.cacheWritten ?? 0), output: wire.output ?? 0, cached: cached)
  }
}
