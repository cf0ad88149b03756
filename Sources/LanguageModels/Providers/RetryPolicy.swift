internal import HTTP

/// Whether a request that failed is sent once more, and after which time.
package struct RetryPolicy: Hashable, Sendable {
  /// How often a request is sent again at most; 0 never does.
  package var retries: Int
  /// The longest first pause; each further one may be twice as long.
  package var base: Duration
  /// The longest pause of all.
  package var cap: Duration
  /// A server that wants a longer pause is not asked again.
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

  /// The pause before the next try; nil where there is none.
  ///
  /// - Parameters:
  ///   - tries: how many tries there were before the one that failed.
  ///   - random: from 0 up to 1, drawn only where it is needed.
  func pause(after failure: AttemptError, tries: Int, random: () -> Double) -> Duration? {
    guard tries < retries, failure.mayPass(tries: tries) else { return nil }
    if let retryAfter = failure.retryAfter { return retryAfter <= longestRetry ? retryAfter : nil }
    let longest = min(base * (1 << min(tries, 20)), cap)
    return longest * random()
  }
}
