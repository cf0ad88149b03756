/// The address of a server together with the key that may be sent there. The key cannot be sent to any other address,
/// and the target of a redirection is another address.
package struct KeyedAddress: Hashable, Sendable {
  /// The base address below which requests are made.
  package let address: WebAddress
  private let key: SecretHeader?

  /// - Throws: where others could read the key on its way.
  package init(_ address: WebAddress, key: SecretHeader? = nil) throws(UnprotectedKeyError) {
    guard key == nil || address.keepsSecrets else { throw UnprotectedKeyError(host: address.host) }
    self.address = address
    self.key = key
  }

  /// Whether every request has a key.
  package var hasKey: Bool { key != nil }

  /// A request to this server, with its key.
  ///
  /// - Parameters:
  ///   - path: below the base address; it may include a query.
  ///   - step: the last component of the base address, which the path replaces.
  package func request(
    _ method: HTTPRequest.Method, _ path: String, headers: HTTPHeaders = [:], body: [UInt8] = [],
    beside step: String = ""
  ) -> HTTPRequest {
    HTTPRequest(
      method, address.dropping(step).appending(path), headers: headers, secretHeaders: key.map { [$0] } ?? [],
      body: body)
  }
}

/// A key would have been sent over plain http to another machine.
package struct UnprotectedKeyError: Error, Hashable, Sendable {
  /// The machine that the key would have been sent to.
  package let host: String
}
