internal import Synchronization

/// What a provider has refused during this run, so that it is not asked for it again.
final class RememberedConcessions: Sendable {
  private let refused = Mutex<Set<Concession>>([])

  var all: Set<Concession> { refused.withLock(\.self) }

  /// False where it was already known.
  func insert(_ concession: Concession) -> Bool { refused.withLock { $0.insert(concession).inserted } }
}
