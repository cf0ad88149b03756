internal import FoundationEssentials
internal import Merging
internal import Nutrition

extension Connection {
  /// The household that the home shares; nil where there is none.
  func sharedHome() throws(StoreError) -> SharedHome? {
    let query = "SELECT household, place, name, author, secret, fingerprint, met FROM shared_home WHERE one = 1"
    return try first(query) { row throws(StoreError) in
      var home = SharedHome(
        household: try row.uuid(), place: try row.text(), name: try row.text(), author: DeviceID(try row.uuid()),
        secret: row.bytes(), fingerprint: row.bytes())
      home.met = try row.optional { row in row.instant() }
      return home
    }
  }

  func sharedClock() throws(StoreError) -> HybridClock {
    let last = try first("SELECT clock FROM shared_home") { row in row.integer() }
    return HybridClock(last: HybridTime(packed: last ?? 0))
  }

  func keep(_ clock: HybridClock) throws(StoreError) {
    try run("UPDATE shared_home SET clock = ?", [clock.last.packed])
  }

  /// The streams, in the order of their numbers.
  func sharedStreams() throws(StoreError) -> StreamTable {
    let query = "SELECT author, fork_stream, fork_number, tip, link FROM shared_stream ORDER BY stream"
    let streams = try all(query) { row throws(StoreError) in
      let author = DeviceID(try row.uuid())
      let stream = try row.optional { row in row.int() }
      let number = try row.optional { row in row.int() }
      let fork = stream.flatMap { stream in number.map { Version.Place(stream: stream, number: $0) } }
      let tip = row.int()
      guard let link = CommitLink(row.bytes()) else { throw .damaged }
      return StreamTable.Stream(author: author, fork: fork, tip: tip, link: link)
    }
    return StreamTable(streams)
  }
}
