internal import Glibc
internal import HTTP
internal import LoopbackServer
internal import Testing

struct ProxyTests {
  @Test func `a proxy of the environment is for hosts outside, and not for this machine`() async {
    await #expect(processExitsWith: .success) {
      clearProxies()
      let proxy = try LoopbackServer([.whole(body: "by proxy".utf8)])
      let local = try LoopbackServer([.whole(body: "direct".utf8)])
      setenv("http_proxy", proxy.address, 1)
      let outside = HTTPRequest(.get, try #require(WebAddress("http://host.invalid/path")))
      let client = HTTPClient.forTests()
      #expect(await client.exchange(outside).text == "by proxy")
      #expect(proxy.requests.map(\.target) == ["http://host.invalid/path"])
      #expect(await client.exchange(try .get(local)).text == "direct")
    }
  }

  @Test func `a proxy for https is asked for a tunnel, and sees neither key nor path`() async {
    await #expect(processExitsWith: .success) {
      for name in ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] {
        clearProxies()
        let proxy = try LoopbackServer([.whole(403, body: "no".utf8)])
        setenv(name, proxy.address, 1)
        let exchange = await HTTPClient.forTests().exchange(try secretRequest())
        #expect(proxy.requests.map(\.method) == ["CONNECT"], "\(name)")
        #expect(proxy.requests.map(\.target) == ["host.invalid:443"])
        #expect(proxy.requests.first?["x-api-key"] == nil)
        #expect(proxy.requests.first?.body == [])
        #expect(exchange.head == nil)
        #expect(exchange.error?.kind == .connectionLost)
      }
    }
  }

  @Test func `a tunnel that leads to no TLS is not trusted`() async {
    await #expect(processExitsWith: .success) {
      clearProxies()
      let opened = Answer([.send(Array("HTTP/1.1 200 Connection established\r\n\r\n".utf8))])
      let proxy = try LoopbackServer([Answer(opened.steps + [.send(Array("this is no greeting".utf8))])])
      setenv("https_proxy", proxy.address, 1)
      #expect(await HTTPClient.forTests().exchange(try secretRequest()).error?.kind == .untrusted)
      #expect(proxy.requests.count == 1)
    }
  }

  @Test func `hosts that the environment excepts are asked without the proxy`() async {
    await #expect(processExitsWith: .success) {
      for (name, value) in [("no_proxy", "host.invalid"), ("NO_PROXY", "other.invalid,.invalid"), ("NO_PROXY", "*")] {
        clearProxies()
        let proxy = try LoopbackServer([.whole(403, body: "no".utf8)])
        setenv("https_proxy", proxy.address, 1)
        setenv(name, value, 1)
        let error = await HTTPClient.forTests().exchange(try secretRequest()).error
        #expect(proxy.requests.isEmpty, "\(name)")
        #expect(error?.kind == .unknownHost)
      }
    }
  }
}

private func clearProxies() {
  for scheme in ["http", "https", "all", "no"] {
    unsetenv("\(scheme)_proxy")
    unsetenv("\(scheme.uppercased())_PROXY")
  }
}

/// A request with a key to a host that nobody can have.
private func secretRequest() throws -> HTTPRequest {
  try KeyedAddress(
    try #require(WebAddress("https://host.invalid/v1?key=hidden")),
    key: SecretHeader(name: "x-api-key", value: Secret("sk-test"))
  ).request(.post, "messages", body: Array("{}".utf8))
}
