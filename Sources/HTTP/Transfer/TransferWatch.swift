/// Detects when an exchange takes too long. It has no clock: all times are measured from the beginning of the exchange.
package struct TransferWatch {
  /// How long the rest of a response that is no longer wanted may take.
  private static let drainTime = Duration.milliseconds(250)

  private let limits: HTTPLimits
  private var lastSign = Duration.zero
  private var sentBytes = 0
  private var arrivals = 0
  private var drainEnd: Duration?

  package init(limits: HTTPLimits) {
    self.limits = limits
  }

  /// Whether anything has arrived.
  package var hasBegun: Bool { arrivals > 0 }

  /// Notes the progress so far: how many bytes were sent, and how often something arrived.
  package mutating func note(sentBytes: Int, arrivals: Int, at time: Duration) {
    guard sentBytes > self.sentBytes || arrivals > self.arrivals else { return }
    self.sentBytes = sentBytes
    self.arrivals = arrivals
    lastSign = time
  }

  /// Notes that the rest of the response is not wanted.
  package mutating func noteEnough(at time: Duration) {
    drainEnd = drainEnd ?? time + TransferWatch.drainTime
  }

  /// Whether the time for the unwanted rest is over.
  package func isDrained(at time: Duration) -> Bool { drainEnd.map { time >= $0 } ?? false }

  /// What has been waited for too long; nil where nothing has.
  package func overdue(at time: Duration) -> TransportError.Wait? {
    if time >= limits.total { return .end }
    guard time - lastSign >= timeout else { return nil }
    return hasBegun ? .nextByte : .firstByte
  }

  /// The time until something may be overdue.
  package func remaining(at time: Duration) -> Duration {
    max(min(lastSign + timeout, limits.total, drainEnd ?? limits.total) - time, .zero)
  }

  private var timeout: Duration { hasBegun ? limits.stall : limits.firstByte }
}
