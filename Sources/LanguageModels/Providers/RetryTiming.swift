/// The clock and the random numbers for retries.
package struct RetryTiming: Sendable {
  /// Waits; throws where the exchange was cancelled meanwhile.
  package let sleep: @Sendable (Duration) async throws(CancellationError) -> Void
  /// A number from 0 up to 1.
  package let random: @Sendable () -> Double

  package init(
    sleep: @escaping @Sendable (Duration) async throws(CancellationError) -> Void,
    random: @escaping @Sendable () -> Double
  ) {
    self.sleep = sleep
    self.random = random
  }

  /// The system's clock and random numbers.
  package static var system: RetryTiming {
    RetryTiming(
      sleep: { pause throws(CancellationError) in
        do {
          try await Task.sleep(for: pause)
        } catch {
          throw CancellationError()
        }
      }, random: { Double.random(in: 0..<1) })
  }
}
