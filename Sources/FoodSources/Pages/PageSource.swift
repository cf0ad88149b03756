/// Fetches the page at an address that a person gave: from the network, or from a recording.
package protocol PageSource: Sendable {
  /// The page, with its body as UTF-8 text whatever its encoding was.
  func page(at address: String) async throws(OutsideError) -> OutsideAnswer
}

/// Fetches nothing: for a larder that is kept off the network.
package struct NoPageSource: PageSource {
  package init() {}

  /// Always throws `.offline`.
  package func page(at address: String) async throws(OutsideError) -> OutsideAnswer { throw .offline }
}
