internal import JSON

/// The wire's token counts; nil where it gave none that can be: counts are 0 to `most`.
package struct WireTokens: Hashable, Sendable {
  /// Tokens that the model read; whether cached ones are among them differs by provider.
  package var input: Int?
  /// Tokens that the model wrote; whether thinking is among them differs by provider.
  package var output: Int?
  /// Tokens that were read from the provider's cache.
  package var cached: Int?
  /// Tokens that were written to the provider's cache.
  package var cacheWritten: Int?
  /// Tokens of thinking; nil also where the provider counts them within the output alone.
  package var thinking: Int?

  /// A thousand million tokens: more than any answer has, and few enough to be added up.
  package static let most = 1_000_000_000

  package init() {}
}

extension JSONValue {
  /// A count of tokens. One below zero or beyond `WireTokens.most` is malformed, and taken as not stated.
  var tokens: Int? { wholeNumber(in: 0...WireTokens.most) }
}
