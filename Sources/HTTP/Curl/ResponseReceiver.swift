/// Takes what libcurl delivers during one exchange, on its thread.
final class ResponseReceiver {
  private let limits: HTTPLimits
  private let reach: HTTPReach
  private let pass: (HTTPEvent) -> Void
  private var reader: HeadReader
  private var hasHead = false
  private(set) var bodyBytes = 0
  /// Grows with everything that arrives.
  private(set) var arrivals = 0
  /// Why it refused to take more; nil where it did not.
  private(set) var objection: TransportError.Kind?

  /// Whether an address of the host was refused because it is not public.
  private(set) var wasKeptOff = false

  /// - Parameter pass: receives the parts of the response.
  init(limits: HTTPLimits, reach: HTTPReach, pass: @escaping (HTTPEvent) -> Void) {
    self.limits = limits
    self.reach = reach
    self.pass = pass
    reader = HeadReader(limit: limits.head)
  }

  /// Whether an address may be connected to.
  func allows(_ address: HostAddress?) -> Bool {
    if reach.allows(address) { return true }
    wasKeptOff = true
    return false
  }

  /// Takes one line; false where the exchange has to end.
  func takeHeader(_ bytes: [UInt8]) -> Bool {
    arrivals += 1
    // Headers after the body are trailers.
    guard !hasHead else { return true }
    do throws(TransportError.Kind) {
      guard let head = try reader.take(bytes[...]) else { return true }
      if !limits.passesRedirections, let place = ResponseReceiver.redirection(head) { throw .redirected(toHost: place) }
      hasHead = true
      pass(.head(head))
      return true
    } catch {
      objection = error
      return false
    }
  }

  /// Takes a piece of the body; false where the exchange has to end.
  func takeBody(_ bytes: [UInt8]) -> Bool {
    arrivals += 1
    bodyBytes += bytes.count
    guard hasHead, bodyBytes <= limits.body else {
      objection = hasHead ? .bodyTooLarge(limit: limits.body) : .notHTTP
      return false
    }
    pass(.body(bytes[...]))
    return true
  }

  /// The host that a redirection points to, empty where it cannot be determined; nil where the head is no redirection.
  private static func redirection(_ head: HTTPResponseHead) -> String? {
    guard (300...399).contains(head.status) else { return nil }
    return head.headers["location"].flatMap { WebAddress($0) }?.host ?? ""
  }
}
