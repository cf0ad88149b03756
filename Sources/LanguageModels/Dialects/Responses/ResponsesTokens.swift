internal import JSON

/// Usage in the Responses API: reported once, at the end. Cached input is included in the input, thinking in the
/// output.
struct ResponsesTokens: Sendable {
  private(set) var wire = WireTokens()

  mutating func take(_ usage: JSONValue?) {
    guard let usage else { return }
    wire.input = usage["input_tokens"]?.tokens ?? wire.input
    wire.output = usage["output_tokens"]?.tokens ?? wire.output
    wire.cached = usage["input_tokens_details"]?["cached_tokens"]?.tokens ?? wire.cached
    wire.thinking = usage["output_tokens_details"]?["reasoning_tokens"]?.tokens ?? wire.thinking
  }

  var usage: Usage {
    Usage(input: wire.input ?? 0, output: wire.output ?? 0, cached: wire.cached ?? 0)
  }
}
