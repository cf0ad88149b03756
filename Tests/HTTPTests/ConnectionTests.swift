internal import HTTP
internal import LoopbackServer
internal import Synchronization
internal import Testing

struct ConnectionTests {
  @Test func `one connection serves request after request`() async throws {
    let server = try LoopbackServer([.whole(body: "a".utf8)])
    let reused = Mutex<[Bool]>([])
    let client = HTTPClient.forTests { event in
      if case .ended(let summary) = event { reused.withLock { $0.append(summary.reusedConnection) } }
    }
    for _ in 0..<5 { #expect(await client.exchange(try .get(server)).text == "a") }
    #expect(server.connections == 1)
    #expect(reused.withLock(\.self) == [false, true, true, true, true])
  }

  @Test func `a connection that the server has closed in the meantime is made again`() async throws {
    let server = try LoopbackServer([Answer(Answer.whole(body: "a".utf8).steps + [.close])])
    let client = HTTPClient.forTests()
    for _ in 0..<5 { #expect(await client.exchange(try .get(server)).text == "a") }
    #expect(server.connections == 5)
  }

  @Test func `a connection is kept when enough has come and the rest is near`() async throws {
    let server = try LoopbackServer([.chunked([[1], [2], [3]])])
    let client = HTTPClient.forTests()
    for _ in 0..<3 {
      let exchange = await client.exchange(try .get(server), stopAfter: 1, with: .enough)
      #expect(exchange.body.starts(with: [1]))
      #expect(exchange.error == nil)
    }
    #expect(server.connections == 1)
  }

  @Test(arguments: [Answer.Step.pause(.seconds(60)), .cut])
  func `when enough has come the rest is neither waited for nor missed`(rest: Answer.Step) async throws {
    let begun = Answer.head(200, [("transfer-encoding", "chunked")]) + Answer.chunk([1])
    let server = try LoopbackServer([Answer([.send(begun), rest])])
    let exchange = await HTTPClient.forTests().exchange(try .get(server), stopAfter: 1, with: .enough)
    #expect(exchange.body == [1])
    #expect(exchange.error == nil)
  }

  @Test func `exchanges at the same time do not mix`() async throws {
    let server = try LoopbackServer([.whole(body: "a".utf8)])
    let client = HTTPClient.forTests()
    let request = try HTTPRequest.get(server)
    let texts = await withTaskGroup { group in
      for _ in 0..<20 { group.addTask { await client.exchange(request).text } }
      return await group.reduce(into: [String]()) { $0.append($1) }
    }
    #expect(texts == Array(repeating: "a", count: 20))
    #expect(server.requests.count == 20)
  }
}
