/// Whoever fetches the page of an address that a person named: the network, or a recording.
package protocol PageSource: Sendable {
  /// The page as text, whatever letters it came in.
  func page(at address: String) async throws(OutsideError) -> OutsideAnswer
}

/// Nobody fetches: a larder that is kept off the network.
package struct NoPageSource: PageSource {
  package init() {}

  /// Always throws `.offline`.
  package func page(at address: String) async throws(OutsideError) -> OutsideAnswer { throw .offline }
}
