internal import FoundationEssentials
package import Merging
package import Nutrition

extension Store {
  /// Continues as another device. Commits that are not yet in a signed run were never sent: they become the new
  /// device's, so that no two homes have commits with the same device and number.
  ///
  /// - Parameters:
  ///   - secret: the seed of the new device's key.
  ///   - fingerprint: of the machine and the folder as they are now.
  package func renewDevice(
    as author: DeviceID, secret: [UInt8], fingerprint: [UInt8], at now: Instant
  ) throws(StoreError) {
    let unsigned = try unsignedCommits(mostBytes: .max)
    try connection.write { () throws(StoreError) in
      guard let old = try connection.sharedHome() else { return }
      let log = try SharedLog(connection)
      let stream = log.stream(of: old.author)
      if let stream, let first = unsigned.first { try connection.cut(stream, before: first, leavingTo: author) }
      try connection.run(
        "UPDATE shared_home SET author = ?, secret = ?, fingerprint = ?", [author.value, secret, fingerprint])
      let streams = try connection.sharedStreams().streams
      let before = stream.map { streams[$0] }.flatMap { left in
        left.author == old.author
          ? SharedCommit.Head(author: old.author, number: left.tip, tag: left.link.tag) : nil
      }
      try connection.reissue(unsigned, as: author, behind: before, at: now)
    }
  }
}

extension Connection {
  /// Removes the commits of a stream from `first` on. Where that is the whole stream, it becomes the new device's.
  fileprivate func cut(_ stream: Int, before first: SharedCommit, leavingTo author: DeviceID) throws(StoreError) {
    for table in ["shared_write", "shared_commit"] {
      try run("DELETE FROM \(table) WHERE stream = ? AND number >= ?", [stream, first.number])
    }
    try run(
      "UPDATE shared_stream SET tip = ?, link = ? WHERE stream = ?",
      [first.number - 1, first.previous.bytes, stream])
    if first.number == 1 { try run("UPDATE shared_stream SET author = ? WHERE stream = ?", [author.value, stream]) }
  }

  /// Appends the same commits as another device's, which has seen what they had seen and the commits before them.
  fileprivate func reissue(
    _ commits: [SharedCommit], as author: DeviceID, behind: SharedCommit.Head?, at now: Instant
  ) throws(StoreError) {
    var log = try SharedLog(self)
    var previous: SharedCommit?
    var keys: [RecordKey] = []
    for (index, old) in commits.enumerated() {
      let commit = SharedCommit(
        author: author, number: index + 1, previous: previous?.link ?? .start, clock: old.clock,
        seen: old.seen + [behind].compactMap(\.self), note: old.note, writes: old.writes)
      guard case .next(let place, let seen) = try log.placement(of: commit) else { throw .damaged }
      try log.add(commit, at: place, seen: seen)
      previous = commit
      keys += commit.writes.map(\.key)
    }
    try applyMerged(keys, log, "as another device", at: now)
  }
}
