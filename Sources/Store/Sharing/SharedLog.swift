internal import FoundationEssentials
internal import Merging
internal import Nutrition

/// The commits of all devices of the household, as they are stored in the tables, within one transaction.
struct SharedLog {
  let connection: Connection
  private(set) var streams: StreamTable
  /// Commits to ignore; nil where all of them count.
  var leftOut: LeftOutCommits?

  init(_ connection: Connection) throws(StoreError) {
    self.connection = connection
    streams = try connection.sharedStreams()
  }

  /// The stream in which a device's next commit goes: the one with its newest commit.
  func stream(of author: DeviceID) -> Int? {
    streams.streams.indices.filter { streams.streams[$0].author == author }.max {
      streams.streams[$0].tip < streams.streams[$1].tip
    }
  }

  /// Where in the streams a commit belongs.
  func placement(of commit: SharedCommit) throws(StoreError) -> StreamTable.Placement {
    try looking { find in streams.placement(of: commit, find: find) }
  }

  /// Adds a commit at its place.
  mutating func add(_ commit: SharedCommit, at place: Version.Place, seen: [Int: Int]) throws(StoreError) {
    var streams = streams
    try looking { find in streams.add(commit, at: place, find: find) }
    self.streams = streams
    let stream = streams.streams[place.stream]
    try connection.run(
      "INSERT OR REPLACE INTO shared_stream (stream, author, fork_stream, fork_number, tip, link) VALUES (?, ?, ?, ?, ?, ?)",
      [place.stream, stream.author.value, stream.fork?.stream, stream.fork?.number, stream.tip, stream.link.bytes])
    try connection.run(
      "INSERT INTO shared_commit (stream, number, clock, link, seen, frame) VALUES (?, ?, ?, ?, ?, ?)",
      [place.stream, place.number, commit.clock.packed, commit.link.bytes, SeenBytes.bytes(seen), commit.frame])
    for (position, write) in commit.writes.enumerated() {
      try connection.run(
        "INSERT INTO shared_write (stream, number, position, record, text) VALUES (?, ?, ?, ?, ?)",
        [place.stream, place.number, position, write.id, write.text])
      if write.kind == .food { try connection.note(write) }
    }
  }

  /// Runs `body` with a function that finds the stream of a stored commit. An error while reading is thrown afterwards.
  private func looking<Result>(_ body: ((SharedCommit.Head) -> Int?) -> Result) throws(StoreError) -> Result {
    var fault: StoreError?
    let result = body { head in
      do throws(StoreError) { return try stream(of: head) } catch { fault = error }
      return nil
    }
    if let fault { throw fault }
    return result
  }

  /// The stream that contains a commit; nil where it is not here.
  func stream(of head: SharedCommit.Head) throws(StoreError) -> Int? {
    for (index, stream) in streams.streams.enumerated() where stream.author == head.author && stream.tip >= head.number
    {
      if stream.tip == head.number {
        if stream.link.tag == head.tag { return index }
        continue
      }
      let link = try connection.first(
        "SELECT link FROM shared_commit WHERE stream = ? AND number = ?", [index, head.number]
      ) { row in CommitLink(row.bytes()) }
      if let link, link?.tag == head.tag { return index }
    }
    return nil
  }

  /// All versions of a record.
  func versions(of key: RecordKey) throws(StoreError) -> [Version] {
    let query = """
      SELECT w.stream, w.number, c.clock, c.link, c.seen, w.text
      FROM shared_write AS w JOIN shared_commit AS c ON c.stream = w.stream AND c.number = w.number WHERE w.record = ?
      """
    let found = try connection.all(query, [key.id]) { row throws(StoreError) -> Version? in
      let place = Version.Place(stream: row.int(), number: row.int())
      let clock = HybridTime(packed: row.integer())
      guard leftOut?.contains(place, clock) != true else { return nil }
      guard let link = CommitLink(row.bytes()) else { throw .damaged }
      let seen = SeenBytes.seen(row.bytes())
      let write: RecordWrite
      do throws(CommitError) { write = try RecordWrite(text: row.bytes()) } catch { throw .damaged }
      return write.key == key ? Version(place: place, clock: clock, link: link, seen: seen, write: write) : nil
    }
    return found.compactMap(\.self)
  }
}

/// What a commit had seen, as stored in a column: pairs of stream and number, four and eight bytes, little-endian.
enum SeenBytes {
  static func bytes(_ seen: [Int: Int]) -> [UInt8] {
    seen.sorted { $0.key < $1.key }.flatMap { stream, number in
      (0..<4).map { UInt8(truncatingIfNeeded: stream >> (8 * $0)) }
        + (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
  }

  static func seen(_ bytes: [UInt8]) -> [Int: Int] {
    var seen: [Int: Int] = [:]
    var start = 0
    while start + 12 <= bytes.count {
      seen[number(bytes[start..<(start + 4)])] = number(bytes[(start + 4)..<(start + 12)])
      start += 12
    }
    return seen
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
