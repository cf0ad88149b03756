/// Is told what goes over the wire. No key is in it, and no body.
package typealias HTTPTrace = @Sendable (HTTPTraceEvent) -> Void

/// What happens to a request, as `--trace` shows it.
package enum HTTPTraceEvent: Hashable, Sendable {
  /// The values of secret headers are masked, and the address has no query.
  case sending(method: String, address: String, headers: HTTPHeaders, bodyBytes: Int)
  /// Cookies are masked.
  case head(HTTPResponseHead, after: Duration)
  case ended(HTTPSummary)
  case failed(TransportError, after: Duration)
}

/// How an exchange went.
package struct HTTPSummary: Hashable, Sendable {
  /// Of the response's body, as it was given to whoever received it.
  package let bodyBytes: Int
  /// From the request to the end of the response.
  package let duration: Duration
  /// Whether a connection of an earlier exchange was used again.
  package let reusedConnection: Bool

  package init(bodyBytes: Int, duration: Duration, reusedConnection: Bool) {
    self.bodyBytes = bodyBytes
    self.duration = duration
    self.reusedConnection = reusedConnection
  }
}

extension HTTPTraceEvent {
  static func sending(_ request: HTTPRequest) -> HTTPTraceEvent {
    let secrets = request.secretHeaders.map { HTTPHeaders.Field(name: $0.name, value: Secret.mask) }
    return .sending(
      method: request.method.rawValue, address: request.address.description,
      headers: HTTPHeaders(request.headers.fields + secrets), bodyBytes: request.body.count)
  }

  static func masked(_ head: HTTPResponseHead, after time: Duration) -> HTTPTraceEvent {
    let fields = head.headers.fields.map { field in
      field.name.lowercased() == "set-cookie" ? HTTPHeaders.Field(name: field.name, value: Secret.mask) : field
    }
    return .head(
      HTTPResponseHead(status: head.status, version: head.version, headers: HTTPHeaders(fields)), after: time)
  }
}
