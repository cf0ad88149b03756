internal import FoundationEssentials
internal import JSON

/// A model's failure as a transcript records it: `{"failure": "overloaded", "provider": "openai"}`, with `"model"`,
/// `"host"` or `"most"` where the failure has one.
struct RecordedFailure {
  let error: ModelError

  init(_ error: ModelError) {
    self.error = error
  }

  /// Nil where the object is not a failure.
  init?(_ json: JSONValue) {
    guard let name = json["failure"]?.string else { return nil }
    let provider = json["provider"]?.string ?? ""
    let model = json["model"]?.string ?? ""
    let errors = RecordedFailure.all(
      provider: provider, model: model, host: json["host"]?.string ?? "", most: json["most"]?.wholeNumber ?? 0,
      seconds: json["seconds"]?.wholeNumber)
    guard let error = errors.first(where: { $0.name == name }) else { return nil }
    self.error = error
  }

  var json: JSONValue {
    var json: JSONValue = ["failure": .string(error.name)]
    switch error {
    case .noRecordedAnswer, .libraryMissing, .notCounted, .cancelled: break
    case .limitReached(let most): json["most"] = .number(Decimal(most))
    case .rateLimited(let provider, let seconds):
      json["provider"] = .string(provider)
      if let seconds { json["seconds"] = .number(Decimal(seconds)) }
    case .unreachable(let provider), .untrusted(let provider), .timedOut(let provider), .brokenOff(let provider),
      .keyMissing(let provider), .keyRefused(let provider), .forbidden(let provider), .quotaExhausted(let provider),
      .overloaded(let provider), .contextTooLong(let provider), .filtered(let provider), .requestRefused(let provider),
      .malformedReply(let provider):
      json["provider"] = .string(provider)
    case .redirected(let provider, let host):
      json["provider"] = .string(provider)
      json["host"] = .string(host)
    case .unknownModel(let provider, let model), .toolsUnsupported(let provider, let model):
      json["provider"] = .string(provider)
      json["model"] = .string(model)
    }
    return json
  }

  private static func all(provider: String, model: String, host: String, most: Int, seconds: Int?) -> [ModelError] {
    [
      .noRecordedAnswer, .libraryMissing, .limitReached(perHour: most), .notCounted, .cancelled,
      .rateLimited(provider: provider, seconds: seconds), .unreachable(provider: provider),
      .untrusted(provider: provider),
      .redirected(provider: provider, toHost: host), .timedOut(provider: provider), .brokenOff(provider: provider),
      .keyMissing(provider: provider), .keyRefused(provider: provider), .forbidden(provider: provider),
      .quotaExhausted(provider: provider), .overloaded(provider: provider), .contextTooLong(provider: provider),
      .unknownModel(provider: provider, model: model), .toolsUnsupported(provider: provider, model: model),
      .filtered(provider: provider), .requestRefused(provider: provider), .malformedReply(provider: provider),
    ]
  }
}

extension ModelError {
  /// A short name for the kind of failure: "key refused".
  package var name: String {
    switch self {
    case .noRecordedAnswer: "no recorded answer"
    case .libraryMissing: "library missing"
    case .unreachable: "unreachable"
    case .untrusted: "untrusted"
    case .redirected: "redirected"
    case .timedOut: "timed out"
    case .brokenOff: "broken off"
    case .keyMissing: "key missing"
    case .keyRefused: "key refused"
    case .forbidden: "forbidden"
    case .quotaExhausted: "quota exhausted"
    case .rateLimited: "rate limited"
    case .overloaded: "overloaded"
    case .contextTooLong: "context too long"
    case .unknownModel: "unknown model"
    case .toolsUnsupported: "tools unsupported"
    case .filtered: "filtered"
    case .requestRefused: "request refused"
    case .malformedReply: "malformed reply"
    case .limitReached: "limit reached"
    case .notCounted: "not counted"
    case .cancelled: "cancelled"
    }
  }
}
