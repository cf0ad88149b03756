/// A request to a server.
package struct HTTPRequest: Hashable, Sendable {
  /// The methods that are used.
  package enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  /// GET or POST.
  package let method: Method
  /// The address, with its query.
  package let address: WebAddress
  /// The headers that are not secret.
  package let headers: HTTPHeaders
  /// Sent like the others; kept apart so that nothing that prints a request shows them.
  let secretHeaders: [SecretHeader]
  /// Empty where there is none.
  package let body: [UInt8]

  /// A request without a key. A request with a key can only be made by the `KeyedAddress` that the key belongs to.
  package init(_ method: Method, _ address: WebAddress, headers: HTTPHeaders = [:], body: [UInt8] = []) {
    self.init(method, address, headers: headers, secretHeaders: [], body: body)
  }

  init(_ method: Method, _ address: WebAddress, headers: HTTPHeaders, secretHeaders: [SecretHeader], body: [UInt8]) {
    self.method = method
    self.address = address
    self.headers = headers
    self.secretHeaders = secretHeaders
    self.body = body
  }
}

/// A header field whose value is a key.
package struct SecretHeader: Hashable, Sendable {
  package let name: String
  /// What is sent, and never shown.
  package let value: Secret

  package init(name: String, value: Secret) {
    self.name = name
    self.value = value
  }
}
