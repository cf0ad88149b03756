package import JSON
package import Messages

/// A model's answer to a request.
package struct ModelReply: Hashable, Sendable {
  /// The text for the person, or the JSON of an answer in a form; empty where the model only called tools.
  package let text: String
  /// The answer of larder's own interpreter as a `Text` that can be rendered in any language; `text` is its English.
  /// Nil for other models.
  package let own: Text?
  /// The tool calls, in the model's order.
  package let calls: [ToolCall]
  /// Why it stopped: finished, cut off, declined, or waiting for its tools.
  package let stop: StopReason
  /// The tokens used; `none` where the provider did not count.
  package let usage: Usage
  /// The answer as the provider wrote it, to be sent back unchanged with the next request: ids, thinking, signatures.
  package let verbatim: VerbatimTurn?

  package init(
    text: String = "", own: Text? = nil, calls: [ToolCall] = [], stop: StopReason = .finished, usage: Usage = .none,
    verbatim: VerbatimTurn? = nil
  ) {
    self.text = text
    self.own = own
    self.calls = calls
    self.stop = stop
    self.usage = usage
    self.verbatim = verbatim
  }
}

/// A model's turn in a provider's own format.
package struct VerbatimTurn: Hashable, Sendable {
  /// The dialect that can read it: "openai", "anthropic", "gemini". Other dialects use the text and the calls instead.
  package let dialect: String
  /// JSON in the format of that dialect.
  package let content: JSONValue

  package init(dialect: String, content: JSONValue) {
    self.dialect = dialect
    self.content = content
  }
}

/// Why a model stopped.
package enum StopReason: String, Codable, Sendable {
  case finished, length, refused, filtered
  case toolCalls = "tool_calls"
  /// larder's own interpreter did not understand; its text says what to do.
  case unsure
}

/// Tokens used, each count from 0 to `most`.
package struct Usage: Hashable, Codable, Sendable {
  /// Tokens that the model read, including cached ones.
  package let input: Int
  /// Tokens that the model wrote, including its thinking.
  package let output: Int
  /// Tokens of the input that the provider took from its cache.
  package let cached: Int

  /// The largest sum that is kept: 10^15.
  package static let most = 1_000_000_000_000_000

  /// A count below zero becomes zero, and one above `most` becomes `most`.
  package init(input: Int = 0, output: Int = 0, cached: Int = 0) {
    self.input = min(max(input, 0), Usage.most)
    self.output = min(max(output, 0), Usage.most)
    self.cached = min(max(cached, 0), self.input)
  }

  /// Nothing was counted.
  package static let none = Usage()

  /// Input and output together.
  package var total: Int { input + output }

  /// The sum of each count, at most `most`.
  package static func + (left: Usage, right: Usage) -> Usage {
    Usage(input: left.input + right.input, output: left.output + right.output, cached: left.cached + right.cached)
  }
}
