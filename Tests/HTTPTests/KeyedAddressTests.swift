internal import HTTP
internal import LoopbackServer
internal import Testing

struct KeyedAddressTests {
  private let key = SecretHeader(name: "x-api-key", value: Secret("sk-test"))

  @Test func `a key is for the server at its address, whatever is asked of it`() async throws {
    let server = try LoopbackServer([.whole(body: "{}".utf8), .whole(body: "{}".utf8)])
    let address = try KeyedAddress(try #require(WebAddress("\(server.address)/v1")), key: key)
    for path in ["chat", "//other.example/chat"] {
      let request = address.request(.get, path)
      #expect(request.address.host == address.address.host)
      _ = await HTTPClient.forTests().exchange(request)
    }
    #expect(server.requests.map { $0["x-api-key"] } == ["sk-test", "sk-test"])
  }

  @Test func `a key is not made to go where others can read it`() throws {
    let plain = try #require(WebAddress("http://host.example/v1"))
    #expect(throws: UnprotectedKeyError.self) { try KeyedAddress(plain, key: key) }
    #expect(try !KeyedAddress(plain).hasKey)
  }

  @Test func `a key is not taken to where a server points`() async throws {
    let other = try LoopbackServer([.whole(body: "{}".utf8)])
    let server = try LoopbackServer([.whole(307, headers: [("location", other.address)], body: [])])
    let address = try KeyedAddress(try #require(WebAddress(server.address)), key: key)
    let error = await HTTPClient.forTests().exchange(address.request(.get, "")).error
    #expect(error?.kind == .redirected(toHost: "127.0.0.1"))
    #expect(other.requests.isEmpty)
  }
}
