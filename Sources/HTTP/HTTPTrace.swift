/// Receives what is sent and received, without keys and bodies.
package typealias HTTPTrace = @Sendable (HTTPTraceEvent) -> Void

/// An event of a request, as `--trace` shows it.
package enum HTTPTraceEvent: Hashable, Sendable {
  /// The values of secret headers are masked, and the address is shown without its query.
  case sending(method: String, address: String, headers: HTTPHeaders, bodyBytes: Int)
  /// Cookies are masked.
  case head(HTTPResponseHead, after: Duration)
  case ended(HTTPSummary)
  case failed(TransportError, after: Duration)
}

/// The outcome of an exchange.
package struct HTTPSummary: Hashable, Sendable {
  /// The size of the response's body as it was passed to the receiver.
  package let bodyBytes: Int
  /// From the request to the end of the response.
  package let duration: Duration
  /// Whether the connection of an earlier exchange was reused.
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
