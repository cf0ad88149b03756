/// Sends requests and streams the responses. Connections are kept for later requests, HTTP/2 is used where the server
/// offers it, and a proxy is taken from the environment. Redirections are not followed, because the headers may contain
/// a key.
package final class HTTPClient: Sendable {
  private let settings: HTTPSettings
  private let trace: HTTPTrace?
  private let pool = ChannelPool()

  package init(_ settings: HTTPSettings, trace: HTTPTrace? = nil) {
    self.settings = settings
    self.trace = trace
  }

  /// Sends a request. Cancelling the task ends the exchange.
  ///
  /// - Parameter receive: gets the head and then the body in pieces as they arrive, and may stop the exchange.
  package func send(
    _ request: HTTPRequest, limits: HTTPLimits = HTTPLimits(), receive: (HTTPEvent) -> HTTPFlow
  ) async throws(TransportError) {
    let clock = ContinuousClock()
    let start = clock.now
    trace?(.sending(request))
    do throws(TransportError) {
      let summary = try await exchange(request, limits) { event in
        if case .head(let head) = event { trace?(.masked(head, after: clock.now - start)) }
        return receive(event)
      }
      if let summary { trace?(.ended(summary)) }
    } catch {
      trace?(.failed(error, after: clock.now - start))
      throw error
    }
  }

  /// Nil where the receiver stopped the exchange.
  private func exchange(
    _ request: HTTPRequest, _ limits: HTTPLimits, receive: (HTTPEvent) -> HTTPFlow
  ) async throws(TransportError) -> HTTPSummary? {
    if let name = request.invalidHeader { throw TransportError(.invalidHeader(name: name), host: request.address.host) }
    guard !Task.isCancelled else { throw TransportError(.cancelled, host: request.address.host) }
    let (parts, continuation) = AsyncStream.makeStream(of: Transfer.Part.self)
    let transfer = Transfer(request, settings, limits, parts: continuation)
    try begin(transfer, host: request.address.host)
    // However this function is left, the thread must not go on.
    defer { transfer.cancel() }
    var hadBegun = false
    var flow = HTTPFlow.more
    for await part in parts {
      // Parts that had arrived before the cancellation are not passed on.
      guard !Task.isCancelled else { break }
      switch part {
      case .event(let event):
        hadBegun = true
        if flow == .more { flow = receive(event) }
        if flow == .enough { transfer.drain() }
        if flow == .stop { return nil }
      // An error in the rest of the response is ignored where the receiver has had enough.
      case .ended(let outcome): return flow == .enough ? try? outcome.get() : try outcome.get()
      }
    }
    throw TransportError(.cancelled, host: request.address.host, hadBegun: hadBegun)
  }

  private func begin(_ transfer: Transfer, host: String) throws(TransportError) {
    do throws(TransportError.Kind) {
      let channel = try pool.take()
      let started = TransferThread.start { [pool] in
        let outcome = transfer.run(on: channel)
        pool.giveBack(channel)
        transfer.finish(outcome)
      }
      guard started else { throw .noResources }
    } catch {
      throw TransportError(error, host: host)
    }
  }
}

extension HTTPRequest {
  /// The name of the first header that is invalid; nil where all are valid.
  fileprivate var invalidHeader: String? {
    headers.fields.first { !HTTPHeaders.Field.isValid(name: $0.name, value: $0.value) }?.name
      ?? secretHeaders.first { !HTTPHeaders.Field.isValid(name: $0.name, value: $0.value.revealed) }?.name
  }
}
