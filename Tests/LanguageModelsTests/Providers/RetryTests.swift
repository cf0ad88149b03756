internal import Calls
internal import HTTP
internal import LanguageModels
internal import LoopbackServer
internal import Testing

struct RetryTests {
  private static let answer = Answer.chunked(Streams.openAI(text: "Hello", " there"))

  @Test(arguments: [408, 409, 429, 500, 502, 503, 504, 529])
  func `a passing failure is tried again, twice at most`(status: Int) async throws {
    let server = try LoopbackServer([.fault(status), .fault(status), RetryTests.answer])
    let chat = try Chat(at: server.address)
    let outcome = await chat.ask()
    #expect(outcome.reply?.text == "Hello there")
    #expect(server.requests.count == 3)
    #expect(chat.pauses.all == [.milliseconds(500), .seconds(1)])
    #expect(Set(server.requests.map(\.body)).count == 1)
  }

  @Test func `an answer that broke off before a word of it came is asked for again`() async throws {
    let server = try LoopbackServer([.cut(after: []), RetryTests.answer])
    let chat = try Chat(at: server.address)
    #expect(await chat.ask().reply?.text == "Hello there")
    #expect(server.requests.count == 2)
  }

  @Test func `the third failure is the last`() async throws {
    let server = try LoopbackServer([.fault(503)])
    let chat = try Chat(at: server.address)
    #expect(await chat.ask().error == .overloaded(provider: "compatible"))
    #expect(server.requests.count == 3)
  }

  @Test(arguments: [400, 401, 402, 403, 404, 413, 422])
  func `a lasting failure is not tried again`(status: Int) async throws {
    let server = try LoopbackServer([.fault(status), RetryTests.answer])
    let chat = try Chat(at: server.address)
    #expect(await chat.ask().error != nil)
    #expect(server.requests.count == 1)
    #expect(chat.pauses.all.isEmpty)
  }

  @Test func `pauses are drawn by chance below a bound that doubles`() async throws {
    let server = try LoopbackServer([.fault(500)])
    let chat = try Chat(at: server.address, random: 0.25)
    _ = await chat.ask()
    #expect(chat.pauses.all == [.milliseconds(125), .milliseconds(250)])
  }

  @Test(arguments: [
    ([("retry-after", "3")], Duration.seconds(3)), ([("Retry-After", "0.25")], .milliseconds(250)),
    ([("retry-after-ms", "120")], .milliseconds(120)),
    ([("retry-after", "1"), ("retry-after-ms", "0")], .seconds(1)),
    ([("retry-after", "2"), ("retry-after-ms", "1500")], .milliseconds(1500)),
    ([("retry-after", "60")], .seconds(60)), ([("retry-after", "soon")], .milliseconds(500)),
    ([("retry-after", "-5")], .milliseconds(500)), ([("retry-after", "nan")], .milliseconds(500)),
    ([("retry-after", "Fri, 20 Nov 2026 12:00:00 GMT")], .milliseconds(500)),
  ])
  func `the server's own delay is kept`(headers: [(String, String)], pause: Duration) async throws {
    let server = try LoopbackServer([.fault(429, headers: headers), RetryTests.answer])
    let chat = try Chat(at: server.address)
    #expect(await chat.ask().reply?.text == "Hello there")
    #expect(chat.pauses.all == [pause])
  }

  @Test func `a server that wants more than a minute is not waited for`() async throws {
    let server = try LoopbackServer([.fault(429, headers: [("retry-after", "61")]), RetryTests.answer])
    let chat = try Chat(at: server.address)
    #expect(await chat.ask().error == .rateLimited(provider: "compatible", seconds: 61))
    #expect(chat.pauses.all.isEmpty)
  }

  @Test func `the delay in a body of Gemini is kept`() async throws {
    let body = """
      {"error":{"code":429,"message":"Slow down.","status":"RESOURCE_EXHAUSTED","details":[
      {"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"7s"}]}}
      """
    let server = try LoopbackServer([
      .whole(429, body: body.utf8), .chunked(Streams.gemini([#"{"text":"Hi"}"#])),
    ])
    let chat = try Chat(.gemini, at: server.address)
    #expect(await chat.ask().reply?.text == "Hi")
    #expect(chat.pauses.all == [.seconds(7)])
  }

  @Test(arguments: [(500, "false", 1), (503, "False", 1), (400, "true", 3), (401, "true", 1), (500, "maybe", 3)])
  func `the server's advice counts, but for a refused key`(status: Int, advice: String, tries: Int) async throws {
    let server = try LoopbackServer([.fault(status, headers: [("x-should-retry", advice)])])
    _ = try await Chat(at: server.address).ask()
    #expect(server.requests.count == tries)
  }

  @Test func `a used-up quota is not a busy server`() async throws {
    let server = try LoopbackServer([.fault(429, type: "insufficient_quota", code: "\"insufficient_quota\"")])
    #expect(try await Chat(at: server.address).ask().error == .quotaExhausted(provider: "compatible"))
    #expect(server.requests.count == 1)
  }

  @Test func `a connection that breaks before the answer is tried again`() async throws {
    let server = try LoopbackServer([Answer([.cut]), RetryTests.answer])
    let chat = try Chat(at: server.address)
    #expect(await chat.ask().reply?.text == "Hello there")
    #expect(chat.pauses.all == [.milliseconds(500)])
  }

  @Test func `nobody listens, and nobody listens later`() async throws {
    let port = try DeafPort()
    let chat = try Chat(at: port.address)
    #expect(await chat.ask().error == .unreachable(provider: "compatible"))
    #expect(chat.pauses.all.count == 2)
    withExtendedLifetime(port) {}
  }

  @Test func `a server that was silent for its whole time is asked once more`() async throws {
    let server = try LoopbackServer([.silence])
    let chat = try Chat(at: server.address, limits: HTTPLimits(firstByte: .milliseconds(100)))
    #expect(await chat.ask().error == .timedOut(provider: "compatible"))
    #expect(chat.pauses.all == [.milliseconds(500)])
  }

  @Test(arguments: [
    "<html>Sorry</html>", #"{"choices": [{"delta": "#, "data: {\"choices\": [}\n\n", "[1, 2]",
    "data: {\"error\": {\"code\": 500, \"message\": \"Failed to parse input at pos 3: {\"}}\n\n",
  ])
  func `an answer that cannot be read is asked for once more`(body: String) async throws {
    let server = try LoopbackServer([.whole(body: body.utf8), RetryTests.answer])
    let chat = try Chat(at: server.address)
    #expect(await chat.ask().reply?.text == "Hello there")
    let stubborn = try LoopbackServer([.whole(body: body.utf8)])
    #expect(try await Chat(at: stubborn.address).ask().error != nil)
    #expect((2...3).contains(stubborn.requests.count))
  }

  @Test func `who asks too often is told when to ask again`() async throws {
    let server = try LoopbackServer([.fault(429, headers: [("retry-after", "90")])])
    #expect(try await Chat(at: server.address).ask().error == .rateLimited(provider: "compatible", seconds: 90))
    let silent = try LoopbackServer([.fault(429)])
    #expect(try await Chat(at: silent.address).ask().error == .rateLimited(provider: "compatible", seconds: nil))
  }

  @Test func `an overload inside an answer is tried again while nothing was shown`() async throws {
    let error = #"{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}"#
    let text = Streams.anthropic(
      block: #"{"type":"text","text":""}"#, deltas: [#"{"type":"text_delta","text":"Hi"}"#])
    let server = try LoopbackServer([
      .chunked([text[0], Array("event: error\ndata: \(error)\n\n".utf8)]), .chunked(text),
    ])
    let chat = try Chat(.anthropic, at: server.address)
    #expect(await chat.ask().reply?.text == "Hi")
    #expect(chat.pauses.all == [.milliseconds(500)])
  }

  @Test func `after something was shown nothing is tried again`() async throws {
    let error = Array("data: {\"error\":{\"message\":\"busy\",\"type\":\"server_error\",\"code\":503}}\n\n".utf8)
    let shown = Array(Streams.openAI(text: "Hel").prefix(1))
    for answer in [Answer.chunked(shown + [error]), .cut(after: shown), .chunked(shown)] {
      let server = try LoopbackServer([answer, RetryTests.answer])
      let outcome = try await Chat(at: server.address).ask()
      #expect(outcome.error != nil)
      #expect(outcome.shown == ["Hel"])
      #expect(server.requests.count == 1)
    }
  }

  @Test func `an answer in a form is shown to nobody, and is asked for again where it broke off`() async throws {
    let begun = Array(Streams.openAI(text: "{").prefix(1))
    let server = try LoopbackServer([.cut(after: begun), .chunked(Streams.openAI(text: "{", "}"))])
    let form = AnswerForm(name: "a", schema: .object([]))
    #expect(try await Chat(at: server.address).ask(form: form).reply?.text == "{}")
    #expect(server.requests.count == 2)
  }

  @Test func `an answer with nothing in it is asked for once more`() async throws {
    let nothing = Answer.chunked(Streams.gemini([]))
    let server = try LoopbackServer([nothing, .chunked(Streams.gemini([#"{"text":"Hi"}"#]))])
    #expect(try await Chat(.gemini, at: server.address).ask().reply?.text == "Hi")
    let mute = try LoopbackServer([nothing])
    #expect(try await Chat(.gemini, at: mute.address).ask().error == .malformedReply(provider: "gemini"))
    #expect(mute.requests.count == 2)
  }

  @Test func `the delay that comes with a good answer counts for nothing`() async throws {
    let headers = [("retry-after", "30")]
    let server = try LoopbackServer([.chunked([], headers: headers), RetryTests.answer])
    let chat = try Chat(at: server.address)
    #expect(await chat.ask().reply?.text == "Hello there")
    #expect(chat.pauses.all == [.milliseconds(500)])
  }
}
