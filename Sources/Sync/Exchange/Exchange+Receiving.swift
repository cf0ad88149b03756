internal import Merging
internal import Store

/// Receiving commits of other devices.
extension Exchange {
  /// The bytes of commits after which a batch is saved.
  private static let batch = 2 << 20

  mutating func receive(_ arrivals: [Arrival]) throws(SyncError) {
    let setAside = try setAside(heardIn: arrivals)
    var aside = arrivals.filter { setAside.contains($0.run) }
    var waiting = try takeIn(arrivals.filter { !setAside.contains($0.run) }, behind: [])
    let needed = aside.filter { SetAside.isNeeded($0.run, by: waiting) }
    if !needed.isEmpty {
      waiting = try takeIn(needed, behind: waiting)
      let names = Set(needed.map(\.run.name))
      aside.removeAll { names.contains($0.run.name) }
    }
    outcome.setAside = aside.reduce(0) { $0 + $1.commits.count }
    let links = Set(waiting.map(\.link))
    outcome.waiting = links.count
    let left = Set(aside.map(\.run.name))
    for arrival in arrivals where !left.contains(arrival.run.name) {
      guard !arrival.commits.contains(where: { links.contains($0.link) }) else { continue }
      try storing { () throws(StoreError) in try store.keep(arrival.run) }
    }
  }

  /// Which commits of removed devices to set aside, by the removals known here and those in this exchange. Removals
  /// that a removed device made itself after its removal do not count.
  private func setAside(heardIn arrivals: [Arrival]) throws(SyncError) -> SetAside {
    var removed = try storing { () throws(StoreError) in try store.removedDevices() }
    let known = SetAside(removed)
    for arrival in arrivals where !known.contains(arrival.run) {
      for removal in arrival.commits.compactMap(\.removal) {
        removed[removal.author] = max(removed[removal.author] ?? 0, removal.seen)
      }
    }
    return SetAside(removed)
  }

  /// Takes in commits in batches, and returns those that wait for others.
  private mutating func takeIn(
    _ arrivals: [Arrival], behind waiting: [SharedCommit]
  ) throws(SyncError) -> [SharedCommit] {
    var batch = waiting
    var bytes = 0
    for arrival in arrivals {
      for commit in arrival.commits {
        batch.append(commit)
        bytes += commit.frame.count + commit.writes.reduce(0) { $0 + $1.text.count }
      }
      guard bytes > Exchange.batch else { continue }
      batch = try receive(batch)
      bytes = 0
    }
    return try receive(batch)
  }

  /// Saves commits, and returns those that wait for others.
  private mutating func receive(_ commits: [SharedCommit]) throws(SyncError) -> [SharedCommit] {
    guard !commits.isEmpty else { return [] }
    let received = try storing { () throws(StoreError) in try store.receive(commits, at: now) }
    outcome.received += received.commits
    outcome.changes += received.changes
    outcome.devices.formUnion(received.devices)
    return received.waiting
  }
}
