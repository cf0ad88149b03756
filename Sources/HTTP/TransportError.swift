/// Why there is no response, or not the whole of it.
package struct TransportError: Error, Hashable, Sendable {
  /// Why there is no answer.
  package enum Kind: Error, Hashable, Sendable {
    /// libcurl is not installed.
    case libraryMissing
    /// The system gives no memory or no thread.
    case noResources
    /// A header of the request would not be one line.
    case invalidHeader(name: String)
    /// The host's name, or the proxy's, is not known.
    case unknownHost
    case connectionRefused
    /// The host is on this machine, in a local network, or at another special address, and the client does not go there.
    case notPublic
    /// Encryption cannot be agreed on, or the server's certificate is not trusted.
    case untrusted
    /// Nothing came in time.
    case timedOut(Wait)
    /// The connection broke, or the server closed it before the response was whole.
    case connectionLost
    /// What came is no HTTP.
    case notHTTP
    case headTooLarge(limit: Int)
    case bodyTooLarge(limit: Int)
    /// The server points elsewhere, which is not followed. Empty where the place cannot be read.
    case redirected(toHost: String)
    case cancelled
  }

  /// What was waited for.
  package enum Wait: Hashable, Sendable {
    case connection, firstByte, nextByte, end
  }

  /// The one reason; with `hadBegun` it decides whether another try makes sense.
  package let kind: Kind
  /// The host that was asked, which need not be the one that failed: a proxy may stand between.
  package let host: String
  /// Whether any part of the response had arrived.
  package let hadBegun: Bool

  package init(_ kind: Kind, host: String, hadBegun: Bool = false) {
    self.kind = kind
    self.host = host
    self.hadBegun = hadBegun
  }

  /// Whether the same request may succeed a moment later: the connection failed before the response began. A server
  /// that was silent for its whole time is not asked again, because somebody is waiting.
  package var isPassing: Bool {
    guard !hadBegun else { return false }
    return switch kind {
    case .unknownHost, .connectionRefused, .connectionLost: true
    case .timedOut(let wait): wait == .connection
    case .libraryMissing, .noResources, .invalidHeader, .notPublic, .untrusted, .notHTTP, .headTooLarge, .bodyTooLarge,
      .redirected, .cancelled:
      false
    }
  }
}
