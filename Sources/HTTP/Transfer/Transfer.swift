internal import CCurl
internal import Synchronization

/// One exchange on its own thread. What arrives goes into a stream, which ends with the outcome.
final class Transfer: Sendable {
  enum Part: Sendable {
    case event(HTTPEvent)
    case ended(Result<HTTPSummary, TransportError>)
  }

  private struct State {
    var isCancelled = false
    var hasEnough = false
    /// Set only while the exchange runs: afterwards another exchange may use the channel.
    var channel: CurlChannel?
  }

  private let request: HTTPRequest
  private let settings: HTTPSettings
  private let limits: HTTPLimits
  private let parts: AsyncStream<Part>.Continuation
  private let state = Mutex(State())

  init(
    _ request: HTTPRequest, _ settings: HTTPSettings, _ limits: HTTPLimits, parts: AsyncStream<Part>.Continuation
  ) {
    self.request = request
    self.settings = settings
    self.limits = limits
    self.parts = parts
  }

  /// Ends the exchange soon. May be called on any thread.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.channel?.wake()
    }
  }

  /// Lets the exchange finish if that takes only a moment, and ends it otherwise.
  func drain() {
    state.withLock { state in
      state.hasEnough = true
      state.channel?.wake()
    }
  }

  /// Runs the exchange to its end. Blocks the thread.
  func run(on channel: CurlChannel) -> Result<HTTPSummary, TransportError> {
    state.withLock { $0.channel = channel }
    defer { state.withLock { $0.channel = nil } }
    return exchange(on: channel)
  }

  /// Delivers the outcome. The channel must be free for the next exchange by then.
  func finish(_ outcome: Result<HTTPSummary, TransportError>) {
    parts.yield(.ended(outcome))
    parts.finish()
  }

  private func exchange(on channel: CurlChannel) -> Result<HTTPSummary, TransportError> {
    let clock = ContinuousClock()
    let start = clock.now
    let receiver = ResponseReceiver(limits: limits, reach: settings.reach) { [parts] in parts.yield(.event($0)) }
    var watch = TransferWatch(limits: limits)
    // libcurl holds the receiver without retaining it.
    defer { withExtendedLifetime(receiver) { channel.end() } }
    do throws(TransportError.Kind) {
      guard channel.begin(request, settings, limits, receiver: receiver) else { throw .noResources }
      try pump(channel, receiver, &watch) { clock.now - start }
      return .success(
        HTTPSummary(
          bodyBytes: receiver.bodyBytes, duration: clock.now - start, reusedConnection: channel.reusedConnection))
    } catch {
      return .failure(TransportError(error, host: request.address.host, hadBegun: receiver.arrivals > 0))
    }
  }

  private func pump(
    _ channel: CurlChannel, _ receiver: ResponseReceiver, _ watch: inout TransferWatch, time: () -> Duration
  ) throws(TransportError.Kind) {
    while true {
      let (isCancelled, hasEnough) = state.withLock { ($0.isCancelled, $0.hasEnough) }
      if isCancelled { throw .cancelled }
      if let result = try channel.advance() {
        if let objection = receiver.objection { throw objection }
        guard result == CURLE_OK else { throw receiver.wasKeptOff ? .notPublic : TransportError.Kind(result) }
        return
      }
      let now = time()
      watch.note(sentBytes: channel.sentBytes, arrivals: receiver.arrivals, at: now)
      if hasEnough { watch.noteEnough(at: now) }
      if watch.isDrained(at: now) { return }
      if let wait = watch.overdue(at: now) { throw .timedOut(wait) }
      try channel.wait(watch.remaining(at: now))
    }
  }
}
