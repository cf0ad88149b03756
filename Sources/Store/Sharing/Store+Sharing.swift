internal import FoundationEssentials
internal import Merging
package import Nutrition
internal import Proposals

extension Store {
  /// The household that the home shares; nil where there is none.
  package func sharedHome() throws(StoreError) -> SharedHome? { try connection.sharedHome() }

  /// Joins a household: the records that are here become this device's first commits.
  package func beginSharing(_ home: SharedHome, keys: [Int: [UInt8]], at now: Instant) throws(StoreError) {
    try connection.write { () throws(StoreError) in
      try connection.run(
        """
        INSERT INTO shared_home (one, household, place, name, author, secret, fingerprint, clock)
        VALUES (1, ?, ?, ?, ?, ?, ?, 0)
        """,
        [home.household, home.place, home.name, home.author.value, home.secret, home.fingerprint])
      for (epoch, key) in keys {
        try connection.run("INSERT INTO shared_key (epoch, secret) VALUES (?, ?)", [epoch, key])
      }
      try shareWhatIsHere(of: home, at: now)
    }
  }

  /// Puts all records into commits of this device, dated by when they were last changed, so that they do not override
  /// later changes elsewhere. The profile that every home starts with is left out while it is unchanged.
  private func shareWhatIsHere(of home: SharedHome, at now: Instant) throws(StoreError) {
    let note = SharedCommit.Note(
      device: home.name, action: "start", summary: "what was here", profile: try defaultProfile().id)
    var clock = HybridClock()
    for kind in Record.Kind.inOrderOfNeed {
      var writes = SharedWrites()
      var newest = Instant(milliseconds: 0)
      try connection.forEach(kind.type) { record in
        guard record.kind != .profile || record.updated > Instant(milliseconds: 0) else { return }
        writes.add(.insert(record))
        newest = max(newest, record.updated)
      }
      for part in writes.parts {
        try connection.append(part, note, of: home, clock: clock.stamp(at: min(newest, now)))
      }
    }
    try connection.keep(clock)
  }

  /// Leaves the household. The records stay; the exchanged commits are deleted here.
  package func endSharing() throws(StoreError) {
    try connection.write { () throws(StoreError) in try connection.endSharing() }
  }

  /// The household's keys by their epochs. The newest one is used for sealing.
  package func sharedKeys() throws(StoreError) -> [Int: [UInt8]] {
    var keys: [Int: [UInt8]] = [:]
    try connection.each("SELECT epoch, secret FROM shared_key") { row in keys[row.int()] = row.bytes() }
    return keys
  }

  /// Keeps a new key of the household.
  package func keep(key: [UInt8], ofEpoch epoch: Int) throws(StoreError) {
    try connection.write { () throws(StoreError) in
      try connection.run("INSERT OR IGNORE INTO shared_key (epoch, secret) VALUES (?, ?)", [epoch, key])
    }
  }

  /// Notes when this device last synchronised.
  package func noteMeeting(at now: Instant) throws(StoreError) {
    try connection.write(.kill) { () throws(StoreError) in try connection.run("UPDATE shared_home SET met = ?", [now]) }
  }
}

extension Connection {
  /// Forgets the household and the commits that its devices have exchanged.
  func endSharing() throws(StoreError) {
    for table in [
      "shared_home", "shared_key", "shared_write", "shared_commit", "shared_stream", "shared_segment", "shared_held",
      "shared_doubtful", "shared_question", "shared_food", "shared_same_food",
    ] {
      try run("DELETE FROM \(table)")
    }
  }
}

extension Record.Kind {
  /// Kinds that others belong to come before those.
  static let inOrderOfNeed = Record.Kind.allCases.sorted { ($0.rank, $0.rawValue) < ($1.rank, $1.rawValue) }
}
