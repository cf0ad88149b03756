/// What kind of fault a provider reports.
package enum FaultKind: Hashable, Sendable, CaseIterable {
  /// The key is missing, wrong or expired.
  case keyRefused
  /// The key may not do this, or not from here.
  case forbidden
  /// Money or a long-term allowance has run out.
  case quotaExhausted
  /// Too many requests for the moment.
  case rateLimited
  case overloaded
  case timedOut
  /// Something went wrong at the provider's.
  case serverFault
  /// Another request was in the way.
  case conflict
  case cancelled
  /// The conversation is longer than the model reads.
  case contextTooLong
  /// The body is larger than the server takes.
  case requestTooLarge
  case unknownModel
  /// The server cannot do tools.
  case toolsUnsupported
  /// The model called a tool in a way that the provider did not let pass.
  case toolCallRejected
  /// The provider's filter refused the request.
  case filtered
  case badRequest

  /// Whether the same request may do better in a moment.
  package var isRetryable: Bool {
    switch self {
    case .rateLimited, .overloaded, .timedOut, .serverFault, .conflict: true
    case .keyRefused, .forbidden, .quotaExhausted, .cancelled, .contextTooLong, .requestTooLarge, .unknownModel,
      .toolsUnsupported, .toolCallRejected, .filtered, .badRequest:
      false
    }
  }
}
