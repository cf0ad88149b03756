internal import HTTP

/// Whether a failed request is sent again, and after what pause.
package struct RetryPolicy: Hashable, Sendable {
  /// The most times that a request is sent again; 0 for never.
  package var retries: Int
  /// The upper limit for the first pause; it doubles with every attempt.
  package var base: Duration
  /// The upper limit for every pause.
  package var cap: Duration
  /// A request is not repeated where the server asks for a longer pause than this.
  package var longestRetry: Duration

  package init(
    retries: Int = 2, base: Duration = .milliseconds(500), cap: Duration = .seconds(8),
    longestRetry: Duration = .seconds(60)
  ) {
    self.retries = retries
    self.base = base
    self.cap = cap
    self.longestRetry = longestRetry
  }

  /// The pause before the next attempt; nil where there is none.
  ///
  /// - Parameters:
  ///   - tries: how many attempts there were before the one that failed.
  ///   - random: a number from 0 up to 1, drawn only where it is needed.
  func pause(after failure: AttemptError, tries: Int, random: () -> Double) -> Duration? {
    guard tries < retries, failure.mayPass(tries: tries) else { return nil }
    if let retryAfter = failure.retryAfter { return retryAfter <= longestRetry ? retryAfter : nil }
    let longest = min(base * (1 << min(tries, 20)), cap)
    return longest * random()
  }
}
