/// A model's answer to a request.
package struct ModelReply: Hashable, Sendable {
  package let text: String
  package let calls: [ToolCall]
  package let stop: StopReason
  package let usage: Usage

  package init(text: String = "", calls: [ToolCall] = [], stop: StopReason = .finished, usage: Usage = .none) {
    self.text = text
    self.calls = calls
    self.stop = stop
    self.usage = usage
  }
}

/// Why a model stopped.
package enum StopReason: String, Codable, Sendable {
  case finished, length, refused, filtered
  case toolCalls = "tool_calls"
}

/// Tokens used.
package struct Usage: Hashable, Codable, Sendable {
  package var input: Int
  package var output: Int
  package var cached: Int

  package init(input: Int = 0, output: Int = 0, cached: Int = 0) {
    self.input = input
    self.output = output
    self.cached = cached
  }

  package static let none = Usage()

  package static func + (left: Usage, right: Usage) -> Usage {
    Usage(input: left.input + right.input, output: left.output + right.output, cached: left.cached + right.cached)
  }
}
