internal import Glibc
internal import HTTP
internal import LoopbackServer
internal import Testing

struct FailureTests {
  @Test func `nobody listens`() async throws {
    let port = try DeafPort()
    let error = await HTTPClient.forTests().exchange(HTTPRequest(.get, try #require(WebAddress(port.address)))).error
    withExtendedLifetime(port) {}
    #expect(error == TransportError(.connectionRefused, host: "127.0.0.1"))
    #expect(error?.isPassing == true)
  }

  @Test func `a connection that breaks in the middle loses nothing that had arrived`() async throws {
    let server = try LoopbackServer([.cut(after: [Array("half of ".utf8)])])
    let exchange = await HTTPClient.forTests().exchange(try .get(server))
    #expect(exchange.error == TransportError(.connectionLost, host: "127.0.0.1", hadBegun: true))
    #expect(exchange.error?.isPassing == false)
    #expect(exchange.text == "half of ")
  }

  @Test func `a connection that is closed before its end is lost`() async throws {
    let head = Answer.head(200, [("content-length", "100")])
    let server = try LoopbackServer([Answer([.send(head + [1, 2, 3]), .close])])
    #expect(await HTTPClient.forTests().exchange(try .get(server)).error?.kind == .connectionLost)
  }

  @Test func `a connection that breaks before the answer may be tried again`() async throws {
    let server = try LoopbackServer([Answer([.cut])])
    let error = await HTTPClient.forTests().exchange(try .get(server)).error
    #expect(error == TransportError(.connectionLost, host: "127.0.0.1"))
    #expect(error?.isPassing == true)
  }

  @Test(arguments: [
    ("https://elsewhere.example/v1?key=abc", "elsewhere.example"), ("/v2", ""), ("http://user:pass@host/", ""),
  ])
  func `a redirection is not followed, and only its host is told`(place: String, host: String) async throws {
    let server = try LoopbackServer([.whole(302, headers: [("Location", place)], body: [])])
    let exchange = await HTTPClient.forTests().exchange(try .get(server))
    #expect(exchange.error?.kind == .redirected(toHost: host))
    #expect(exchange.head == nil)
    #expect(server.requests.count == 1)
  }

  @Test func `a body above the limit is not read to its end`() async throws {
    let server = try LoopbackServer([.whole(body: [UInt8](repeating: 0x20, count: 1 << 20))])
    let exchange = await HTTPClient.forTests().exchange(try .get(server), limits: HTTPLimits(body: 100_000))
    #expect(exchange.error?.kind == .bodyTooLarge(limit: 100_000))
    #expect(exchange.body.count <= 100_000)
  }

  @Test func `headers above the limit are refused`() async throws {
    let headers = (0..<100).map { ("x-\($0)", String(repeating: "a", count: 1000)) }
    let server = try LoopbackServer([.whole(headers: headers, body: [])])
    let exchange = await HTTPClient.forTests().exchange(try .get(server))
    #expect(exchange.error?.kind == .headTooLarge(limit: 65_536))
  }

  @Test(arguments: ["SSH-2.0-OpenSSH_9.2\r\n", "{\"error\": 1}", "HTTP/1.1 abc\r\n\r\n"])
  func `what is no HTTP is said to be none`(answer: String) async throws {
    let server = try LoopbackServer([Answer([.send(Array(answer.utf8)), .close])])
    #expect(await HTTPClient.forTests().exchange(try .get(server)).error?.kind == .notHTTP)
  }

  @Test func `a name that nobody can have is unknown`() async {
    await #expect(processExitsWith: .success) {
      for name in ["http_proxy", "all_proxy", "ALL_PROXY"] { unsetenv(name) }
      let host = String(repeating: "a", count: 64) + ".invalid"
      let address = try #require(WebAddress("http://\(host)/"))
      let error = await HTTPClient.forTests().exchange(HTTPRequest(.get, address)).error
      #expect(error == TransportError(.unknownHost, host: host))
    }
  }

  @Test func `a server that does not answer the greeting of https is given up`() async throws {
    let server = try LoopbackServer([.whole(body: [])])
    let address = try #require(WebAddress("https://127.0.0.1:\(server.port)/"))
    let exchange = await HTTPClient.forTests().exchange(
      HTTPRequest(.get, address), limits: HTTPLimits(connect: .milliseconds(200)))
    #expect(exchange.error?.kind == .timedOut(.connection))
    #expect(server.requests.isEmpty)
  }
}

struct WaitingTests {
  @Test func `a silent server is given up`() async throws {
    let server = try LoopbackServer([.silence])
    let exchange = await HTTPClient.forTests().exchange(
      try .get(server), limits: HTTPLimits(firstByte: .milliseconds(150)))
    #expect(exchange.error == TransportError(.timedOut(.firstByte), host: "127.0.0.1"))
    #expect(await eventually { server.abandoned == 1 })
  }

  @Test func `a server that falls silent is given up, and what it said is there`() async throws {
    let begun = Answer.head(200, [("content-length", "100")])
    let server = try LoopbackServer([Answer([.send(begun + Array("half".utf8)), .pause(.seconds(60))])])
    let exchange = await HTTPClient.forTests().exchange(
      try .get(server), limits: HTTPLimits(stall: .milliseconds(150)))
    #expect(exchange.error == TransportError(.timedOut(.nextByte), host: "127.0.0.1", hadBegun: true))
    #expect(exchange.text == "half")
  }

  @Test func `a slow drip that lasts longer than the stall limit is waited for`() async throws {
    let pieces = (0..<20).map { [UInt8($0)] }
    let server = try LoopbackServer([.chunked(pieces, pause: .milliseconds(100))])
    let exchange = await HTTPClient.forTests().exchange(
      try .get(server), limits: HTTPLimits(firstByte: .milliseconds(1500), stall: .milliseconds(1500)))
    #expect(exchange.error == nil)
    #expect(exchange.body == pieces.flatMap(\.self))
  }

  @Test func `an exchange has an end, however much it drips`() async throws {
    let server = try LoopbackServer([.chunked((0..<1000).map { _ in [0] }, pause: .milliseconds(10))])
    let exchange = await HTTPClient.forTests().exchange(
      try .get(server), limits: HTTPLimits(total: .milliseconds(300)))
    #expect(exchange.error?.kind == .timedOut(.end))
  }
}

struct CancellationTests {
  @Test func `the end of the task ends the exchange, in the middle of the body`() async throws {
    let begun = Answer.head(200, [("transfer-encoding", "chunked")]) + Answer.chunk([1])
    let server = try LoopbackServer([Answer([.send(begun), .pause(.seconds(60))])])
    let request = try HTTPRequest.get(server)
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var error: TransportError?
      do throws(TransportError) {
        try await HTTPClient.forTests().send(request) { event in
          if case .body = event { arrival.finish() }
          return .more
        }
      } catch let failure {
        error = failure
      }
      return error
    }
    for await _ in arrivals {}
    let start = ContinuousClock.now
    task.cancel()
    #expect(await task.value?.kind == .cancelled)
    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(await eventually { server.abandoned == 1 })
  }

  @Test func `the end of the task ends the wait for an answer`() async throws {
    let server = try LoopbackServer([.silence])
    let request = try HTTPRequest.get(server)
    let task = Task { await HTTPClient.forTests().exchange(request).error }
    #expect(await eventually { server.requests.count == 1 })
    task.cancel()
    #expect(await task.value == TransportError(.cancelled, host: "127.0.0.1"))
    #expect(await eventually { server.abandoned == 1 })
  }

  @Test func `a task that is over asks nothing`() async throws {
    let server = try LoopbackServer([.whole(body: [])])
    let request = try HTTPRequest.get(server)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await HTTPClient.forTests().exchange(request).error
    }
    task.cancel()
    #expect(await task.value?.kind == .cancelled)
    #expect(server.requests.isEmpty)
  }

  @Test func `a client is as good as new after an exchange that was ended`() async throws {
    let server = try LoopbackServer([.silence, .whole(body: "well".utf8)])
    let client = HTTPClient.forTests()
    let request = try HTTPRequest.get(server)
    let task = Task { await client.exchange(request).error }
    #expect(await eventually { server.requests.count == 1 })
    task.cancel()
    #expect(await task.value?.kind == .cancelled)
    #expect(await client.exchange(request).text == "well")
  }
}
