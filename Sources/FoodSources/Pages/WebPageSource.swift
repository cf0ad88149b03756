internal import FoodData
package import HTTP

/// Pages over the network: http and https only, a few redirections, a few megabytes, and not for long. Whether an address
/// may be gone to is decided for every connection by where it really leads (`HTTPSettings.reach`), redirections too.
package struct WebPageSource: PageSource {
  private static let mostTurns = 5
  private static let mostBytes = 4 << 20

  private let client: HTTPClient
  private let limits: HTTPLimits

  /// - Parameters:
  ///   - client: says who asks, and how far it reaches.
  ///   - patience: the time after which no answer is waited for, all in all.
  package init(client: HTTPClient, timeout: Duration = .seconds(20)) {
    self.client = client
    limits = HTTPLimits(
      connect: min(timeout, .seconds(5)), firstByte: min(timeout, .seconds(10)), stall: min(timeout, .seconds(5)),
      total: timeout, body: WebPageSource.mostBytes, passesRedirections: true)
  }

  /// Follows at most five redirections. Throws `.misdirected` for more or for no address, and `.noText` for what is no
  /// page.
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

    /// Where it points to.
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
          // What a redirection or a picture says is not waited for.
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
