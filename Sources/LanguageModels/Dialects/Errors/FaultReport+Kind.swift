extension FaultReport {
  /// Classifies the error by the provider's code, then by the status. The wording of the message only decides where
  /// nothing else distinguishes the cases.
  func kind(status: Int?) -> FaultKind {
    kindByName ?? kindByMessage ?? status.flatMap(kindByStatus) ?? kindByType ?? .badRequest
  }

  /// By the provider's code or reason.
  private var kindByName: FaultKind? {
    let names = ([code, type].compactMap { $0 } + reasons).map { $0.lowercased() }
    func has(_ parts: String...) -> Bool { names.contains { name in parts.contains { name.contains($0) } } }
    if has("content_filter", "content_policy", "responsibleaipolicy") { return .filtered }
    if has("insufficient_quota", "billing", "credit", "spend", "payment", "perday") { return .quotaExhausted }
    if has("context_length", "exceed_context", "context_window") { return .contextTooLong }
    if has("invalid_api_key", "authentication", "unauthenticated", "api_key_invalid") { return .keyRefused }
    if has("tool_use_failed") { return .toolCallRejected }
    if has("model_not_found", "deploymentnotfound") { return .unknownModel }
    return nil
  }

  private var kindByMessage: FaultKind? {
    let text = message.lowercased()
    func says(_ parts: String...) -> Bool { parts.contains { text.contains($0) } }
    if says("credit balance", "spend limit", "spending limit", "out of credits", "insufficient balance") {
      return .quotaExhausted
    }
    if says("insufficient credits", "specified api usage limits", "limit: 0,") { return .quotaExhausted }
    if says("prompt is too long", "maximum context length", "context window", "context size") {
      return .contextTooLong
    }
    if says("exceeds the maximum number of tokens", "too many tokens in") { return .contextTooLong }
    if says("api key not valid", "api key expired", "invalid api key") { return .keyRefused }
    // What llama.cpp and Ollama report when they cannot parse a call that their own model wrote.
    if says("does not match the expected", "failed to parse input at pos", "error parsing tool call") {
      return .toolCallRejected
    }
    if says("unsupported param: tools", "does not support tools", "requires --jinja") { return .toolsUnsupported }
    return nil
  }

  private func kindByStatus(_ status: Int) -> FaultKind? {
    switch status {
    case 401: .keyRefused
    case 402: .quotaExhausted
    case 403: .forbidden
    case 404: .unknownModel
    case 408, 504: .timedOut
    case 409: .conflict
    case 413: .requestTooLarge
    case 429: .rateLimited
    case 499: .cancelled
    case 503, 529: .overloaded
    case 500..<600: .serverFault
    default: nil
    }
  }

  /// By the type: an error inside an answer may have no status.
  private var kindByType: FaultKind? {
    switch type ?? code {
    case "rate_limit_error", "rate_limit_exceeded", "RESOURCE_EXHAUSTED": .rateLimited
    case "overloaded_error", "UNAVAILABLE": .overloaded
    case "api_error", "server_error", "internal_server_error", "INTERNAL": .serverFault
    case "timeout_error", "DEADLINE_EXCEEDED": .timedOut
    case "permission_error", "PERMISSION_DENIED": .forbidden
    case "not_found_error", "NOT_FOUND": .unknownModel
    case "request_too_large": .requestTooLarge
    case "CANCELLED": .cancelled
    default: nil
    }
  }
}
