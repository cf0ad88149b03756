extension ModelError {
  /// Why there is no answer, as one word for other programs.
  package enum Reason: String, CaseIterable, Sendable {
    /// The key is missing, refused, or does not permit the request.
    case key
    /// Credit, a quota or the number of requests is used up, or the provider is busy.
    case limit
    /// The provider or its model declines to answer this.
    case refusal
    /// An answer arrived but cannot be read.
    case malformed
    /// No answer arrived.
    case unreachable
    /// The model does not exist, or does not support this.
    case model
    case cancelled
  }

  /// The reason that the error falls under.
  package var reason: Reason {
    switch self {
    case .keyMissing, .keyRefused, .forbidden: .key
    case .quotaExhausted, .rateLimited, .overloaded, .limitReached, .notCounted: .limit
    case .filtered, .requestRefused: .refusal
    case .malformedReply, .brokenOff: .malformed
    case .libraryMissing, .unreachable, .untrusted, .redirected, .timedOut: .unreachable
    case .noRecordedAnswer, .contextTooLong, .unknownModel, .toolsUnsupported: .model
    case .cancelled: .cancelled
    }
  }
}
