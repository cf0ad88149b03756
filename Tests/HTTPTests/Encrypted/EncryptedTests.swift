internal import HTTP
internal import Synchronization
internal import Testing

@Suite(.enabled(if: EncryptedServer.isInstalled, EncryptedServer.absence))
struct EncryptedTests {
  private let hello = ["hello": Array("hello".utf8)]

  @Test(arguments: ["CURL_CA_BUNDLE", "SSL_CERT_FILE"])
  func `a server is trusted where the environment names a file with its authority`(variable: String) async throws {
    let server = try await EncryptedServer(files: hello)
    let certificates = Certificates(variables: [variable: server.authority.certificate])
    let exchange = await HTTPClient.trusting(certificates).exchange(try server.request("hello"))
    #expect(exchange.text == "hello")
    #expect(exchange.error == nil)
  }

  @Test func `a server is trusted where the environment names a folder with its authority`() async throws {
    let server = try await EncryptedServer(files: hello)
    let certificates = Certificates(variables: ["SSL_CERT_DIR": try server.authority.certificateFolder()])
    #expect(await HTTPClient.trusting(certificates).exchange(try server.request("hello")).text == "hello")
  }

  @Test func `a server whose authority is not named is not trusted, and hears nothing`() async throws {
    let server = try await EncryptedServer(files: hello)
    let exchange = await HTTPClient.forTests().exchange(try server.request("hello"))
    #expect(exchange.error == TransportError(.untrusted, host: "127.0.0.1"))
    #expect(exchange.error?.isPassing == false)
    #expect(exchange.head == nil)
  }

  @Test func `another authority does not vouch for it`() async throws {
    let server = try await EncryptedServer(files: hello)
    let other = try TestAuthority()
    let client = HTTPClient.trusting(Certificates(file: other.certificate))
    #expect(await client.exchange(try server.request("hello")).error?.kind == .untrusted)
  }

  @Test func `a certificate for another name is not trusted`() async throws {
    let server = try await EncryptedServer(certifiedFor: "DNS:elsewhere.invalid", files: hello)
    #expect(await HTTPClient.trusting(server).exchange(try server.request("hello")).error?.kind == .untrusted)
  }

  @Test func `certificates that are not there are a matter of trust`() async throws {
    let server = try await EncryptedServer(files: hello)
    let client = HTTPClient.trusting(Certificates(file: server.authority.certificate + ".missing"))
    #expect(await client.exchange(try server.request("hello")).error?.kind == .untrusted)
  }
}

@Suite(.enabled(if: EncryptedServer.isInstalled, EncryptedServer.absence))
struct SecondVersionTests {
  @Test func `HTTP/2 is agreed on, and a head reads the same in it`() async throws {
    let server = try await EncryptedServer()
    let exchange = await HTTPClient.trusting(server).exchange(try server.request("missing"))
    #expect(exchange.head?.version == "2")
    #expect(exchange.head?.status == 404)
    #expect(exchange.head?.headers["content-type"]?.hasPrefix("text/html") == true)
  }

  @Test func `a streamed answer comes in pieces, whole and in order`() async throws {
    let events = (0..<20_000).map { "data: {\"piece\": \($0), \"text\": \"ein Käsebrötchen 🥨\"}\n\n" }.joined()
    let server = try await EncryptedServer(files: ["stream": Array(events.utf8)])
    let exchange = await HTTPClient.trusting(server).exchange(try server.request("stream"))
    #expect(exchange.pieces.count > 10)
    #expect(exchange.body == Array(events.utf8))
    #expect(exchange.error == nil)
  }

  @Test func `a request's body arrives whole`() async throws {
    let server = try await EncryptedServer()
    let body = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let exchange = await HTTPClient.trusting(server).exchange(try server.echo(body))
    #expect(exchange.body == body)
  }

  @Test func `one connection serves request after request`() async throws {
    let server = try await EncryptedServer(files: ["hello": Array("hello".utf8)])
    let reused = Mutex<[Bool]>([])
    let client = HTTPClient.trusting(server) { event in
      if case .ended(let summary) = event { reused.withLock { $0.append(summary.reusedConnection) } }
    }
    for _ in 0..<5 { #expect(await client.exchange(try server.request("hello")).text == "hello") }
    #expect(reused.withLock(\.self) == [false, true, true, true, true])
  }

  @Test func `exchanges at the same time do not mix`() async throws {
    let bodies = (0..<10).map { ("\($0)", [UInt8](repeating: $0, count: 50_000)) }
    let files = Dictionary(uniqueKeysWithValues: bodies)
    let server = try await EncryptedServer(files: files)
    let client = HTTPClient.trusting(server)
    let requests = try files.keys.map { ($0, try server.request($0)) }
    let received = await withTaskGroup { group in
      for (name, request) in requests { group.addTask { (name, await client.exchange(request).body) } }
      return await group.reduce(into: [String: [UInt8]]()) { $0[$1.0] = $1.1 }
    }
    #expect(received == files)
  }

  @Test func `what nobody wants any more ends at once, and so does a body above the limit`() async throws {
    let server = try await EncryptedServer(files: ["large": [UInt8](repeating: 0x20, count: 4 << 20)])
    let client = HTTPClient.trusting(server)
    let stopped = await client.exchange(try server.request("large"), stopAfter: 1)
    #expect(stopped.pieces.count == 1)
    #expect(stopped.error == nil)
    let limited = await client.exchange(try server.request("large"), limits: HTTPLimits(body: 100_000))
    #expect(limited.error?.kind == .bodyTooLarge(limit: 100_000))
  }
}

extension HTTPClient {
  fileprivate static func trusting(_ certificates: Certificates, trace: HTTPTrace? = nil) -> HTTPClient {
    HTTPClient(HTTPSettings(userAgent: "larder/test", certificates: certificates), trace: trace)
  }

  fileprivate static func trusting(_ server: EncryptedServer, trace: HTTPTrace? = nil) -> HTTPClient {
    trusting(Certificates(file: server.authority.certificate), trace: trace)
  }
}
