import FoodSources
import HTTP
import LoopbackServer
import Testing

@Suite struct WebPageSourceTests {
  private func source(_ reach: HTTPReach, timeout: Duration = .seconds(10)) -> WebPageSource {
    WebPageSource(client: HTTPClient(HTTPSettings(userAgent: "larder/test", reach: reach)), timeout: timeout)
  }

  private func page(_ answers: [Answer], timeout: Duration = .seconds(10)) async throws -> OutsideAnswer {
    let server = try LoopbackServer(answers)
    return try await source(.anywhere, timeout: timeout).page(at: server.address + "/soup#top")
  }

  private func fault(_ answers: [Answer], timeout: Duration = .seconds(10)) async throws -> OutsideError? {
    do {
      _ = try await page(answers, timeout: timeout)
      return nil
    } catch let fault as OutsideError {
      return fault
    }
  }

  private func html(_ text: String, type: String = "text/html; charset=utf-8") -> Answer {
    .whole(type: type, body: text.utf8)
  }

  private func moved(_ place: String, status: Int = 302) -> Answer {
    .whole(status, type: "text/html", headers: [("location", place)], body: "moved".utf8)
  }

  @Test func `A page comes as text, whatever letters it was written in`() async throws {
    let server = try LoopbackServer([html("<h1>Soupe à l’oignon</h1>")])
    let page = try await source(.anywhere).page(at: server.address + "/soup?x=1#top")
    #expect(page == OutsideAnswer(status: 200, body: Array("<h1>Soupe à l’oignon</h1>".utf8)))
    let request = try #require(server.requests.first)
    #expect(request.method == "GET" && request.target == "/soup?x=1" && request["cookie"] == nil)
    let western = Answer.whole(type: "text/html; charset=iso-8859-1", body: [0x63, 0xE8])
    #expect(try await self.page([western]).body == Array("cè".utf8))
  }

  @Test func `Redirections are followed, a few of them`() async throws {
    #expect(try await page([moved("/b"), moved("c?d", status: 308), html("there")]).body == Array("there".utf8))
    #expect(try await fault([moved("/again")]) == .misdirected)
    #expect(try await fault([moved("file:///etc/passwd")]) == .misdirected)
  }

  @Test func `No private address is opened, not by its name and not by a redirection`() async throws {
    let server = try LoopbackServer([html("secret")])
    for host in ["127.0.0.1", "localhost", "127.1", "0x7f000001", "2130706433", "0.0.0.0"] {
      await #expect(throws: OutsideError.notPublic, "\(host)") {
        try await source(.publicAddresses()).page(at: "http://\(host):\(server.port)/")
      }
    }
    await #expect(throws: OutsideError.self) {
      try await source(.publicAddresses()).page(at: "http://[::1]:\(server.port)/")
    }
    #expect(server.connections == 0)
  }

  @Test func `Where each redirection leads is looked at anew, and where its name leads`() async throws {
    let inner = try LoopbackServer([html("secret")])
    for place in ["http://127.0.0.2:\(inner.port)/", "//127.0.0.3:\(inner.port)/", "http://[::1]:\(inner.port)/"] {
      let server = try LoopbackServer([moved(place)])
      let first = try #require(HostAddress([127, 0, 0, 1]))
      await #expect(throws: OutsideError.self, "\(place)") {
        try await source(.publicAddresses(and: [first])).page(at: server.address)
      }
      #expect(server.requests.count == 1)
    }
    #expect(inner.connections == 0)
  }

  @Test func `What is no text is not read`() async throws {
    #expect(try await fault([.whole(type: "image/png", body: [0x89, 0x50, 0x4E, 0x47])]) == .noText)
    #expect(try await fault([.whole(type: "application/octet-stream", body: "x".utf8)]) == .noText)
    #expect(try await fault([.whole(type: "text/html", body: [0x61, 0x00, 0x62])]) == .noText)
    let packed = Answer.whole(type: "text/html", headers: [("content-encoding", "gzip")], body: [0x1F, 0x8B, 0x08])
    #expect(try await fault([packed]) == .noText)
    #expect(try await fault([.whole(type: "text/html; charset=big5", body: [0xA4, 0x40])]) == .noText)
  }

  @Test func `A page without an end is not waited for`() async throws {
    let endless = Answer.chunked(
      (0..<200).map { _ in [UInt8](repeating: 0x61, count: 64 << 10) }, type: "text/html")
    #expect(try await fault([endless]) == .tooLarge)
    #expect(try await fault([.silence], timeout: .milliseconds(300)) == .timedOut)
    let slow = Answer.chunked((0..<100).map { _ in [0x61] }, type: "text/html", pause: .milliseconds(50))
    #expect(try await fault([slow], timeout: .milliseconds(400)) == .timedOut)
  }

  @Test func `An answer that is no success is an answer`() async throws {
    #expect(try await page([.whole(404, type: "text/html", body: "no".utf8)]).status == 404)
  }

  @Test(arguments: ["", "example.org", "ftp://example.org/", "http://", "http://user@example.org/", "http://a b/"])
  func `What is no address is not asked for`(address: String) async {
    await #expect(throws: OutsideError.misdirected) { try await source(.anywhere).page(at: address) }
  }
}
