internal import FoundationEssentials
internal import JSON
internal import Nutrition
internal import Proposals

/// The proposals that clients were asked to put before their person, each under an unguessable name. Each can be answered once,
/// and only within `lifetime`.
struct PendingConfirmations {
  /// In minutes. An answer that comes later is refused.
  static let lifetime = 15
  /// Beyond this number the oldest questions are forgotten; their drafts stay.
  private static let most = 50

  struct Pending: Hashable {
    let proposal: Proposal
    /// The id of the request whose response waits for the answer; null where the client repeats the request.
    let request: JSONValue
    /// The call that asked, so that a different call cannot bring the answer.
    let call: JSONValue
    let dialogue: Dialogue
    let asked: Instant
  }

  private var pending: [(name: String, confirmation: Pending)] = []

  mutating func add(_ confirmation: Pending, as name: String) {
    pending.append((name, confirmation))
    if pending.count > PendingConfirmations.most { pending.removeFirst() }
  }

  /// Removes and returns a confirmation; nil where the name is unknown or the question is too old.
  mutating func take(_ name: String, now: Instant) -> Pending? {
    guard let index = pending.firstIndex(where: { $0.name == name }) else { return nil }
    let found = pending.remove(at: index).confirmation
    return now.minutes(since: found.asked) < PendingConfirmations.lifetime ? found : nil
  }

  /// Forgets the questions of a request that was cancelled.
  mutating func cancel(_ request: JSONValue) {
    pending.removeAll { $0.confirmation.request == request && request != .null }
  }

  /// Forgets the questions about a proposal that is no longer waiting.
  mutating func forget(_ proposal: UUID) {
    pending.removeAll { $0.confirmation.proposal.id == proposal }
  }
}
