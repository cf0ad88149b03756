internal import FoodData
package import HTTP

/// Fetches pages over the network: http and https only, with few redirections and limits on size and time. Whether an
/// address may be connected to is decided for each connection, including redirections, by the real address
/// (`HTTPSettings.reach`).
package struct WebPageSource: PageSource {
  private static let mostTurns = 5
  private static let mostBytes = 4 << 20

  private let client: HTTPClient
  private let limits: HTTPLimits

  /// - Parameters:
  ///   - client: its User-Agent says who asks, and it limits which addresses are reached.
  ///   - timeout: the time limit for an answer, in total.
  package init(client: HTTPClient, timeout: Duration = .seconds(20)) {
    self.client = client
    limits = HTTPLimits(
      connect: min(timeout, .seconds(5)), firstByte: min(timeout, .seconds(10)), stall: min(timeout, .seconds(5)),
      total: timeout, body: WebPageSource.mostBytes, passesRedirections: true)
  }

  /// Follows at most five redirections. Throws `.misdirected` for more or for an invalid address, and `.noText` for
  /// anything but text.
  package func page(at address: String) async throws(OutsideError) -> OutsideAnswer {
    guard var next = WebAddress(String(address.prefix { $0 != "#" })) else { throw .misdirected }
    for _ in 0...WebPageSource.mostTurns {
      let response = try await response(at: next)
      guard let place = response.redirection else { return try page(response) }
      guard let target = next.reference(place) else { throw .misdirected }
      next = target
    }
    throw .misdirected
  }

  private struct Response {
    var head = HTTPResponseHead(status: 0)
    var body: [UInt8] = []

    /// The target of a redirection; nil where the answer is none.
    var redirection: String? {
      [301, 302, 303, 307, 308].contains(head.status) ? head.headers["location"] ?? "" : nil
    }
  }

  private func response(at address: WebAddress) async throws(OutsideError) -> Response {
    let headers: HTTPHeaders = [
      "Accept": "text/html,application/xhtml+xml,text/plain;q=0.8", "Accept-Encoding": "identity",
    ]
    var response = Response()
    do throws(TransportError) {
      try await client.send(HTTPRequest(.get, address, headers: headers), limits: limits) { event in
        switch event {
        case .head(let head):
          response.head = head
          // The body of a redirection or a picture is not read.
          return response.redirection == nil && WebPageSource.isText(head) ? .more : .stop
        case .body(let bytes):
          response.body += bytes
          return .more
        }
      }
    } catch {
      throw OutsideError(error)
    }
    return response
  }

  private func page(_ response: Response) throws(OutsideError) -> OutsideAnswer {
    guard WebPageSource.isText(response.head),
      let text = PageEncoding.text(of: response.body, type: response.head.headers["content-type"])
    else { throw .noText }
    return OutsideAnswer(status: response.head.status, body: Array(text.utf8))
  }

  private static func isText(_ head: HTTPResponseHead) -> Bool {
    if let encoding = head.headers["content-encoding"], encoding.lowercased() != "identity" { return false }
    guard let type = head.headers["content-type"]?.lowercased() else { return true }
    return ["text/html", "application/xhtml+xml", "text/plain", "application/xml", "text/xml"].contains {
      type.hasPrefix($0)
    }
  }
}
