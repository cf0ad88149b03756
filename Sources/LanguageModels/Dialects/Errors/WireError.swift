/// Why an answer could not be read.
package enum WireError: Error, Hashable, Sendable {
  /// The provider said that something is wrong, by its status or inside its answer.
  case service(ServiceError)
  /// The body is not in the dialect: a web page, or JSON of another kind.
  case malformed
  /// The body ended before the answer did.
  case unterminated
  /// The provider's filter refused the request; in its own word.
  case blocked(reason: String)
  /// More bytes than larder holds.
  case tooLarge(limit: Int)

  init(_ fault: StreamError) {
    switch fault {
    case .lineTooLong(let limit), .eventTooLarge(let limit): self = .tooLarge(limit: limit)
    }
  }

  /// Whether the same request may do better in a moment, as far as nothing of its answer was used.
  package var isRetryable: Bool {
    switch self {
    case .service(let fault): fault.kind.isRetryable
    case .unterminated: true
    case .malformed, .blocked, .tooLarge: false
    }
  }

  /// How long the provider asks to wait, where its body says so.
  package var retryDelay: Duration? {
    switch self {
    case .service(let fault): fault.retryDelay
    case .malformed, .unterminated, .blocked, .tooLarge: nil
    }
  }
}
