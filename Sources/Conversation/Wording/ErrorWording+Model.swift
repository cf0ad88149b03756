internal import LanguageModels
internal import Nutrition

extension ErrorWording {
  static func sentence(_ error: ModelError) -> String {
    switch error {
    case .noRecordedAnswer: "The recorded answers are used up."
    case .libraryMissing: "This model needs libcurl: apt-get install libcurl4. Or use /model builtin."
    case .unreachable(let provider): "\(provider) cannot be reached. Check the connection, or use /model builtin."
    case .untrusted(let provider): "The certificate of \(provider) is not trusted. Check the address and the clock."
    case .redirected(let provider, let host):
      "\(provider) points to \(host.isEmpty ? "another address" : host), which larder does not follow. Check the base URL."
    case .timedOut(let provider): "\(provider) did not answer in time. Try again, or use /model builtin."
    case .brokenOff(let provider): "The answer of \(provider) broke off. Try again, or use /model builtin."
    case .keyMissing(let provider):
      "No key for \(provider): larder key set \(provider) keeps one. Or use /model builtin."
    case .keyRefused(let provider): "\(provider) refused the key. Check it, or use /model builtin."
    case .forbidden(let provider): "\(provider) does not allow this with your key. Check it, or use /model builtin."
    case .quotaExhausted(let provider): "The quota at \(provider) is used up. Check the account, or use /model builtin."
    case .rateLimited(let provider, let seconds):
      "\(provider) takes no more requests for now. Try again \(seconds.map { "in \(Figure($0).formatted()) s" } ?? "in a minute"), "
        + "or use /model builtin."
    case .overloaded(let provider): "\(provider) is busy. Try again in a moment, or use /model builtin."
    case .contextTooLong(let provider):
      "The conversation is too long for \(provider). Leave and start again, or use /model builtin."
    case .unknownModel(let provider, let model): "\(provider) has no model “\(model)”. Check its name."
    case .toolsUnsupported(_, let model): "“\(model)” cannot use tools. Choose another model, or /model builtin."
    case .filtered(let provider): "\(provider) declined to answer that. Say it in other words, or use /model builtin."
    case .requestRefused(let provider): "\(provider) did not accept the request. Try another model, or /model builtin."
    case .malformedReply(let provider): "\(provider) gave an answer that cannot be read. Try again."
    case .limitReached(0): "No model may be asked: the limit is 0 times an hour (--max-calls, LARDER_MAX_CALLS)."
    case .limitReached(let most):
      "Models were asked \(most == 1 ? "once" : "\(Figure(most).formatted()) times") within the hour, as often as they may be "
        + "(--max-calls, LARDER_MAX_CALLS)."
    case .notCounted:
      "No model was asked: the request could not be counted. larder doctor says what is wrong with the data."
    case .cancelled: "Cancelled."
    }
  }

  /// What programs go by: "key_refused", "rate_limited", "refused", "broken_off", "malformed_reply".
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
