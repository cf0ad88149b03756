import LanguageModels
import Testing

@Suite struct `What a provider says is wrong` {
  private func fault(_ status: Int, _ body: String, type: String = "application/json") -> ServiceError? {
    let error = OpenAIDialect().error(status: status, contentType: type, body: Array(body.utf8)[...])
    guard case .service(let fault) = error else { return nil }
    return fault
  }

  private static let kinds: [(Int, String, FaultKind)] = [
    (401, #"{"error":{"message":"no","type":"invalid_request_error","code":"invalid_api_key"}}"#, .keyRefused),
    (401, #"{"detail":"Invalid API Key"}"#, .keyRefused), (401, "", .keyRefused),
    (400, #"{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT"}}"#, .keyRefused),
    (
      400, #"{"error":{"code":400,"message":"Sorry.","details":[{"reason":"API_KEY_INVALID"}]}}"#, .keyRefused
    ),
    (403, #"{"error":{"status":"PERMISSION_DENIED"}}"#, .forbidden),
    (402, #"{"error":{"code":402,"message":"Insufficient credits"}}"#, .quotaExhausted),
    (429, #"{"error":{"type":"insufficient_quota","code":"insufficient_quota"}}"#, .quotaExhausted),
    (429, #"{"error":{"code":"billing_hard_limit_reached"}}"#, .quotaExhausted),
    (400, #"{"error":{"message":"Your credit balance is too low to access the API."}}"#, .quotaExhausted),
    (
      429, #"{"error":{"code":429,"details":[{"violations":[{"quotaId":"RequestsPerDayPerModel"}]}]}}"#,
      .quotaExhausted
    ),
    (429, #"{"error":{"code":429,"details":[{"violations":[{"quotaId":"TokensPerMinute"}]}]}}"#, .rateLimited),
    (429, #"{"error":{"code":"rate_limit_exceeded"}}"#, .rateLimited),
    (
      429, #"{"error":{"code":429,"status":"RESOURCE_EXHAUSTED","message":"check your plan and billing details"}}"#,
      .rateLimited
    ),
    (400, #"{"error":{"code":"context_length_exceeded"}}"#, .contextTooLong),
    (400, #"{"error":{"message":"prompt is too long: 3 tokens > 2 maximum"}}"#, .contextTooLong),
    (400, #"{"error":{"message":"This model's maximum context length is 9 tokens."}}"#, .contextTooLong),
    (413, "<html><title>413</title></html>", .requestTooLarge),
    (404, #"{"error":{"code":"model_not_found"}}"#, .unknownModel),
    (529, #"{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}"#, .overloaded),
    (503, #"{"error":{"status":"UNAVAILABLE"}}"#, .overloaded),
    (504, "", .timedOut), (408, "", .timedOut), (409, "", .conflict), (500, "", .serverFault),
    (502, "Bad", .serverFault),
    (500, #"{"code":500,"message":"Unsupported param: tools","type":"server_error"}"#, .toolsUnsupported),
    (400, #"{"error":"llama does not support tools"}"#, .toolsUnsupported),
    (400, #"{"error":{"code":"tool_use_failed"}}"#, .toolCallRejected),
    (
      500, #"{"error":{"code":500,"message":"Failed to parse input at pos 9: {","type":"server_error"}}"#,
      .toolCallRejected
    ),
    (
      200,
      #"{"error":{"code":500,"message":"The model wrote what does not match the expected format","type":"server_error"}}"#,
      .toolCallRejected
    ),
    (500, #"{"error":"error parsing tool call: raw='{', err=unexpected end"}"#, .toolCallRejected),
    (400, #"{"error":{"code":"content_filter"}}"#, .filtered),
    (499, #"[{"error":{"code":499,"status":"CANCELLED"}}]"#, .cancelled),
    (400, #"{"error":{"code":"unsupported_parameter"}}"#, .badRequest), (422, "[]", .badRequest),
    (418, "null", .badRequest),
  ]

  @Test(arguments: kinds)
  func `is sorted by what can be done about it`(status: Int, body: String, kind: FaultKind) {
    #expect(fault(status, body)?.kind == kind)
  }

  @Test func `is worth another try only where time helps`() {
    let worth = FaultKind.allCases.filter(\.isRetryable)
    #expect(Set(worth) == [.rateLimited, .overloaded, .timedOut, .serverFault, .conflict])
    #expect(WireError.unterminated.isRetryable)
    for error in [WireError.malformed, .blocked(reason: "SAFETY"), .tooLarge(limit: 1)] {
      #expect(!error.isRetryable)
      #expect(error.retryDelay == nil)
    }
  }

  private static let messages: [(String, String)] = [
    (#"{"error":{"message":"One.\nTwo.\u001b[31m"}}"#, "One. Two. [31m"), (#"{"detail":"Flat"}"#, "Flat"),
    (#"{"detail":[{"loc":["body"],"msg":"extra"},{"msg":"missing"}]}"#, "extra; missing"),
    (#"{"object":"error","message":{"detail":[{"msg":"not permitted"}]}}"#, "not permitted"),
    (#"{"error":"plain"}"#, "plain"), (#"[{"error":{"message":"wrapped"}}]"#, "wrapped"), (#"{"error":{}}"#, ""),
    ("", ""), ("Bad gateway\n", "Bad gateway"),
    ("<!DOCTYPE html><html><Title lang=en>502 Bad\nGateway</title>", "502 Bad Gateway"),
    ("<html>no title", ""),
    (
      #"{"message":"Incorrect API key provided: abc-*****2345. See there."}"#,
      "Incorrect API key provided: … See there."
    ),
    (
      #"{"message":"Key sk-proj-abcdef123456 and AIzaSyabcdef are bad, Bearer xyz too"}"#,
      "Key … and … are bad, Bearer … too"
    ),
  ]

  @Test(arguments: messages)
  func `is one clean line without keys`(body: String, message: String) {
    #expect(fault(400, body)?.message == message)
  }

  @Test func `is bounded`() {
    let long = String(repeating: "very ", count: 10_000)
    #expect(fault(400, #"{"message":"\#(long)"}"#)?.message.count == 500)
    #expect(fault(400, long)?.message.count == 500)
  }

  @Test(arguments: [
    (#"{"error":{"details":[{"retryDelay":"48s"}],"message":"Please retry in 48.9s."}}"#, Duration.seconds(48)),
    (#"{"error":{"message":"Please retry in 2.5s."}}"#, .milliseconds(2500)),
    (#"{"error":{"message":"Rate limit. Please try again in 20ms. Visit x"}}"#, .milliseconds(20)),
    (#"{"error":{"message":"Please try again in 1m30s."}}"#, .seconds(90)),
    (#"{"error":{"message":"try again in 2h, or later"}}"#, .seconds(7200)),
  ])
  func `may say how long to wait`(body: String, delay: Duration) {
    #expect(fault(429, body)?.retryDelay == delay)
  }

  @Test(arguments: [
    "try again in a moment", "retry in 5", "retry in s", "retry in 1.2.3s", "retry in 9e9s", "retry in ",
  ])
  func `may not say how long to wait`(message: String) {
    #expect(fault(429, #"{"message":"\#(message)"}"#)?.retryDelay == nil)
  }

  @Test func `keeps the provider's own words`() {
    let fault = fault(429, #"{"error":{"type":"tokens","code":429,"message":"Slow down"}}"#)
    #expect(fault?.type == "tokens")
    #expect(fault?.code == "429")
    #expect(fault?.status == 429)
  }
}
