/// Why an answer could not be read.
package enum WireError: Error, Hashable, Sendable {
  /// The provider reported an error, by its status or inside its answer.
  case service(ServiceError)
  /// The body is not in the format of the dialect: a web page, or other JSON.
  case malformed
  /// The body ended before the answer was complete.
  case unterminated
  /// The provider's filter refused the request; with its own reason.
  case blocked(reason: String)
  /// It has more bytes than larder accepts.
  case tooLarge(limit: Int)

  init(_ fault: StreamError) {
    switch fault {
    case .lineTooLong(let limit), .eventTooLarge(let limit): self = .tooLarge(limit: limit)
    }
  }

  /// Whether the same request may succeed a moment later, provided that nothing of its answer was used.
  package var isRetryable: Bool {
    switch self {
    case .service(let fault): fault.kind.isRetryable
    case .unterminated: true
    case .malformed, .blocked, .tooLarge: false
    }
  }

  /// How long to wait according to the body; nil where it does not say.
  package var retryDelay: Duration? {
    switch self {
    case .service(let fault): fault.retryDelay
    case .malformed, .unterminated, .blocked, .tooLarge: nil
    }
  }
}
