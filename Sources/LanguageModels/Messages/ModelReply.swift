package import JSON
package import Messages

/// A model's answer to a request.
package struct ModelReply: Hashable, Sendable {
  /// What the person reads, and in an answer of a given form the JSON; empty where the model only called tools.
  package let text: String
  /// What larder's own interpreter says, before it is known in which language, of which `text` is the English; nil for a
  /// model from outside.
  package let own: Text?
  /// The tools that it wants to have run, in its order.
  package let calls: [ToolCall]
  /// Why it stopped: done, cut off, declined, or waiting for its tools.
  package let stop: StopReason
  /// What the answer has cost; `none` where the provider did not count.
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

/// A model's turn in a provider's own form.
package struct VerbatimTurn: Hashable, Sendable {
  /// The dialect that can read it: "openai", "anthropic", "gemini". Others go by the text and the calls.
  package let dialect: String
  /// JSON in the form of that dialect.
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
  /// The built-in model did not understand; its text says what to do.
  case unsure
}

/// Tokens used, each count from 0 to `most`.
package struct Usage: Hashable, Codable, Sendable {
  /// Tokens that the model read, the cached ones among them.
  package let input: Int
  /// Tokens that the model wrote, its thinking among them.
  package let output: Int
  /// Tokens of the input that the provider took from its cache.
  package let cached: Int

  /// What sums stop at: a thousand million million.
  package static let most = 1_000_000_000_000_000

  /// A count below zero becomes zero, one beyond `most` becomes `most`; some providers count more cached tokens than read ones.
  package init(input: Int = 0, output: Int = 0, cached: Int = 0) {
    self.input = min(max(input, 0), Usage.most)
    self.output = min(max(output, 0), Usage.most)
    self.cached = min(max(cached, 0), self.input)
  }

  /// Nothing was counted.
  package static let none = Usage()

  /// What was read and what was written.
  package var total: Int { input + output }

  /// The sum of each count, which stops at `most`.
  package static func + (left: Usage, right: Usage) -> Usage {
    Usage(input: left.input + right.input, output: left.output + right.output, cached: left.cached + right.cached)
  }
}
