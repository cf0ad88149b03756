package import FoundationEssentials
internal import Merging
package import Nutrition
internal import Proposals

/// A device of the household.
package struct HouseholdDevice: Hashable, Sendable {
  package let name: String
  /// Whether it is this home.
  package let isHere: Bool
  /// How many of its commits are here.
  package let commits: Int
  /// When it made the last of them, by its own clock.
  package let last: Instant
  /// Who has removed it, and when; nil where it still belongs to the household.
  package var removal: Removal?

  /// Who has removed the device from the household, and when.
  package struct Removal: Hashable, Sendable {
    /// The name of the device that removed it.
    package let by: String
    /// By the clock of that device.
    package let at: Instant

    fileprivate init(_ commit: SharedCommit) {
      by = commit.note.device
      at = Instant(milliseconds: commit.clock.milliseconds)
    }
  }

  fileprivate var rank: Int { isHere ? 0 : removal == nil ? 1 : 2 }
}

extension Store {
  /// The devices whose commits are here, removed ones last. A device that continues under a new id counts as one
  /// device.
  package func householdDevices() throws(StoreError) -> [HouseholdDevice] {
    try connection.read { () throws(StoreError) in
      guard let home = try connection.sharedHome() else { return [] }
      let removals = Dictionary(
        try connection.removals().map { ($0.removal?.author, HouseholdDevice.Removal($0)) },
        uniquingKeysWith: { one, _ in one })
      var devices = [
        home.name: HouseholdDevice(name: home.name, isHere: true, commits: 0, last: Instant(milliseconds: 0))
      ]
      for (index, stream) in try connection.sharedStreams().streams.enumerated() where stream.tip > 0 {
        let last = try connection.sharedCommit(index, stream.tip)
        let count = try connection.first("SELECT count(*) FROM shared_commit WHERE stream = ?", [index]) { row in
          row.int()
        }
        let isHere = stream.author == home.author
        let name = isHere ? home.name : last.note.device
        let known = devices[name]
        var device = HouseholdDevice(
          name: name, isHere: isHere || known?.isHere ?? false, commits: (known?.commits ?? 0) + (count ?? 0),
          last: max(known?.last ?? Instant(milliseconds: 0), Instant(milliseconds: last.clock.milliseconds)))
        // A device that continues under a new id belongs to the household again.
        if known == nil || known?.removal != nil { device.removal = removals[stream.author] }
        devices[name] = device
      }
      return devices.values.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
    }
  }

  /// Renames this device, here and for the others.
  package func renameDevice(_ name: String, at now: Instant) throws(StoreError) {
    let profile = try defaultProfile().id
    try connection.write { () throws(StoreError) in
      try connection.run("UPDATE shared_home SET name = ?", [name])
      guard let home = try connection.sharedHome() else { return }
      var clock = try connection.sharedClock()
      let note = SharedCommit.Note(device: name, action: "name", summary: name, profile: profile)
      try connection.append([], note, of: home, clock: clock.stamp(at: now))
      try connection.keep(clock)
    }
  }

  /// Whether somebody has used the profile that every home starts with.
  package func firstProfileIsUsed() throws(StoreError) -> Bool {
    guard let first = try connection.find(Profile.self, JournalStates.seed.id) else { return false }
    let own = try connection.children(of: RecordKey(.profile, first.id))
    return first.updated > Instant(milliseconds: 0) || !own.isEmpty
  }

  /// Moves the diary of the profile that every home starts with to a profile with an id of its own, because another
  /// person's diary may come under the first id. The first profile is reset to how it started.
  package func moveFirstProfile(to identifier: UUID, at now: Instant) throws(StoreError) {
    try connection.write { () throws(StoreError) in
      guard let first = try connection.find(Profile.self, JournalStates.seed.id) else { return }
      var fresh = Profile(id: first.id, created: Instant(milliseconds: 0), name: "me")
      fresh.updated = Instant(milliseconds: 0)
      var writer = ChangeWriter(connection: connection, trustsFigures: true, merges: true)
      try writer.write(.update(from: .profile(first), to: .profile(fresh)))
      try writer.write(.insert(.profile(first.moved(to: identifier, at: now))))
      for key in try connection.children(of: RecordKey(.profile, first.id)) {
        guard let record = try connection.find(key.kind, key.id), let moved = record.moved(to: identifier) else {
          continue
        }
        try writer.write(.update(from: record, to: moved))
      }
      try connection.recompute(writer.touched)
      for table in ["weekly_report", "usage", "queue"] {
        try connection.run("UPDATE OR REPLACE \(table) SET profile = ? WHERE profile = ?", [identifier, first.id])
      }
      try connection.restate(
        writer.done, by: Action.syncName, "a diary of its own", at: now,
        identifier: StableIdentifier.of("move \(identifier.uuidString)"))
    }
  }
}

extension Profile {
  fileprivate func moved(to identifier: UUID, at now: Instant) -> Profile {
    var moved = Profile(id: identifier, created: now, name: name, isDefault: isDefault)
    moved.icon = icon
    moved.colour = colour
    moved.birthDate = birthDate
    moved.sex = sex
    moved.height = height
    moved.activity = activity
    moved.aim = aim
    moved.weeklyPace = weeklyPace
    moved.goalDate = goalDate
    moved.goalWeight = goalWeight
    moved.motherhood = motherhood
    moved.diet = diet
    moved.language = language
    moved.units = units
    moved.dayStart = dayStart
    moved.mealHours = mealHours
    moved.zone = zone
    return moved
  }
}

extension Record {
  /// The record moved to another profile; nil for what belongs to no profile.
  fileprivate func moved(to profile: UUID) -> Record? {
    switch self {
    case .meal(var record):
      record.profile = profile
      return .meal(record)
    case .trip(var record):
      record.profile = profile
      return .trip(record)
    case .target(var record):
      record.profile = profile
      return .target(record)
    case .weight(var record):
      record.profile = profile
      return .weight(record)
    case .activity(var record):
      record.profile = profile
      return .activity(record)
    case .water(var record):
      record.profile = profile
      return .water(record)
    case .profile, .food, .recipe, .entry, .purchase, .familyMember, .familyTargets, .knownLine, .pantryChange:
      return nil
    }
  }
}
