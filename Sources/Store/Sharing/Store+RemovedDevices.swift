internal import FoundationEssentials
package import Merging
package import Nutrition

/// A removal is a commit without writes. Its note names the device, and what it had seen of the device is what still
/// counts.
extension Store {
  fileprivate static let removal = "remove"

  /// The ids of a device by its name: more than one where it was copied or restored.
  package func authors(of device: String) throws(StoreError) -> Set<DeviceID> {
    try connection.read { () throws(StoreError) in
      var authors: Set<DeviceID> = []
      for (index, stream) in try connection.sharedStreams().streams.enumerated() where stream.tip > 0 {
        if try connection.sharedCommit(index, stream.tip).note.device == device { authors.insert(stream.author) }
      }
      return authors
    }
  }

  /// Makes this device known to the others where it has no commits yet: they know it by what it has signed.
  package func announce(at now: Instant) throws(StoreError) {
    guard let home = try connection.sharedHome() else { return }
    let profile = try defaultProfile().id
    try connection.write { () throws(StoreError) in
      guard try SharedLog(connection).stream(of: home.author) == nil else { return }
      var clock = try connection.sharedClock()
      let note = SharedCommit.Note(device: home.name, action: "join", summary: "", profile: profile)
      try connection.append([], note, of: home, clock: clock.stamp(at: now))
      try connection.keep(clock)
    }
  }

  /// Tells all devices that these devices no longer belong to the household.
  package func remove(_ authors: Set<DeviceID>, at now: Instant) throws(StoreError) {
    let profile = try defaultProfile().id
    try connection.write { () throws(StoreError) in
      guard let home = try connection.sharedHome() else { return }
      var clock = try connection.sharedClock()
      for author in authors.sorted() {
        let note = SharedCommit.Note(
          device: home.name, action: Store.removal, summary: author.text, profile: profile)
        try connection.append([], note, of: home, clock: clock.stamp(at: now))
      }
      try connection.keep(clock)
    }
  }

  /// The removed devices, each with the number of its last commit that the removing device had seen.
  package func removedDevices() throws(StoreError) -> [DeviceID: Int] {
    var removed: [DeviceID: Int] = [:]
    for commit in try connection.removals() {
      guard let removal = commit.removal else { continue }
      removed[removal.author] = max(removed[removal.author] ?? 0, removal.seen)
    }
    return removed
  }
}

extension Connection {
  /// The commits that remove a device, ordered by their clocks.
  func removals() throws(StoreError) -> [SharedCommit] {
    let query = """
      SELECT frame FROM shared_commit WHERE instr(frame, CAST('"action":"\(Store.removal)"' AS BLOB)) > 0
      ORDER BY clock, link
      """
    let frames = try all(query) { row in row.bytes() }
    return frames.compactMap { try? SharedCommit(body: SharedCommit.body(frame: $0, writes: [])) }
      .filter { $0.removal != nil }
  }
}

extension SharedCommit {
  /// The device that it removes, and the number of that device's last commit that the removing device had seen; nil for
  /// other commits.
  package var removal: (author: DeviceID, seen: Int)? {
    guard note.action == Store.removal, let author = DeviceID(text: note.summary) else { return nil }
    return (author, seen.filter { $0.author == author }.map(\.number).max() ?? 0)
  }
}
