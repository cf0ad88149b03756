/// The wire's token counts; nil where it gave none.
package struct WireTokens: Hashable, Sendable {
  package var input: Int?
  package var output: Int?
  package var cached: Int?
  /// Tokens that were written to the provider's cache.
  package var cacheWritten: Int?
  package var thinking: Int?

  package init() {}
}
