internal import FoundationEssentials
package import Merging
package import Nutrition
internal import Proposals

/// The result of receiving commits from other devices.
package struct Received: Hashable, Sendable {
  /// Commits that were new here.
  package var commits = 0
  /// Records that were inserted, changed or deleted.
  package var changes = 0
  /// The names of the devices that they are from.
  package var devices: Set<String> = []
  /// Commits that build on something that is not here yet.
  package var waiting: [SharedCommit] = []
  /// Commits that no device makes by mistake.
  package var refused: [SharedCommit] = []

  package init() {}
}

extension Store {
  /// Takes in what other devices have saved, in one commit of the journal. The same commits lead to the same records,
  /// in whatever order they arrive.
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

/// Takes in commits within one transaction.
private struct Intake {
  private let connection: Connection
  private var log: SharedLog
  private var clock: HybridClock
  private var received = Received()
  /// Whether anything was new.
  private var hasMoved = false
  private var keys: [RecordKey] = []
  private var known: Set<RecordKey> = []

  init(_ connection: Connection) throws(StoreError) {
    self.connection = connection
    log = try SharedLog(connection)
    clock = try connection.sharedClock()
  }

  /// Repeats until no more commits fit.
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

  /// Takes in one commit; false where it has to wait for another one.
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
      // Joining and removing a device are commits without writes, which are not reported.
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
