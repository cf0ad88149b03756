internal import EmbeddedMessages
internal import LanguageModels
internal import Messages

extension ErrorWording {
  static func sentence(_ error: ModelError) -> Text {
    switch error {
    case .noRecordedAnswer: .modelRecordedUsedUp
    case .libraryMissing: .modelNoLibrary
    case .unreachable(let provider): .modelUnreachable(provider: provider)
    case .untrusted(let provider): .modelUntrusted(provider: provider)
    case .redirected(let provider, ""): .modelRedirectedElsewhere(provider: provider)
    case .redirected(let provider, let host): .modelRedirected(provider: provider, host: host)
    case .timedOut(let provider): .modelTimedOut(provider: provider)
    case .brokenOff(let provider): .modelBrokeOff(provider: provider)
    case .keyMissing(let provider): .modelNoKey(provider: provider)
    case .keyRefused(let provider): .modelKeyRefused(provider: provider)
    case .forbidden(let provider): .modelForbidden(provider: provider)
    case .quotaExhausted(let provider): .modelQuota(provider: provider)
    case .rateLimited(let provider, let seconds?): .modelRateLimitedFor(provider: provider, seconds: seconds)
    case .rateLimited(let provider, nil): .modelRateLimited(provider: provider)
    case .overloaded(let provider): .modelBusy(provider: provider)
    case .contextTooLong(let provider): .modelTooLong(provider: provider)
    case .unknownModel(let provider, let model): .modelUnknown(provider: provider, model: model)
    case .toolsUnsupported(_, let model): .modelNoTools(model: model)
    case .filtered(let provider): .modelFiltered(provider: provider)
    case .requestRefused(let provider): .modelRefused(provider: provider)
    case .malformedReply(let provider): .modelUnreadable(provider: provider)
    case .limitReached(0): .modelNever
    case .limitReached(let most): .modelLimit(times: most)
    case .notCounted: .modelNotCounted
    case .cancelled: .modelCancelled
    }
  }

  /// The reason for programs: "key_refused", "rate_limited", "refused", "broken_off", "malformed_reply".
  static func reason(_ error: ModelError) -> String {
    if case .filtered = error { return "refused" }
    return error.name.map { $0 == " " ? "_" : "\($0)" }.joined()
  }

  static func exit(_ error: ModelError) -> ExitCode {
    switch error {
    case .keyMissing, .keyRefused, .forbidden: .key
    case .libraryMissing, .unreachable, .untrusted, .redirected, .timedOut, .brokenOff, .quotaExhausted, .rateLimited,
      .overloaded,
      .contextTooLong, .unknownModel, .toolsUnsupported, .filtered, .requestRefused, .malformedReply, .limitReached:
      .provider
    case .notCounted: .data
    case .noRecordedAnswer: .failed
    case .cancelled: .interrupted
    }
  }
}
