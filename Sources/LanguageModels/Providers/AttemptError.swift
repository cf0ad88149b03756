internal import HTTP

/// Why one try brought no answer.
struct AttemptError: Error, Hashable {
  enum Cause: Error, Hashable {
    case transport(TransportError)
    /// The answer, or the error in place of it, as its dialect reads it.
    case wire(WireError)
    /// An answer in good order with nothing in it.
    case nothingSaid
  }

  let cause: Cause
  /// The head of the response, where there is one.
  let head: HTTPResponseHead?
  /// Whether any of the answer was shown, after which nothing is tried again.
  let hasShown: Bool

  /// Whether the same request may do better.
  func mayPass(tries: Int) -> Bool {
    guard !hasShown else { return false }
    switch cause {
    // An answer that broke off before a word of it was shown is as good as none. Who was silent, or wrote what nobody can
    // read, is asked once more, as somebody is waiting.
    case .transport(let error):
      return error.isPassing || error.kind == .connectionLost || tries == 0 && error.mayBeAChance
    case .wire(.malformed): return tries == 0
    // A model that wrote one call badly may write it well.
    case .wire(.service(let fault)) where fault.kind == .toolCallRejected: return tries == 0
    case .wire(let error): return advice(on: error) ?? (hasPassingStatus && error.isRetryable)
    // It happens now and then; twice in a row it is no accident.
    case .nothingSaid: return tries == 0
    }
  }

  /// What the next request does in another way, where the provider has refused how it was asked.
  var concession: Concession? {
    guard !hasShown, case .wire(.service(let fault)) = cause else { return nil }
    return Concession(fault)
  }

  /// How long the server asks to wait.
  var retryAfter: Duration? {
    switch cause {
    case .wire(let error):
      isRefusal ? (head.flatMap { RetryAfter.pause(in: $0.headers) } ?? error.retryDelay) : error.retryDelay
    case .transport, .nothingSaid: nil
    }
  }

  /// Whether the status says that there is no answer.
  private var isRefusal: Bool { head.map { $0.status >= 400 } ?? false }

  /// Whether the status leaves room for another try. A good one does: the error is inside the answer then.
  private var hasPassingStatus: Bool {
    guard isRefusal, let head else { return true }
    return [408, 409, 429].contains(head.status) || head.status >= 500
  }

  /// What the server itself advises. A key or a quota is not tried again on anybody's advice.
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
  /// Silence, or an answer that is no HTTP.
  fileprivate var mayBeAChance: Bool {
    switch kind {
    case .timedOut, .notHTTP: true
    default: false
    }
  }
}
