internal import HTTP
internal import LoopbackServer
internal import Testing

/// What came of a request.
struct Exchange {
  var head: HTTPResponseHead?
  var pieces: [[UInt8]] = []
  var error: TransportError?

  var body: [UInt8] { pieces.flatMap(\.self) }
  var text: String { String(decoding: body, as: UTF8.self) }
}

extension HTTPClient {
  static func forTests(trace: HTTPTrace? = nil) -> HTTPClient {
    HTTPClient(HTTPSettings(userAgent: "larder/test"), trace: trace)
  }

  /// Sends a request and keeps all that arrives.
  func exchange(
    _ request: HTTPRequest, limits: HTTPLimits = HTTPLimits(), stopAfter pieces: Int = .max, with end: HTTPFlow = .stop
  ) async -> Exchange {
    var exchange = Exchange()
    do throws(TransportError) {
      try await send(request, limits: limits) { event in
        switch event {
        case .head(let head): exchange.head = head
        case .body(let bytes): exchange.pieces.append(Array(bytes))
        }
        return exchange.pieces.count < pieces ? .more : end
      }
    } catch {
      exchange.error = error
    }
    return exchange
  }
}

extension HTTPRequest {
  /// Asks the server for "/v1/things".
  static func get(_ server: LoopbackServer) throws -> HTTPRequest {
    HTTPRequest(.get, try #require(WebAddress(server.address)).appending("v1/things"))
  }

  static func post(_ server: LoopbackServer, _ body: some Sequence<UInt8>) throws -> HTTPRequest {
    HTTPRequest(
      .post, try #require(WebAddress(server.address)).appending("v1/things"),
      headers: ["content-type": "application/json"], body: Array(body))
  }
}
