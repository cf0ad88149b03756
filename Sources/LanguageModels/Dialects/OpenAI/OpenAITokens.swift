internal import JSON

/// Usage in chat completions: it comes early, late, twice, in a vendor's own member, or never. The last value counts.
struct OpenAITokens: Sendable {
  private(set) var wire = WireTokens()
  private var total: Int?

  mutating func take(_ chunk: JSONValue) {
    let usage = [chunk["usage"], chunk["x_groq"]?["usage"]].compactMap { $0 }.first { $0.members != nil }
    guard let usage else { return }
    wire.input = usage["prompt_tokens"]?.tokens ?? wire.input
    wire.output = usage["completion_tokens"]?.tokens ?? wire.output
    total = usage["total_tokens"]?.tokens ?? total
    wire.cached = usage["prompt_tokens_details"]?["cached_tokens"]?.tokens ?? wire.cached
    wire.thinking = usage["completion_tokens_details"]?["reasoning_tokens"]?.tokens ?? wire.thinking
  }

  /// Some servers count thinking only in the total, and some report more cached tokens than input.
  var usage: Usage {
    let input = wire.input ?? 0
    let output = max(wire.output ?? 0, (total ?? 0) - input)
    return Usage(input: input, output: output, cached: wire.cached ?? 0)
  }
}
