internal import HTTP

/// Why one attempt brought no answer.
struct AttemptError: Error, Hashable {
  enum Cause: Error, Hashable {
    case transport(TransportError)
    /// An unreadable answer, or an error in place of it, as its dialect reads it.
    case wire(WireError)
    /// A well-formed answer without content.
    case nothingSaid
  }

  let cause: Cause
  /// The head of the response; nil where there was none.
  let head: HTTPResponseHead?
  /// Whether any of the answer was shown. After that, nothing is tried again.
  let hasShown: Bool

  /// Whether repeating the same request may help.
  func mayPass(tries: Int) -> Bool {
    guard !hasShown else { return false }
    switch cause {
    // A connection that broke before a word was shown may be retried as usual. After silence, or an answer that is not
    // HTTP, only one more attempt is made, because somebody is waiting.
    case .transport(let error):
      return error.isPassing || error.kind == .connectionLost || tries == 0 && error.mayBeAChance
    case .wire(.malformed): return tries == 0
    // A model that wrote one invalid call may write a valid one next time.
    case .wire(.service(let fault)) where fault.kind == .toolCallRejected: return tries == 0
    case .wire(let error): return advice(on: error) ?? (hasPassingStatus && error.isRetryable)
    // An empty answer happens now and then, but twice in a row it is no accident.
    case .nothingSaid: return tries == 0
    }
  }

  /// The change to make in the next request, where the provider has refused the way it was asked.
  var concession: Concession? {
    guard !hasShown, case .wire(.service(let fault)) = cause else { return nil }
    return Concession(fault)
  }

  /// How long to wait according to the server; nil where it does not say.
  var retryAfter: Duration? {
    switch cause {
    case .wire(let error):
      isRefusal ? (head.flatMap { RetryAfter.pause(in: $0.headers) } ?? error.retryDelay) : error.retryDelay
    case .transport, .nothingSaid: nil
    }
  }

  /// Whether the status is a failure.
  private var isRefusal: Bool { head.map { $0.status >= 400 } ?? false }

  /// Whether the status allows another attempt. A success status does, because the error is then inside the answer.
  private var hasPassingStatus: Bool {
    guard isRefusal, let head else { return true }
    return [408, 409, 429].contains(head.status) || head.status >= 500
  }

  /// The server's own advice on trying again. It is ignored where the key or a quota is the problem.
  private func advice(on error: WireError) -> Bool? {
    guard isRefusal, let advice = head.flatMap({ RetryAfter.advice(in: $0.headers) }) else { return nil }
    guard case .service(let fault) = error else { return advice }
    switch fault.kind {
    case .keyRefused, .forbidden, .quotaExhausted, .filtered, .contextTooLong: return false
    case .rateLimited, .overloaded, .timedOut, .serverFault, .conflict, .cancelled, .requestTooLarge, .unknownModel,
      .toolsUnsupported, .toolCallRejected, .badRequest:
      return advice
    }
  }
}

extension TransportError {
  /// Silence, or an answer that is not HTTP.
  fileprivate var mayBeAChance: Bool {
    switch kind {
    case .timedOut, .notHTTP: true
    default: false
    }
  }
}
