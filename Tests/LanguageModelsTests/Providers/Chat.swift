internal import HTTP
internal import LanguageModels
internal import LoopbackServer
internal import Synchronization
internal import Testing

/// A conversation with a model whose provider is a server of the test.
struct Chat {
  let model: WireModel
  let pauses = RecordedPauses()

  /// - Parameter random: what the chance gives, from 0 up to 1.
  init(
    _ provider: ProviderName = .compatible, at address: String, key: String? = "sk-secret", random: Double = 1,
    limits: HTTPLimits = HTTPLimits(), model name: String = "model-1",
    permit: @escaping RequestPermit = { _ in }
  ) throws {
    let pauses = pauses
    model = WireModel(
      try Endpoint(provider, option: GivenAddress(address, for: provider), variables: [:], key: key.map { Secret($0) }),
      settings: DialectSettings(model: name),
      client: HTTPClient(HTTPSettings(userAgent: "larder/test")), limits: limits,
      timing: RetryTiming(sleep: { pauses.add($0) }, random: { random }), permit: permit)
  }

  /// What came of a request.
  struct Outcome {
    var reply: ModelReply?
    var error: ModelError?
    /// The pieces of text as they were shown.
    var shown: [String] = []
  }

  func ask(
    _ messages: [Message] = [.user("hello")], tools: [ToolDefinition] = [], form: AnswerForm? = nil
  ) async -> Outcome {
    let situation = Situation(now: "2026-11-20T12:30:00+01:00", today: "2026-11-20", profile: "Ana")
    let request = ModelRequest(
      system: "You are larder.", messages: messages, tools: tools, situation: situation, answerForm: form)
    var outcome = Outcome()
    do throws(ModelError) {
      outcome.reply = try await model.respond(to: request) { outcome.shown.append($0) }
    } catch {
      outcome.error = error
    }
    return outcome
  }
}

/// The pauses that were asked for; none of them takes time.
final class RecordedPauses: Sendable {
  private let pauses = Mutex<[Duration]>([])

  func add(_ pause: Duration) { pauses.withLock { $0.append(pause) } }

  var all: [Duration] { pauses.withLock(\.self) }
}

/// Lets so many requests go, and remembers of each whether it stays on this machine.
final class CountedRequests: Sendable {
  private let requests = Mutex<[Bool]>([])
  private let most: Int

  init(most: Int) { self.most = most }

  var permit: RequestPermit {
    { toOwnServer throws(ModelError) in
      let mayGo = self.requests.withLock { requests in
        guard requests.count < self.most else { return false }
        requests.append(toOwnServer)
        return true
      }
      guard mayGo else { throw .limitReached(perHour: self.most) }
    }
  }

  var all: [Bool] { requests.withLock(\.self) }
}

/// Answers as the providers write them.
enum Streams {
  /// A stream of chat completions, one event a chunk.
  static func openAI(_ deltas: [String], finish: String = "stop") -> [[UInt8]] {
    let chunks = deltas.map { #"{"id":"c","choices":[{"index":0,"delta":\#($0)}]}"# }
    let end = #"{"id":"c","choices":[{"index":0,"delta":{},"finish_reason":"\#(finish)"}]}"#
    let usage = #"{"id":"c","choices":[],"usage":{"prompt_tokens":12,"completion_tokens":3}}"#
    return (chunks + [end, usage, "[DONE]"]).map { Array("data: \($0)\n\n".utf8) }
  }

  static func openAI(text: String...) -> [[UInt8]] { openAI(text.map { #"{"content":"\#($0)"}"# }) }

  /// A stream of messages events.
  static func anthropic(block: String, deltas: [String], stop: String = "end_turn") -> [[UInt8]] {
    let start =
      #"{"type":"message_start","message":{"id":"m","role":"assistant","content":[],"usage":{"input_tokens":12,"output_tokens":1}}}"#
    let pieces = deltas.map { #"{"type":"content_block_delta","index":0,"delta":\#($0)}"# }
    let end = #"{"type":"message_delta","delta":{"stop_reason":"\#(stop)"},"usage":{"output_tokens":3}}"#
    let events =
      [start, #"{"type":"content_block_start","index":0,"content_block":\#(block)}"#] + pieces
      + [#"{"type":"content_block_stop","index":0}"#, end, #"{"type":"message_stop"}"#]
    return events.map { Array("event: any\ndata: \($0)\n\n".utf8) }
  }

  /// A stream of generateContent responses, with the line ends that the provider uses.
  static func gemini(_ parts: [String], finish: String = "STOP") -> [[UInt8]] {
    let chunks = parts.map { #"{"candidates":[{"content":{"role":"model","parts":[\#($0)]}}]}"# }
    let end =
      #"{"candidates":[{"content":{"role":"model","parts":[{"text":""}]},"finishReason":"\#(finish)"}],"#
      + #""usageMetadata":{"promptTokenCount":12,"candidatesTokenCount":3}}"#
    return (chunks + [end]).map { Array("data: \($0)\r\n\r\n".utf8) }
  }
}

extension Answer {
  /// An error in OpenAI's form.
  static func fault(
    _ status: Int, type: String = "server_error", code: String = "null", headers: [(String, String)] = []
  ) -> Answer {
    let body = #"{"error":{"message":"It went wrong.","type":"\#(type)","param":null,"code":\#(code)}}"#
    return .whole(status, headers: headers, body: body.utf8)
  }
}
