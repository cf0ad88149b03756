internal import HTTP

extension ModelError {
  /// The error for a failed attempt; where too many requests were made, with the time to wait.
  init(_ failure: AttemptError, endpoint: Endpoint, model: String) {
    self.init(failure.cause, endpoint: endpoint, model: model)
    guard case .rateLimited(let provider, _) = self, let retryAfter = failure.retryAfter else { return }
    self = .rateLimited(
      provider: provider, seconds: Int(retryAfter.components.seconds) + (retryAfter.components.attoseconds > 0 ? 1 : 0))
  }

  /// The error for the cause of a failed attempt.
  init(_ cause: AttemptError.Cause, endpoint: Endpoint, model: String) {
    let provider = endpoint.provider.rawValue
    switch cause {
    case .transport(let error): self.init(error, provider: provider)
    case .wire(.service(let fault)): self.init(fault.kind, endpoint: endpoint, model: model)
    case .wire(.unterminated): self = .brokenOff(provider: provider)
    case .wire(.blocked): self = .filtered(provider: provider)
    case .wire(.malformed), .wire(.tooLarge), .nothingSaid: self = .malformedReply(provider: provider)
    }
  }

  private init(_ error: TransportError, provider: String) {
    switch error.kind {
    case .libraryMissing: self = .libraryMissing
    case .noResources, .unknownHost, .connectionRefused, .notPublic, .timedOut(.connection):
      self = .unreachable(provider: provider)
    case .timedOut(.firstByte), .timedOut(.nextByte), .timedOut(.end): self = .timedOut(provider: provider)
    case .untrusted: self = .untrusted(provider: provider)
    case .connectionLost: self = error.hadBegun ? .brokenOff(provider: provider) : .unreachable(provider: provider)
    case .notHTTP, .headTooLarge, .bodyTooLarge: self = .malformedReply(provider: provider)
    case .redirected(let host): self = .redirected(provider: provider, toHost: host)
    // The key is the only header that does not come from larder itself.
    case .invalidHeader: self = .keyRefused(provider: provider)
    case .cancelled: self = .cancelled
    }
  }

  private init(_ fault: FaultKind, endpoint: Endpoint, model: String) {
    let provider = endpoint.provider.rawValue
    switch fault {
    case .keyRefused: self = endpoint.hasKey ? .keyRefused(provider: provider) : .keyMissing(provider: provider)
    case .forbidden: self = .forbidden(provider: provider)
    case .quotaExhausted: self = .quotaExhausted(provider: provider)
    case .rateLimited: self = .rateLimited(provider: provider, seconds: nil)
    case .overloaded, .serverFault, .conflict: self = .overloaded(provider: provider)
    case .timedOut: self = .timedOut(provider: provider)
    case .cancelled: self = .brokenOff(provider: provider)
    case .contextTooLong, .requestTooLarge: self = .contextTooLong(provider: provider)
    case .unknownModel: self = .unknownModel(provider: provider, model: model)
    case .toolsUnsupported: self = .toolsUnsupported(provider: provider, model: model)
    case .toolCallRejected: self = .malformedReply(provider: provider)
    case .filtered: self = .filtered(provider: provider)
    case .badRequest: self = .requestRefused(provider: provider)
    }
  }
}
