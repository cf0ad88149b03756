internal import FoundationEssentials
internal import JSON

/// The content of an error body in any of its many forms: `{"error": {…}}`, the same in an array, the members without
/// their `error`, `{"error": "…"}`, `{"detail": …}`.
struct FaultReport {
  var type: String?
  var code: String?
  var message = ""
  /// The reasons and quotas in Google's error details.
  var reasons: [String] = []
  var delay: Duration?
  /// The status that the body itself contains.
  var status: Int?

  init(text: String) {
    message = text
  }

  init(body: JSONValue) {
    let whole = body.array?.first ?? body
    let error = FaultReport.present(whole["error"]) ?? FaultReport.failure(whole) ?? whole
    // In an event of type "error" the type says nothing more, and the code tells which error it is.
    type = FaultReport.word(error["type"]).flatMap { $0 == "error" ? nil : $0 } ?? FaultReport.word(error["status"])
    code = FaultReport.word(error["code"])
    message = FaultReport.sentence(error)
    status = FaultReport.status(error)
    read(error["details"]?.array ?? [])
    delay = delay ?? FaultDelay.inSentence(message)
  }

  /// Whether this part of an answer is an error or contains one.
  static func isFault(_ chunk: JSONValue) -> Bool {
    present(chunk["error"]) != nil || failure(chunk) != nil || chunk["type"]?.string == "error"
  }

  /// The error of a failed answer of the Responses API.
  private static func failure(_ chunk: JSONValue) -> JSONValue? { present(chunk["response"]?["error"]) }

  private mutating func read(_ details: [JSONValue]) {
    for detail in details {
      if let reason = detail["reason"]?.string { reasons.append(reason) }
      for violation in detail["violations"]?.array ?? [] {
        if let quota = violation["quotaId"]?.string { reasons.append(quota) }
      }
      if let text = detail["retryDelay"]?.string, let wait = FaultDelay(text) { delay = wait.duration }
    }
  }

  /// Null, an empty object and an empty text do not count as an error.
  private static func present(_ value: JSONValue?) -> JSONValue? {
    switch value {
    case .none, .null, .object([:]), .string(""), .bool, .number: .none
    case .some(let value): .some(value)
    }
  }

  private static func word(_ value: JSONValue?) -> String? {
    switch value {
    case .string(let text) where !text.isEmpty: String(text.prefix(100))
    case .number(let number): number.description
    default: nil
    }
  }

  private static func sentence(_ error: JSONValue) -> String {
    if let text = error.string { return text }
    for key in ["message", "detail", "msg", "error_description", "title"] {
      switch error[key] {
      case .string(let text): return text
      case .object, .array: return error[key].map(nestedSentence) ?? ""
      default: continue
      }
    }
    return ""
  }

  /// Validation errors are lists of objects, sometimes inside the message.
  private static func nestedSentence(_ value: JSONValue) -> String {
    if let elements = value.array { return elements.map(sentence).joined(separator: "; ") }
    return sentence(value)
  }

  private static func status(_ error: JSONValue) -> Int? {
    for key in ["status_code", "code", "status"] {
      if let number = word(error[key]).flatMap({ Int($0) }), (400..<600).contains(number) { return number }
    }
    return nil
  }
}
