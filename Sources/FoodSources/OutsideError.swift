/// Why there is no answer.
package enum OutsideError: String, Error, CaseIterable, Codable, Sendable {
  /// The server's name is not known here, or nothing listens.
  case offline
  /// The library that speaks to servers is not installed.
  case noLibrary = "no library"
  case timedOut = "timed out"
  case connectionLost = "connection lost"
  case untrusted
  case tooLarge = "too large"
  /// The server points elsewhere, which is not followed.
  case moved
  /// It points elsewhere too often, or to nowhere; or the address is none.
  case misdirected
  /// It is on this machine or in a local network, where nothing is fetched from.
  case notPublic = "not public"
  /// What came is no text that can be read.
  case noText = "no text"
  case noAnswer = "no answer"
  /// Nothing is given without an account, and none is known here.
  case noAccount = "no account"
  /// The account would be read by whoever is on the way.
  case notProtected = "not protected"
  /// The person stopped it.
  case cancelled
  /// A replay has no recorded answer to this.
  case notRecorded = "not recorded"

  /// Whether the same question may be answered another time.
  package var mayPass: Bool {
    switch self {
    case .offline, .timedOut, .connectionLost, .noAnswer: true
    case .noLibrary, .untrusted, .tooLarge, .moved, .misdirected, .notPublic, .noText, .noAccount,
      .notProtected, .cancelled, .notRecorded:
      false
    }
  }
}
