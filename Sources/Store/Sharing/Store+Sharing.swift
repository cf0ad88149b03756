internal import FoundationEssentials
internal import Merging
package import Nutrition
internal import Proposals

extension Store {
  /// The household that the home belongs to; nil where there is none.
  package func sharedHome() throws(StoreError) -> SharedHome? { try connection.sharedHome() }

  /// Makes the home one of a household's: what it has is what this device says first.
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

  /// Puts all records into commits of this device. They are dated by when they were changed last: what somebody changed later
  /// elsewhere is not overruled. The profile that every home begins with is not among them while it is as it began.
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

  /// Leaves the household. The records stay; what was exchanged is forgotten here.
  package func endSharing() throws(StoreError) {
    try connection.write { () throws(StoreError) in try connection.endSharing() }
  }

  /// The household's keys by their epochs, the newest of which seals.
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

  /// Notes that the devices have met.
  package func noteMeeting(at now: Instant) throws(StoreError) {
    try connection.write(.kill) { () throws(StoreError) in try connection.run("UPDATE shared_home SET met = ?", [now]) }
  }
}

extension Connection {
  /// Forgets the household, and what its devices have exchanged.
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
  /// What others belong to comes before these.
  static let inOrderOfNeed = Record.Kind.allCases.sorted { ($0.rank, $0.rawValue) < ($1.rank, $1.rawValue) }
}
