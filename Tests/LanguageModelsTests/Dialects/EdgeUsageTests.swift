import LanguageModels
import Testing

/// Counts of tokens that cannot be: a server that states them is answered all the same, and they count as not stated.
@Suite struct `Usage that cannot be` {
  private static let counts = [
    "-1", "-9223372036854775808", "9223372036854775807", "9223372036854775808", "18446744073709551616", "1e18", "1e400",
    "1000000001", "1.5", "\"12\"", "null",
  ]

  @Test(arguments: counts)
  func `is not stated`(count: String) {
    let openAI =
      #"data: {"choices":[{"index":0,"delta":{"content":"hi"},"finish_reason":"stop"}],"usage":{"prompt_tokens":@,"#
      + #""completion_tokens":@,"total_tokens":@,"prompt_tokens_details":{"cached_tokens":@}}}"#
      + "\n\ndata: [DONE]\n\n"
    let anthropic =
      #"{"type":"message","content":[],"stop_reason":"end_turn","usage":{"input_tokens":@,"#
      + #""cache_creation_input_tokens":@,"cache_read_input_tokens":@,"output_tokens":@}}"#
    let gemini =
      #"{"candidates":[{"content":{"parts":[{"text":"hi"}]},"finishReason":"STOP"}],"usageMetadata":{"#
      + #""promptTokenCount":@,"toolUsePromptTokenCount":@,"candidatesTokenCount":@,"thoughtsTokenCount":@}}"#
    let readings = [
      Reading(openAI.replacing("@", with: count), by: OpenAIDialect()),
      Reading(anthropic.replacing("@", with: count), by: AnthropicDialect()),
      Reading(gemini.replacing("@", with: count), by: GeminiDialect()),
    ]
    for reading in readings { #expect(reading.reply.usage == .none) }
  }

  @Test func `is the most that there is, and adds up`() {
    let usage = #"{"type":"message","content":[],"usage":{"input_tokens":1000000000,"output_tokens":1000000000}}"#
    let read = Reading(usage, by: AnthropicDialect()).reply.usage
    #expect(read == Usage(input: 1_000_000_000, output: 1_000_000_000))
    #expect(read.total == 2_000_000_000)
  }

  @Test func `stops at what sums stop at`() {
    let most = Usage(input: .max, output: .max, cached: .max)
    #expect(most == Usage(input: Usage.most, output: Usage.most, cached: Usage.most))
    #expect(most + most == most && most.total == 2 * Usage.most)
    #expect(Usage(input: -1, output: .min, cached: -5) == .none)
    #expect(Usage(input: 10, cached: 11).cached == 10)
    let recorded = RecordedReply(text: #"{"text": "hi", "usage": {"input": 9223372036854775807, "output": -4}}"#)
    #expect(recorded?.outcome == .success(ModelReply(text: "hi", usage: Usage(input: Usage.most))))
  }
}
