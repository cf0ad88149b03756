internal import FoundationEssentials
internal import Merging
internal import Nutrition
package import Proposals

/// What takes a commit back.
package struct Reversal: Hashable, Sendable {
  /// In the order in which they are to be done: the last change of the commit is taken back first.
  package var changes: [Change] = []
  /// Whether something of it stays as it is, because another device of the household has changed it since.
  package var leavesSome = false

  package init(changes: [Change] = [], leavesSome: Bool = false) {
    self.changes = changes
    self.leavesSome = leavesSome
  }
}

extension Store {
  /// The changes that take a commit back, for a proposal whose action is `.undo(of:)`.
  ///
  /// A food that came into the food bank with the commit stays there if it has changed since, or if anything outside
  /// the commit refers to it. What another device of the household has changed since is taken back by field: a field that
  /// says something else by now stays, and so does what others have put something into.
  package func reversal(of entry: JournalEntry) throws(StoreError) -> Reversal {
    let ids = Set(entry.changes.map(\.record.id))
    let isShared = try connection.sharedHome() != nil
    var inverter = Inverter(connection, same: isShared ? try connection.sameFoods() : [:])
    var changes: [Change] = []
    for change in entry.changes.reversed() {
      if case .insert(.food(let food)) = change, try isNeeded(food, outside: ids) { continue }
      if isShared { try inverter.take(change) } else { changes.append(change.inverse) }
    }
    return isShared ? inverter.reversal : Reversal(changes: changes)
  }

  /// The changes of a commit's reversal.
  package func inverse(of entry: JournalEntry) throws(StoreError) -> [Change] { try reversal(of: entry).changes }
}

/// Inverts changes, the last one first, of records that other devices may have changed since.
private struct Inverter {
  private let connection: Connection
  /// Foods for which another one stands.
  private let same: [UUID: UUID]
  private(set) var reversal = Reversal()
  /// How the records will be that were looked at; nil for those that will be gone.
  private var planned: [RecordKey: Record?] = [:]

  init(_ connection: Connection, same: [UUID: UUID]) {
    self.connection = connection
    self.same = same
  }

  mutating func take(_ change: Change) throws(StoreError) {
    let key = RecordKey(change.record.kind, change.record.id)
    let now = if let known = planned[key] { known } else { try connection.find(key.kind, key.id) }
    switch (change, now) {
    case (.insert, let now?), (.ensure, let now?):
      if try isUsed(key) { reversal.leavesSome = true } else { plan(.delete(now), key, nil) }
    case (.delete(let record), nil): plan(.insert(record), key, record)
    case (.update(let old, let new), let now?):
      guard now != new else { return plan(change.inverse, key, old) }
      try takeBack(old, new, from: now, key)
    case (.insert, nil), (.ensure, nil), (.delete, _?), (.update, nil): reversal.leavesSome = true
    }
  }

  private mutating func plan(_ change: Change, _ key: RecordKey, _ record: Record?) {
    reversal.changes.append(change)
    planned[key] = .some(record)
  }

  /// Whether something is in it that does not go along.
  private func isUsed(_ key: RecordKey) throws(StoreError) -> Bool {
    try connection.children(of: key).contains { child in
      guard let record = planned[child] else { return true }
      return record?.parent?.id == key.id
    }
  }

  /// The fields that still say what was said here say again what they said before.
  private mutating func takeBack(_ old: Record, _ new: Record, from now: Record, _ key: RecordKey) throws(StoreError) {
    let standing = { (food: UUID) in same[food] ?? food }
    let (old, new) = (try old.referring(standing), try new.referring(standing))
    let said = RecordFields(of: new).groups
    var fields = RecordFields(of: now)
    let back = RecordFields(from: new, to: old).groups
    let held = back.filter { fields.groups[$0.key] == said[$0.key] }
    fields.groups.merge(held) { _, back in back }
    let opens = now.isDefaultProfile == new.isDefaultProfile ? old.isDefaultProfile : now.isDefaultProfile
    let isAsked = { (group: String) in FieldGroups.asks(group, in: key.kind) }
    guard held.keys.contains(where: isAsked) || opens != now.isDefaultProfile,
      let record = fields.record(key.kind, key.id, isDefault: opens)
    else {
      reversal.leavesSome = true
      return
    }
    if back.keys.contains(where: { held[$0] == nil && isAsked($0) }) { reversal.leavesSome = true }
    plan(.update(from: now, to: record), key, record)
  }
}
