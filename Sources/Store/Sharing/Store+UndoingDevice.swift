internal import FoundationEssentials
internal import Merging
package import Nutrition
package import Proposals

extension Store {
  /// The changes that lead to the records as they would be without what a device has changed since a moment, by the
  /// device's clock. Changes of other devices stay.
  ///
  /// - Parameter device: its name, as in `householdDevices`.
  package func changes(without device: String, since moment: Instant) throws(StoreError) -> [Change] {
    try connection.read { () throws(StoreError) in
      var log = try SharedLog(connection)
      var streams: Set<Int> = []
      for (index, stream) in log.streams.streams.enumerated() where stream.tip > 0 {
        if try connection.sharedCommit(index, stream.tip).note.device == device { streams.insert(index) }
      }
      let leftOut = LeftOutCommits(streams: streams, since: HybridTime(milliseconds: moment.milliseconds))
      log.leftOut = leftOut
      var resolver = MergeResolver(connection, log, isTrial: true)
      return try resolver.changes(for: try connection.keys(of: leftOut))
    }
  }
}

/// Commits to ignore: those of some streams since a moment.
struct LeftOutCommits: Hashable {
  let streams: Set<Int>
  let since: HybridTime

  func contains(_ place: Version.Place, _ clock: HybridTime) -> Bool {
    clock >= since && streams.contains(place.stream)
  }
}

extension Connection {
  /// The records that these commits have written.
  fileprivate func keys(of commits: LeftOutCommits) throws(StoreError) -> [RecordKey] {
    var keys: Set<RecordKey> = []
    for stream in commits.streams {
      let query = """
        SELECT w.text FROM shared_write AS w JOIN shared_commit AS c ON c.stream = w.stream AND c.number = w.number
        WHERE c.stream = ? AND c.clock >= ?
        """
      let writes = try all(query, [stream, commits.since.packed]) { row in try? RecordWrite(text: row.bytes()) }
      for write in writes { if let write { keys.insert(write.key) } }
    }
    return Array(keys)
  }
}
