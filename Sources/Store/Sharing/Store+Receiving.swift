internal import FoundationEssentials
package import Merging
package import Nutrition
internal import Proposals

/// What became of commits that came from other devices.
package struct Received: Hashable, Sendable {
  /// Commits that were new here.
  package var commits = 0
  /// Records that came, changed or went.
  package var changes = 0
  /// The devices that they are from, as they are called.
  package var devices: Set<String> = []
  /// What builds on something that is not here yet.
  package var waiting: [SharedCommit] = []
  /// What no device makes by mistake.
  package var refused: [SharedCommit] = []

  package init() {}
}

extension Store {
  /// Takes in what other devices have saved, in one commit of the journal: whatever comes in whichever order, the same commits
  /// lead to the same records.
  ///
  /// - Throws: what a commit throws, and then nothing was taken in.
  package func receive(_ commits: [SharedCommit], at now: Instant) throws(StoreError) -> Received {
    try lookBeforeFirstCommit()
    return try connection.write { () throws(StoreError) in
      var intake = try Intake(connection)
      try intake.take(commits, at: now)
      return try intake.finish(at: now)
    }
  }
}

/// Commits on their way in, within one transaction.
private struct Intake {
  private let connection: Connection
  private var log: SharedLog
  private var clock: HybridClock
  private var received = Received()
  /// Something was new, of whatever kind.
  private var hasMoved = false
  private var keys: [RecordKey] = []
  private var known: Set<RecordKey> = []

  init(_ connection: Connection) throws(StoreError) {
    self.connection = connection
    log = try SharedLog(connection)
    clock = try connection.sharedClock()
  }

  /// Again and again, until nothing more fits.
  mutating func take(_ commits: [SharedCommit], at now: Instant) throws(StoreError) {
    var waiting = commits
    while !waiting.isEmpty {
      var left: [SharedCommit] = []
      for commit in waiting where try !take(commit, at: now) { left.append(commit) }
      if left.count == waiting.count { break }
      waiting = left
    }
    received.waiting = waiting
  }

  /// False for one that waits.
  private mutating func take(_ commit: SharedCommit, at now: Instant) throws(StoreError) -> Bool {
    switch try log.placement(of: commit) {
    case .known: return true
    case .waits: return false
    case .refused:
      received.refused.append(commit)
      return true
    case .next(let place, let seen):
      try log.add(commit, at: place, seen: seen)
      clock.adopt(commit.clock, at: now)
      hasMoved = true
      // Who joins or is taken out says so in a commit that writes nothing, of which nobody is told.
      guard !commit.writes.isEmpty else { return true }
      received.commits += 1
      received.devices.insert(commit.note.device)
      for write in commit.writes where known.insert(write.key).inserted { keys.append(write.key) }
      return true
    }
  }

  mutating func finish(at now: Instant) throws(StoreError) -> Received {
    if hasMoved { try connection.keep(clock) }
    guard received.commits > 0 else { return received }
    let summary = "from " + received.devices.sorted().joined(separator: ", ")
    received.changes = try connection.applyMerged(keys, log, SharedCommit.Note.fitting(summary), at: now).count
    return received
  }
}
