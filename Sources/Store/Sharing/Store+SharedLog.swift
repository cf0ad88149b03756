internal import Digest
internal import FoundationEssentials
package import Merging
internal import Nutrition

/// A run of a device's commits, signed over the link of the last one, as it is exchanged.
package struct SignedRun: Hashable, Sendable {
  /// The device that made the commits.
  package let author: DeviceID
  /// The number of its first commit in the device's stream, from 1.
  package let first: Int
  /// The number of its last commit, which it includes.
  package let last: Int
  /// The link of the last commit.
  package let link: CommitLink
  /// The device's public key: 32 bytes.
  package let key: [UInt8]
  /// The signature: 64 bytes.
  package let signature: [UInt8]

  package init(author: DeviceID, first: Int, last: Int, link: CommitLink, key: [UInt8], signature: [UInt8]) {
    self.author = author
    self.first = first
    self.last = last
    self.link = link
    self.key = key
    self.signature = signature
  }
}

extension Store {
  /// The devices' streams as they stand here.
  package func sharedStreams() throws(StoreError) -> StreamTable { try connection.sharedStreams() }

  /// The signed runs that are known here, in the order of their last commits.
  package func signedRuns() throws(StoreError) -> [SignedRun] {
    let query = "SELECT author, first, last, link, key, signature FROM shared_segment ORDER BY author, last, link"
    return try connection.all(query) { row throws(StoreError) in
      let author = DeviceID(try row.uuid())
      let (first, last) = (row.int(), row.int())
      guard let link = CommitLink(row.bytes()) else { throw .damaged }
      return SignedRun(author: author, first: first, last: last, link: link, key: row.bytes(), signature: row.bytes())
    }
  }

  /// Keeps the signature of a run.
  package func keep(_ run: SignedRun) throws(StoreError) {
    try connection.write { () throws(StoreError) in
      try connection.run(
        "INSERT OR IGNORE INTO shared_segment (author, first, last, link, key, signature) VALUES (?, ?, ?, ?, ?, ?)",
        [run.author.value, run.first, run.last, run.link.bytes, run.key, run.signature])
    }
  }

  /// The commits of this device that are not in a signed run yet, as many as fit into this many bytes.
  package func unsignedCommits(mostBytes: Int) throws(StoreError) -> [SharedCommit] {
    guard let home = try connection.sharedHome() else { return [] }
    let log = try SharedLog(connection)
    guard let stream = log.stream(of: home.author) else { return [] }
    let signed =
      try connection.first(
        "SELECT max(last) FROM shared_segment WHERE author = ?", [home.author.value]
      ) { row in row.int() } ?? 0
    var commits: [SharedCommit] = []
    var bytes = 0
    var number = signed + 1
    while number <= log.streams.streams[stream].tip {
      let commit = try connection.sharedCommit(stream, number)
      bytes += commit.body.count
      if !commits.isEmpty, bytes > mostBytes { break }
      commits.append(commit)
      number += 1
    }
    return commits
  }

  /// The commits of a signed run; nil where they are not here.
  package func commits(of run: SignedRun) throws(StoreError) -> [SharedCommit]? {
    let log = try SharedLog(connection)
    var commits: [SharedCommit] = []
    var next = SharedCommit.Head(author: run.author, number: run.last, tag: run.link.tag)
    while next.number >= run.first {
      guard let stream = try log.stream(of: next) else { return nil }
      let commit = try connection.sharedCommit(stream, next.number)
      commits.append(commit)
      next = SharedCommit.Head(author: run.author, number: next.number - 1, tag: commit.previous.tag)
    }
    return commits.reversed()
  }

  /// A digest of the records that the household's devices share, which leaves out what is the default profile on each.
  /// It is the same on every device that has the same commits.
  package func sharedHash() throws(StoreError) -> String {
    var digest = SHA256()
    try forEachRecord { record in
      digest.add(record.kind.rawValue.utf8)
      digest.add(record.id.bytes)
      for (group, value) in RecordFields(of: record).groups.sorted(by: { $0.key < $1.key }) {
        digest.add(group.utf8)
        digest.add(value)
      }
    }
    return digest.hexadecimal()
  }
}

extension Connection {
  /// A stored commit, read back.
  func sharedCommit(_ stream: Int, _ number: Int) throws(StoreError) -> SharedCommit {
    let frame = try first(
      "SELECT frame FROM shared_commit WHERE stream = ? AND number = ?", [stream, number]
    ) { row in row.bytes() }
    let writes = try all(
      "SELECT text FROM shared_write WHERE stream = ? AND number = ? ORDER BY position", [stream, number]
    ) { row in row.bytes() }
    guard let frame, let commit = try? SharedCommit(body: SharedCommit.body(frame: frame, writes: writes)) else {
      throw .damaged
    }
    return commit
  }
}
