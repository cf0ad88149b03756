/// The status line and headers of a response.
package struct HTTPResponseHead: Hashable, Sendable {
  /// The three-digit status: 200, 404.
  package let status: Int
  /// The HTTP version: "1.1", "2".
  package let version: String
  /// As the server sent them.
  package let headers: HTTPHeaders

  package init(status: Int, version: String = "1.1", headers: HTTPHeaders = [:]) {
    self.status = status
    self.version = version
    self.headers = headers
  }
}

/// A part of a response, in the order of arrival: the head once, then the body in pieces.
package enum HTTPEvent: Hashable, Sendable {
  case head(HTTPResponseHead)
  case body(ArraySlice<UInt8>)
}

/// What the receiver of a response wants next.
package enum HTTPFlow: Sendable {
  case more
  /// Everything that matters has arrived. The rest has a moment to arrive, so that the connection can be kept, and is
  /// dropped.
  case enough
  /// The rest is not wanted; the exchange ends without an error.
  case stop
}
