internal import FoundationEssentials
internal import JSON
internal import Nutrition
internal import Proposals

/// The proposals that a client was asked to put before its person, by a name that nobody can guess. Each is answered once,
/// and within a time.
struct PendingConfirmations {
  /// In minutes: a form that lies there longer is no answer any more.
  static let lifetime = 15
  /// The oldest beyond that many are forgotten; their drafts stay.
  private static let most = 50

  struct Pending: Hashable {
    let proposal: Proposal
    /// The request whose answer waits for it; null where the client repeats the request.
    let request: JSONValue
    /// What the client asked for, so that another call cannot bring its answer.
    let call: JSONValue
    let dialogue: Dialogue
    let asked: Instant
  }

  private var pending: [(name: String, confirmation: Pending)] = []

  mutating func add(_ confirmation: Pending, as name: String) {
    pending.append((name, confirmation))
    if pending.count > PendingConfirmations.most { pending.removeFirst() }
  }

  /// Takes one out; nil where the name is none, or it was asked too long ago.
  mutating func take(_ name: String, now: Instant) -> Pending? {
    guard let index = pending.firstIndex(where: { $0.name == name }) else { return nil }
    let found = pending.remove(at: index).confirmation
    return now.minutes(since: found.asked) < PendingConfirmations.lifetime ? found : nil
  }

  /// Forgets what waits for the answer to a request that was cancelled.
  mutating func cancel(_ request: JSONValue) {
    pending.removeAll { $0.confirmation.request == request && request != .null }
  }

  /// Forgets the questions about a proposal that is gone.
  mutating func forget(_ proposal: UUID) {
    pending.removeAll { $0.confirmation.proposal.id == proposal }
  }
}
