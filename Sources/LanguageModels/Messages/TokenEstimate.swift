internal import Calls
package import JSON

/// Estimates how many tokens something has. Every provider has its own tokenizer, and none of them is available here,
/// so the estimate is on the high side: published tokenizers make one token of about four bytes of English or of JSON.
package enum TokenEstimate {
  /// The overhead of a message, a call or a tool besides its text.
  static let frame = 12

  /// Two tokens for seven bytes of ASCII, one for every other character.
  package static func of(_ text: String) -> Int {
    var (plain, other) = (0, 0)
    for byte in text.utf8 {
      if byte < 0x80 { plain += 1 } else if byte >= 0xC0 { other += 1 }
    }
    return tokens(plain, other)
  }

  /// The same for a value's JSON.
  package static func of(_ value: JSONValue) -> Int {
    let length = JSONTextLength(of: value)
    return tokens(length.plain, length.others)
  }

  private static func tokens(_ plain: Int, _ other: Int) -> Int { (plain * 2 + 6) / 7 + other }
}

extension Message {
  /// The estimated number of tokens.
  package var estimatedTokens: Int {
    switch self {
    case .user(let text), .event(let text), .confirmed(let text, _), .declined(let text, _):
      TokenEstimate.frame + TokenEstimate.of(text)
    case .assistant(let reply): TokenEstimate.frame + reply.estimatedTokens
    case .toolResult(let result): TokenEstimate.frame + result.outcome.estimatedTokens
    }
  }
}

extension ModelReply {
  fileprivate var estimatedTokens: Int {
    if let verbatim { return TokenEstimate.of(verbatim.content) }
    return calls.reduce(TokenEstimate.of(text)) {
      $0 + 3 * TokenEstimate.frame + TokenEstimate.of($1.arguments)
    }
  }
}

extension ToolResult.Outcome {
  fileprivate var estimatedTokens: Int {
    switch self {
    case .answer(let facts), .proposed(_, let facts): TokenEstimate.of(facts)
    case .refused(let why): TokenEstimate.of(why)
    }
  }
}

extension ToolDefinition {
  /// The estimated number of tokens.
  package var estimatedTokens: Int {
    TokenEstimate.frame + TokenEstimate.of(name) + TokenEstimate.of(description)
      + TokenEstimate.of(parameters.json(.plain))
  }
}
