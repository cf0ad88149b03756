internal import HTTP
internal import LoopbackServer
internal import Testing

struct StreamingTests {
  @Test func `the head comes first, and the pieces in their order`() async throws {
    let pieces = (0..<50).map { Array("piece \($0)\n".utf8) }
    let server = try LoopbackServer([.chunked(pieces, headers: [("X-Request-Id", "7")])])
    let exchange = await HTTPClient.forTests().exchange(try .get(server))
    #expect(exchange.error == nil)
    #expect(exchange.head?.status == 200)
    #expect(exchange.head?.headers["x-request-id"] == "7")
    #expect(exchange.body == pieces.flatMap(\.self))
  }

  @Test func `a piece is there before the next one is sent`() async throws {
    let begun = Answer.head(200, [("transfer-encoding", "chunked")])
    let server = try LoopbackServer([Answer([.send(begun), .send(Answer.chunk([1, 2])), .pause(.seconds(60))])])
    let exchange = await HTTPClient.forTests().exchange(try .get(server), stopAfter: 1)
    #expect(exchange.pieces == [[1, 2]])
    #expect(exchange.error == nil)
    #expect(await eventually { server.abandoned == 1 })
  }

  @Test func `one byte a chunk arrives whole`() async throws {
    let text = Array("data: {\"text\": \"ein Käsebrötchen 🥨\"}\n\n".utf8)
    let server = try LoopbackServer([.chunked(text.map { [$0] })])
    #expect(await HTTPClient.forTests().exchange(try .get(server)).body == text)
  }

  @Test func `a body of many megabytes arrives whole`() async throws {
    let body = (0..<(5 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let server = try LoopbackServer([.whole(body: body)])
    #expect(await HTTPClient.forTests().exchange(try .get(server)).body == body)
  }

  @Test func `what is announced before the head is passed over`() async throws {
    let early = Array("HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n".utf8)
    let server = try LoopbackServer([Answer([.send(early)] + Answer.whole(201, body: "done".utf8).steps)])
    let exchange = await HTTPClient.forTests().exchange(try .get(server))
    #expect(exchange.head?.status == 201)
    #expect(exchange.head?.headers["link"] == nil)
    #expect(exchange.text == "done")
  }

  @Test func `a status of failure is a response like another`() async throws {
    let server = try LoopbackServer([.whole(529, type: "text/html", body: "<html>busy</html>".utf8)])
    let exchange = await HTTPClient.forTests().exchange(try .get(server))
    #expect(exchange.head?.status == 529)
    #expect(exchange.text == "<html>busy</html>")
    #expect(exchange.error == nil)
  }

  @Test func `an answer without a body has only a head`() async throws {
    let server = try LoopbackServer([.whole(500, body: [])])
    let exchange = await HTTPClient.forTests().exchange(try .get(server))
    #expect(exchange.head?.status == 500)
    #expect(exchange.pieces.isEmpty)
  }
}

struct SendingTests {
  @Test func `method, path, headers and body arrive as they were given`() async throws {
    let server = try LoopbackServer([.whole(body: "{}".utf8)])
    let address = try KeyedAddress(
      try #require(WebAddress("\(server.address)/v1?tier=free")),
      key: SecretHeader(name: "Authorization", value: Secret("Bearer abc")))
    let request = address.request(
      .post, "/chat?alt=sse", headers: ["content-type": "application/json", "x-empty": ""],
      body: Array("{\"a\":1}".utf8))
    _ = await HTTPClient.forTests().exchange(request)
    let received = try #require(server.requests.first)
    #expect(received.method == "POST")
    #expect(received.target == "/v1/chat?tier=free&alt=sse")
    #expect(received["content-type"] == "application/json")
    #expect(received["authorization"] == "Bearer abc")
    #expect(received["user-agent"] == "larder/test")
    #expect(received["x-empty"] == "")
    #expect(String(decoding: received.body, as: UTF8.self) == "{\"a\":1}")
  }

  @Test func `a large body goes out at once, without asking first`() async throws {
    let body = [UInt8](repeating: 0x61, count: 6 << 20)
    let server = try LoopbackServer([.whole(body: "ok".utf8)])
    #expect(await HTTPClient.forTests().exchange(try .post(server, body)).text == "ok")
    #expect(server.requests.first?.body == body)
    #expect(server.requests.first?["expect"] == nil)
  }

  @Test func `a post without a body is a post`() async throws {
    let server = try LoopbackServer([.whole(body: "ok".utf8)])
    #expect(await HTTPClient.forTests().exchange(try .post(server, [])).text == "ok")
    #expect(server.requests.first?.method == "POST")
    #expect(server.requests.first?.body == [])
  }

  @Test(arguments: [
    ("x-note", "a\r\nx-evil: 1"), ("x-note", "a\nb"), ("x-note", "a\u{0}b"), ("x note", "a"), ("", "a"), ("x:y", "a"),
  ])
  func `a header that is not one line is not sent`(name: String, value: String) async throws {
    let server = try LoopbackServer([.whole(body: [])])
    let address = try #require(WebAddress(server.address))
    let plain = HTTPRequest(.get, address, headers: [name: value])
    let secret = try KeyedAddress(address, key: SecretHeader(name: name, value: Secret(value))).request(.get, "")
    for request in [plain, secret] {
      #expect(await HTTPClient.forTests().exchange(request).error?.kind == .invalidHeader(name: name))
    }
    #expect(server.requests.isEmpty)
  }
}

/// Waits for what another thread is about to do.
func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<500 {
    if condition() { return true }
    try? await Task.sleep(for: .milliseconds(10))
  }
  return condition()
}
