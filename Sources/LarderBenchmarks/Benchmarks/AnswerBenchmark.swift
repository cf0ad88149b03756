internal import FoundationEssentials
internal import HTTP
internal import LanguageModels
internal import LoopbackServer
internal import ProgramTrials
internal import Synchronization

/// Measures the cost of streaming a model's answer from a server on this machine.
struct AnswerBenchmark {
  private static let answers = 100
  private static let tokens = 400
  private static let times = 20

  private let clock = ContinuousClock()

  func measure() async throws -> [Measurement] {
    try await streaming() + [firstToken(), cancellation(), memory()]
  }

  /// Compares larder with curl: many bodies over one connection, received as they come, and a single body that is also parsed.
  private func streaming() async throws -> [Measurement] {
    let server = try LoopbackServer([AnswerBenchmark.answer])
    let model = try AnswerBenchmark.model(at: server)
    var all: (larder: [Duration], curl: [Duration]) = ([], [])
    var one: (larder: [Duration], curl: [Duration]) = ([], [])
    for _ in 0..<AnswerBenchmark.times {
      all.curl.append(try curl(server, answers: AnswerBenchmark.answers))
      all.larder.append(try await time { try await AnswerBenchmark.take(from: server) })
      one.curl.append(try curl(server, answers: 1))
      one.larder.append(try await time { _ = try await AnswerBenchmark.ask(model) })
    }
    let pieces = "\(AnswerBenchmark.tokens) pieces"
    return [
      .ratio(
        "\(AnswerBenchmark.answers) answers of \(pieces) taken, to curl", all.larder.median, to: all.curl.median,
        atMost: 1.5),
      .ratio("an answer of \(pieces) understood, to curl", one.larder.median, to: one.curl.median, atMost: 1.5),
    ]
  }

  private func curl(_ server: LoopbackServer, answers: Int) throws -> Duration {
    let start = clock.now
    let child = try ChildProcess(
      "curl", ["-s", "-o", "/dev/null", "-d", "{}", "\(server.address)/[1-\(answers)]"])
    child.closeInput()
    child.waitForEnd()
    return clock.now - start
  }

  private func time(_ work: () async throws -> Void) async rethrows -> Duration {
    let start = clock.now
    try await work()
    return clock.now - start
  }

  /// The delay from the server's sending the first piece to its being shown.
  private func firstToken() async throws -> Measurement {
    let pieces = AnswerBenchmark.pieces(3)
    let server = try LoopbackServer([.chunked(pieces, pause: .milliseconds(20))])
    let model = try AnswerBenchmark.model(at: server)
    var delays: [Duration] = []
    for _ in 0..<AnswerBenchmark.times {
      var shown: ContinuousClock.Instant?
      _ = try await AnswerBenchmark.ask(model) { _ in shown = shown ?? clock.now }
      // The head is sent first, then the pieces one by one.
      let sent = server.sendTimes.suffix(pieces.count + 2).dropFirst().first
      if let shown, let sent { delays.append(shown - sent) }
    }
    return .time("from the first piece sent to its text shown", delays.median, atMost: .milliseconds(5))
  }

  private func cancellation() async throws -> Measurement {
    let server = try LoopbackServer([.silence])
    let model = try AnswerBenchmark.model(at: server)
    var delays: [Duration] = []
    for number in 1...AnswerBenchmark.times {
      let task = Task { @Sendable [clock] in
        _ = try? await AnswerBenchmark.ask(model)
        return clock.now
      }
      while server.requests.count < number { try await Task.sleep(for: .milliseconds(2)) }
      let start = clock.now
      task.cancel()
      let end = await task.value
      while server.abandoned < number { try await Task.sleep(for: .microseconds(200)) }
      delays.append(max(end, clock.now) - start)
    }
    return .time("from cancelling to the connection's end, longest", delays.max() ?? .zero, atMost: .milliseconds(100))
  }

  /// How much the memory of this process grows over a thousand answers.
  private func memory() async throws -> Measurement {
    let server = try LoopbackServer([AnswerBenchmark.answer])
    let model = try AnswerBenchmark.model(at: server)
    for _ in 0..<200 { _ = try await AnswerBenchmark.ask(model) }
    let before = AnswerBenchmark.residentPages
    for _ in 0..<1000 { _ = try await AnswerBenchmark.ask(model) }
    let growth = Double(AnswerBenchmark.residentPages - before) * 4 / 1024
    return Measurement(
      name: "growth of memory over 1000 answers", measured: "\(growth.shown) MB", budget: "≤ 2 MB",
      isWithin: growth <= 2)
  }
}

extension AnswerBenchmark {
  /// An answer that is sent in one piece.
  private static var answer: Answer {
    .whole(type: "text/event-stream", body: pieces(tokens).flatMap(\.self))
  }

  private static func pieces(_ count: Int) -> [[UInt8]] {
    let chunk = #"data: {"id":"c","model":"m","choices":[{"index":0,"delta":{"content":" porridge"}}]}"#
    let end = #"data: {"id":"c","model":"m","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"#
    return (Array(repeating: chunk, count: count) + [end, "data: [DONE]"]).map { Array("\($0)\n\n".utf8) }
  }

  private static func model(at server: LoopbackServer) throws -> WireModel {
    WireModel(
      try Endpoint(.openai, option: GivenAddress("\(server.address)/v1", for: .openai), variables: [:]),
      settings: DialectSettings(model: "m"),
      client: HTTPClient(HTTPSettings(userAgent: "larder/benchmark")),
      timing: RetryTiming(sleep: { _ in }, random: { 0 }), permit: { _ in })
  }

  private static func take(from server: LoopbackServer) async throws {
    let client = HTTPClient(HTTPSettings(userAgent: "larder/benchmark"))
    guard let address = WebAddress(server.address) else { return }
    for _ in 0..<answers { try await client.send(HTTPRequest(.post, address, body: Array("{}".utf8))) { _ in .more } }
  }

  private static func ask(_ model: WireModel, onText: (String) -> Void = { _ in }) async throws -> ModelReply {
    let situation = Situation(now: "2026-11-20T12:30:00+01:00", today: "2026-11-20", profile: "Ana")
    return try await model.respond(
      to: ModelRequest(messages: [.user("hello")], tools: [], situation: situation), onText: onText)
  }

  private static var residentPages: Int {
    let statistics = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let words = statistics.split(separator: " ")
    return words.count > 1 ? Int(words[1]) ?? 0 : 0
  }
}
