/// Where a server is, and the key that it may be sent, as one value: no other address can be sent that key, and what a
/// server points to (a redirection) is another address.
package struct KeyedAddress: Hashable, Sendable {
  /// The base address, below which requests go.
  package let address: WebAddress
  private let key: SecretHeader?

  /// - Throws: where the key would be read by whoever is on the way.
  package init(_ address: WebAddress, key: SecretHeader? = nil) throws(UnprotectedKeyError) {
    guard key == nil || address.keepsSecrets else { throw UnprotectedKeyError(host: address.host) }
    self.address = address
    self.key = key
  }

  /// Whether a key goes along with every request.
  package var hasKey: Bool { key != nil }

  /// What is asked of this server, with its key.
  ///
  /// - Parameters:
  ///   - path: below the address; it may bring a query.
  ///   - step: the last step of the address, where the path stands beside it.
  package func request(
    _ method: HTTPRequest.Method, _ path: String, headers: HTTPHeaders = [:], body: [UInt8] = [],
    beside step: String = ""
  ) -> HTTPRequest {
    HTTPRequest(
      method, address.dropping(step).appending(path), headers: headers, secretHeaders: key.map { [$0] } ?? [],
      body: body)
  }
}

/// A key was to be sent over plain http to another machine.
package struct UnprotectedKeyError: Error, Hashable, Sendable {
  /// The machine to which the key was to be sent.
  package let host: String
}
