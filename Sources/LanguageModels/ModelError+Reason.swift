extension ModelError {
  /// Why there is no answer, in one word for other programs.
  package enum Reason: String, CaseIterable, Sendable {
    /// The key is missing, refused, or does not allow what was asked.
    case key
    /// Money, an allowance or the number of requests has run out, or the provider is busy.
    case limit
    /// The provider or its model will not answer this.
    case refusal
    /// An answer came, and cannot be read.
    case malformed
    /// No answer came.
    case unreachable
    /// The model is not there, or cannot do this.
    case model
    case cancelled
  }

  /// The one of the few reasons under which the error falls.
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
