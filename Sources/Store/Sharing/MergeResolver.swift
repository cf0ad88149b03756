internal import FoundationEssentials
internal import Merging
internal import Nutrition
internal import Proposals

/// Works out what the tables should hold for records with new commits, and the changes that lead there.
///
/// A deleted record stays while something belongs to it that the deleting device had not seen: a meal with an entry, a
/// profile with a meal. It goes with the last of those.
struct MergeResolver {
  let connection: Connection
  let log: SharedLog
  /// Whether only the changes are wanted, and nothing is written.
  let isTrial: Bool
  private var merged: [RecordKey: MergedRecord] = [:]
  /// How each record should be; nil where it should be deleted.
  private var wanted: [RecordKey: Record?] = [:]
  private var held: Set<RecordKey> = []
  var standing: [UUID: StandingFood] = [:]

  init(_ connection: Connection, _ log: SharedLog, isTrial: Bool = false) {
    self.connection = connection
    self.log = log
    self.isTrial = isTrial
  }

  /// The records that were merged so far.
  var looked: [MergedRecord] { Array(merged.values) }

  /// The changes to make: inserts and updates with parents first, then deletions with parents last.
  mutating func changes(for keys: [RecordKey]) throws(StoreError) -> [Change] {
    let keys = try withSameFoods(Set(keys).union(try connection.keys(in: "shared_doubtful")))
    for key in keys { wanted[key] = try merge(key).standing }
    for key in keys.sorted(by: { $0.kind.rank > $1.kind.rank }) { try requireParent(of: key) }
    let before = try connection.keys(in: "shared_held")
    for key in before where wanted[key] == nil { wanted[key] = try merge(key).standing }
    for kind in [Record.Kind.meal, .trip, .profile] { try hold(kind) }
    try keepDefaultProfile()
    if !isTrial {
      if held != before { try connection.replace(before, by: held, in: "shared_held") }
      try noteDoubtful()
    }
    return try differences()
  }

  /// Notes which records lack something that may still arrive.
  private func noteDoubtful() throws(StoreError) {
    let before = try connection.keys(in: "shared_doubtful")
    let doubtful = Set(merged.values.filter { !$0.isWhole && !$0.versions.isEmpty }.map(\.key))
    let now = before.filter { merged[$0] == nil }.union(doubtful)
    if now != before { try connection.replace(before, by: now, in: "shared_doubtful") }
  }

  private mutating func merge(_ key: RecordKey) throws(StoreError) -> MergedRecord {
    if let known = merged[key] { return known }
    let isDefault = key.kind == .profile ? try connection.find(Profile.self, key.id)?.isDefault ?? false : false
    let versions = key.kind == .food ? try standing(for: key.id).versions(making: key) : try log.versions(of: key)
    var made = try MergedRecord(key, versions, isDefault: isDefault) {
      parent throws(StoreError) in try isThere(parent)
    }
    made.content = try made.content?.referring { food throws(StoreError) in try standing(for: food).key.id }
    merged[key] = made
    return made
  }

  /// Whether a record exists, or can be rebuilt from its versions.
  private mutating func isThere(_ key: RecordKey) throws(StoreError) -> Bool {
    if try connection.find(key.kind, key.id) != nil { return true }
    return try merge(key).content != nil
  }

  /// Keeps the parent of a record that stays, or drops the record where the parent cannot be had.
  private mutating func requireParent(of key: RecordKey) throws(StoreError) {
    guard case .some(.some(let record)) = wanted[key], let (kind, id) = record.parent else { return }
    let parent = RecordKey(kind, id)
    if let known = wanted[parent] {
      if known != nil { return }
    } else if try connection.find(kind, id) != nil {
      return
    }
    guard let content = try content(of: parent) else {
      wanted[key] = .some(nil)
      return
    }
    wanted[parent] = content
    held.insert(parent)
    try requireParent(of: parent)
  }

  /// The content of a record that has to stay. In a trial that is the current one where the log says nothing of it.
  private mutating func content(of key: RecordKey) throws(StoreError) -> Record? {
    if let content = try merge(key).content { return content }
    return isTrial ? try connection.find(key.kind, key.id) : nil
  }

  /// Keeps records of a kind that would be deleted while something that stays belongs to them.
  private mutating func hold(_ kind: Record.Kind) throws(StoreError) {
    let needed = Set(wanted.values.compactMap { $0?.parent.map { RecordKey($0.kind, $0.id) } })
    for key in wanted.keys.filter({ $0.kind == kind }) {
      guard let merge = merged[key], merge.standing == nil, let content = try content(of: key) else {
        continue
      }
      let others = try connection.children(of: key).filter { !wanted.keys.contains($0) }
      let isNeeded = needed.contains(key) || !others.isEmpty
      wanted[key] = isNeeded ? content : .some(nil)
      if isNeeded { held.insert(key) } else { held.remove(key) }
      try requireParent(of: key)
    }
  }

  /// The default profile here may have been deleted elsewhere. Another one then becomes the default; where there is
  /// none, it stays.
  private mutating func keepDefaultProfile() throws(StoreError) {
    let profiles = try connection.records(Profile.self, "ORDER BY created, id")
    guard let opening = profiles.first(where: \.isDefault), case .some(.none) = wanted[RecordKey(.profile, opening.id)]
    else { return }
    let others = profiles.filter { profile in
      guard let record = wanted[RecordKey(.profile, profile.id)] else { return true }
      return record != nil
    }
    guard var next = others.first else {
      wanted[RecordKey(.profile, opening.id)] = .profile(opening)
      return
    }
    let key = RecordKey(.profile, next.id)
    if case .some(.some(.profile(let merged))) = wanted[key] { next = merged }
    next.isDefault = true
    wanted[key] = .profile(next)
  }

  private func differences() throws(StoreError) -> [Change] {
    var came: [Change] = []
    var went: [Change] = []
    let keys = wanted.keys.sorted { ($0.kind.rank, $0.id.uuidString) < ($1.kind.rank, $1.id.uuidString) }
    for key in keys {
      let now = try connection.find(key.kind, key.id)
      switch (now, wanted[key] ?? nil) {
      case (let now?, let wanted?): if now != wanted { came.append(.update(from: now, to: wanted)) }
      case (nil, let wanted?): came.append(.insert(wanted))
      case (.profile(var opening)?, nil) where opening.isDefault:
        // First, because there cannot be two default profiles.
        let before = opening
        opening.isDefault = false
        came.insert(.update(from: .profile(before), to: .profile(opening)), at: 0)
        went.append(.delete(.profile(opening)))
      case (let now?, nil): went.append(.delete(now))
      case (nil, nil): continue
      }
    }
    return came + went.reversed()
  }
}

extension Record.Kind {
  /// Kinds that others belong to come before those.
  var rank: Int {
    switch self {
    case .profile: 0
    case .food: 1
    case .recipe, .knownLine: 2
    case .meal, .trip: 3
    case .entry, .purchase: 5
    case .target, .weight, .activity, .familyMember, .familyTargets, .water, .pantryChange: 4
    }
  }
}

extension Connection {
  /// The records listed in a table.
  func keys(in table: String) throws(StoreError) -> Set<RecordKey> {
    let found = try all("SELECT kind, record FROM \(table)") { row throws(StoreError) in
      RecordKey(try row.choice(), try row.uuid())
    }
    return Set(found)
  }

  func replace(_ before: Set<RecordKey>, by now: Set<RecordKey>, in table: String) throws(StoreError) {
    for key in before.subtracting(now) { try run("DELETE FROM \(table) WHERE record = ?", [key.id]) }
    for key in now.subtracting(before) {
      try run("INSERT OR REPLACE INTO \(table) (record, kind) VALUES (?, ?)", [key.id, key.kind.rawValue])
    }
  }

  /// The records that belong to a record.
  func children(of key: RecordKey) throws(StoreError) -> [RecordKey] {
    let tables: [(Record.Kind, String)]
    switch key.kind {
    case .meal: tables = [(.entry, "SELECT id FROM entry WHERE meal = ?")]
    case .trip: tables = [(.purchase, "SELECT id FROM purchase WHERE trip = ?")]
    case .profile:
      let kinds: [Record.Kind] = [.meal, .trip, .target, .weight, .activity, .water]
      tables = kinds.map { ($0, "SELECT id FROM \($0.type.table.name) WHERE profile = ?") }
    default: tables = []
    }
    var children: [RecordKey] = []
    for (kind, query) in tables {
      children += try all(query, [key.id]) { row throws(StoreError) in RecordKey(kind, try row.uuid()) }
    }
    return children
  }
}
