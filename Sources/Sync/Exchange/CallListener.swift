internal import Dispatch
package import FoundationEssentials
internal import Synchronization

/// Listens in the background for segments that other devices publish. Where the carrier cannot be reached it tries
/// again, less and less often.
package final class CallListener: Sendable {
  /// All in milliseconds.
  private static let slice: Int32 = 30_000
  private static let firstPause = 5_000
  private static let longestPause = 300_000

  private let queue = DispatchQueue(label: "calls")
  private let isOver = Mutex(false)
  private let carrier: @Sendable () throws(SyncError) -> any Carrier
  private let household: UUID
  private let heard: @Sendable () -> Void

  /// - Parameters:
  ///   - carrier: makes a carrier that nobody else uses.
  ///   - heard: called when a segment was published, and after each connection, because one may have been missed
  ///     before.
  package init(
    of household: UUID, carrier: @escaping @Sendable () throws(SyncError) -> any Carrier,
    heard: @escaping @Sendable () -> Void
  ) {
    self.carrier = carrier
    self.household = household
    self.heard = heard
  }

  /// Starts listening on a background thread.
  package func begin() {
    queue.async { [weak self] in
      var pause = CallListener.firstPause
      while let self, !self.hasEnded {
        guard let isConnected = self.listen() else { return }
        pause = isConnected ? CallListener.firstPause : min(2 * pause, CallListener.longestPause)
        Pause.milliseconds(pause)
      }
    }
  }

  /// Stops listening, at the latest when the wait in progress has ended.
  package func end() { isOver.withLock { $0 = true } }

  private var hasEnded: Bool { isOver.withLock { $0 } }

  /// Listens until the connection is lost. Returns whether there was one; nil where the carrier has no notifications.
  private func listen() -> Bool? {
    guard let made = try? carrier() else { return nil }
    guard let calling = made as? any CallingCarrier else { return nil }
    guard (try? calling.open(household)) != nil else { return false }
    heard()
    while !hasEnded, let isCalled = try? calling.isCalled(within: CallListener.slice) {
      if isCalled { heard() }
    }
    return true
  }
}
