import JSON
import LanguageModels

extension Recording {
  func read(_ pieces: [ArraySlice<UInt8>]) -> Reading {
    guard status < 400 else {
      var reading = Reading("", by: dialect)
      reading.error = dialect.error(status: status, contentType: contentType, body: body[...])
      return reading
    }
    return Reading(pieces, by: dialect)
  }

  /// Where a reading differs from what is expected, in words; empty where it does not.
  func mismatches(of reading: Reading) -> [String] {
    var found: [String] = []
    func compare(_ what: String, _ actual: JSONValue, _ key: String) {
      let wanted = expected[key] ?? .null
      if actual != wanted { found.append("\(what): \(actual.text) for \(wanted.text)") }
    }
    let reply = reading.reply
    compare("outcome", .string(reading.outcome), "outcome")
    compare("text", .string(reply.text), "text")
    compare("stop reason", JSONValue(optional: reply.stopReason), "stop_reason")
    compare("input tokens", JSONValue(optional: reply.tokens.input), "input_tokens")
    compare("output tokens", JSONValue(optional: reply.tokens.output), "output_tokens")
    if expected["refusal"] != nil { compare("refusal", JSONValue(optional: reply.refusal), "refusal") }
    compare("thinking", reply.thinking.isEmpty ? .null : .string(reply.thinking), "thinking")
    if reading.error == nil && reading.shown != reply.text { found.append("shown: \(reading.shown)") }
    found += differences(reply.calls, "tool_calls") + differences(reply.incompleteCalls, "incomplete_tool_calls")
    found += differences(reply.serverCalls, "server_tool_calls")
    return found + faultMismatches(reading.error)
  }

  private func differences(_ calls: [WireCall], _ key: String) -> [String] {
    let wanted = expected[key]?.array ?? []
    guard calls.count == wanted.count else { return ["\(key): \(calls.count) for \(wanted.count)"] }
    return zip(calls, wanted).flatMap { call, wanted in
      var found: [String] = []
      if (call.id ?? "") != (wanted["id"]?.string ?? "") { found.append("\(key) id: \(call.id ?? "")") }
      if call.name != wanted["name"]?.string { found.append("\(key) name: \(call.name)") }
      if (call.arguments ?? .null) != wanted["arguments"] { found.append("\(key) arguments: \(call.raw)") }
      if let raw = wanted["arguments_raw"]?.string, raw != call.raw { found.append("\(key) raw: \(call.raw)") }
      return found
    }
  }

  private func faultMismatches(_ error: WireError?) -> [String] {
    guard case .service(let fault)? = error, let wanted = expected["error"] else { return [] }
    var found: [String] = []
    if fault.type != wanted["type"]?.word { found.append("error type: \(fault.type ?? "none")") }
    // Google's numeric code repeats the status; both are kept as text.
    if fault.code != wanted["code"]?.word { found.append("error code: \(fault.code ?? "none")") }
    let sentence = (wanted["message"]?.string ?? "").split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    let isQuotedKey = sentence.contains("key provided:")
    if !sentence.hasPrefix("<"), !isQuotedKey, fault.message != sentence { found.append("message: \(fault.message)") }
    return found
  }
}

extension Reading {
  var outcome: String {
    switch error {
    case nil: "ok"
    case .service: "error"
    case .malformed: "malformed"
    case .unterminated: "unterminated"
    case .blocked: "blocked"
    case .tooLarge: "too large"
    }
  }
}

extension JSONValue {
  init(optional text: String?) { self = text.map { .string($0) } ?? .null }
  init(optional number: Int?) { self = number.map { JSONValue(integerLiteral: $0) } ?? .null }

  /// A text, or a number as text.
  var word: String? {
    switch self {
    case .string(let text): text
    case .number: text
    default: nil
    }
  }
}
