internal import HTTP
internal import LoopbackServer
internal import Synchronization
internal import Testing

struct SecrecyTests {
  private let key = "sk-test-0123456789"

  @Test func `a key is in no description of a request`() throws {
    let address = try KeyedAddress(
      try #require(WebAddress("https://host.example/v1?key=\(key)")),
      key: SecretHeader(name: "x-api-key", value: Secret(key)))
    let request = address.request(.post, "chat")
    var dumped = ""
    dump(request, to: &dumped)
    dump(address, to: &dumped)
    let texts = ["\(request)", String(reflecting: request), "\(address)", String(reflecting: address), dumped]
    for text in texts { #expect(!text.contains(key)) }
    #expect(dumped.contains("host.example"))
  }

  @Test func `the trace tells the whole exchange and no secret`() async throws {
    let server = try LoopbackServer([.whole(headers: [("set-cookie", key), ("x-id", "9")], body: "12345".utf8)])
    let events = Mutex<[HTTPTraceEvent]>([])
    let client = HTTPClient.forTests { event in events.withLock { $0.append(event) } }
    let address = try KeyedAddress(
      try #require(WebAddress("\(server.address)?key=\(key)")),
      key: SecretHeader(name: "x-api-key", value: Secret(key)))
    let request = address.request(.post, "v1", headers: ["accept": "text/event-stream"], body: Array("abc".utf8))
    _ = await client.exchange(request)
    let told = events.withLock(\.self)
    #expect(!String(reflecting: told).contains(key))
    #expect(told.count == 3)
    #expect(
      told.first
        == .sending(
          method: "POST", address: "\(server.address)/v1?…",
          headers: ["accept": "text/event-stream", "x-api-key": "•••"], bodyBytes: 3))
    guard case .head(let head, _) = told[1], case .ended(let summary) = told[2] else {
      Issue.record("the trace has another order: \(told)")
      return
    }
    #expect(head.headers["set-cookie"] == "•••")
    #expect(head.headers["x-id"] == "9")
    #expect(summary.bodyBytes == 5)
  }

  @Test func `a failure is traced, without the key`() async throws {
    let events = Mutex<[HTTPTraceEvent]>([])
    let client = HTTPClient.forTests { event in events.withLock { $0.append(event) } }
    let address = try KeyedAddress(
      try #require(WebAddress("http://127.0.0.1:1/")), key: SecretHeader(name: "x-api-key", value: Secret(key + "\n")))
    let request = address.request(.get, "")
    let error = await client.exchange(request).error
    #expect(error?.kind == .invalidHeader(name: "x-api-key"))
    #expect(!String(reflecting: error).contains(key))
    let told = events.withLock(\.self)
    #expect(!String(reflecting: told).contains(key))
    guard case .failed(let failure, _)? = told.last else {
      Issue.record("the failure was not told")
      return
    }
    #expect(failure == error)
  }
}
