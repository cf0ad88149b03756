/// The kinds of errors that providers report.
package enum FaultKind: Hashable, Sendable, CaseIterable {
  /// The key is missing, wrong or expired.
  case keyRefused
  /// The key does not permit this, or not from this place.
  case forbidden
  /// The credit or a long-term quota is used up.
  case quotaExhausted
  /// Too many requests at the moment.
  case rateLimited
  case overloaded
  case timedOut
  /// An internal error of the provider.
  case serverFault
  /// It conflicted with another request.
  case conflict
  case cancelled
  /// The conversation is longer than the model's context.
  case contextTooLong
  /// The body is larger than the server accepts.
  case requestTooLarge
  case unknownModel
  /// The server does not support tools.
  case toolsUnsupported
  /// The provider rejected a tool call that the model made.
  case toolCallRejected
  /// The provider's filter refused the request.
  case filtered
  case badRequest

  /// Whether the same request may succeed a moment later.
  package var isRetryable: Bool {
    switch self {
    case .rateLimited, .overloaded, .timedOut, .serverFault, .conflict: true
    case .keyRefused, .forbidden, .quotaExhausted, .cancelled, .contextTooLong, .requestTooLarge, .unknownModel,
      .toolsUnsupported, .toolCallRejected, .filtered, .badRequest:
      false
    }
  }
}
