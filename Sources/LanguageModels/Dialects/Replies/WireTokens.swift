internal import JSON

/// The provider's token counts, from 0 to `most`; nil where a count is missing or invalid.
package struct WireTokens: Hashable, Sendable {
  /// Tokens that the model read. Whether cached ones are included differs by provider.
  package var input: Int?
  /// Tokens that the model wrote. Whether thinking is included differs by provider.
  package var output: Int?
  /// Tokens that were read from the provider's cache.
  package var cached: Int?
  /// Tokens that were written to the provider's cache.
  package var cacheWritten: Int?
  /// Tokens of thinking; also nil where the provider only counts them as output.
  package var thinking: Int?

  /// 10^9: more than any answer has, and small enough that sums do not overflow.
  package static let most = 1_000_000_000

  package init() {}
}

extension JSONValue {
  /// A count of tokens. One that is negative or above `WireTokens.most` is invalid and treated as missing.
  var tokens: Int? { wholeNumber(in: 0...WireTokens.most) }
}
