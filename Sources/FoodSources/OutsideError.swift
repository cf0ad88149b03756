/// Why there is no answer.
package enum OutsideError: String, Error, CaseIterable, Codable, Sendable {
  /// The server's name cannot be resolved, or nothing listens there.
  case offline
  /// The network library is not installed.
  case noLibrary = "no library"
  case timedOut = "timed out"
  case connectionLost = "connection lost"
  case untrusted
  case tooLarge = "too large"
  /// The server redirects to another address, which is not followed.
  case moved
  /// There are too many redirections, one without a valid target, or the address itself is invalid.
  case misdirected
  /// The address is on this machine or in a local network, from where nothing is fetched.
  case notPublic = "not public"
  /// The content is not text that can be decoded.
  case noText = "no text"
  case noAnswer = "no answer"
  /// A contribution needs an account, and there is none.
  case noAccount = "no account"
  /// Others could read the account's password on its way.
  case notProtected = "not protected"
  /// The person cancelled it.
  case cancelled
  /// A replay has no recorded answer to this request.
  case notRecorded = "not recorded"

  /// Whether the same request may succeed another time.
  package var mayPass: Bool {
    switch self {
    case .offline, .timedOut, .connectionLost, .noAnswer: true
    case .noLibrary, .untrusted, .tooLarge, .moved, .misdirected, .notPublic, .noText, .noAccount,
      .notProtected, .cancelled, .notRecorded:
      false
    }
  }
}
