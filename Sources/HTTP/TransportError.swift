/// Why there is no response, or only part of one.
package struct TransportError: Error, Hashable, Sendable {
  /// What went wrong.
  package enum Kind: Error, Hashable, Sendable {
    /// libcurl is not installed.
    case libraryMissing
    /// There is not enough memory, or no thread can be created.
    case noResources
    /// A header of the request is invalid.
    case invalidHeader(name: String)
    /// The host name, or that of the proxy, cannot be resolved.
    case unknownHost
    case connectionRefused
    /// The host is on this machine, in a local network, or at another special address that the client does not connect
    /// to.
    case notPublic
    /// No encryption could be agreed on, or the server's certificate is not trusted.
    case untrusted
    /// Something did not happen within the time limit.
    case timedOut(Wait)
    /// The connection broke, or the server closed it before the response was complete.
    case connectionLost
    /// What arrived is not HTTP.
    case notHTTP
    case headTooLarge(limit: Int)
    case bodyTooLarge(limit: Int)
    /// The server redirects to another host, which is not followed. Empty where the target cannot be parsed.
    case redirected(toHost: String)
    case cancelled
  }

  /// What was waited for.
  package enum Wait: Hashable, Sendable {
    case connection, firstByte, nextByte, end
  }

  /// The reason; with `hadBegun` it decides whether trying again makes sense.
  package let kind: Kind
  /// The host of the request. The failure may lie elsewhere, for example at a proxy.
  package let host: String
  /// Whether any part of the response had arrived.
  package let hadBegun: Bool

  package init(_ kind: Kind, host: String, hadBegun: Bool = false) {
    self.kind = kind
    self.host = host
    self.hadBegun = hadBegun
  }

  /// Whether the same request may succeed a moment later: the connection failed before the response began. A server
  /// that did not answer within the time limit is not asked again, because somebody is waiting.
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
