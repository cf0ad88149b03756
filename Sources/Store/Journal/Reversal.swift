internal import FoundationEssentials
internal import Merging
internal import Nutrition
package import Proposals

/// The changes that take a commit back.
package struct Reversal: Hashable, Sendable {
  /// In the order in which they are to be done: the last change of the commit is taken back first.
  package var changes: [Change] = []
  /// Whether part of the commit stays, because another device of the household has changed it since.
  package var leavesSome = false

  package init(changes: [Change] = [], leavesSome: Bool = false) {
    self.changes = changes
    self.leavesSome = leavesSome
  }
}

extension Store {
  /// The changes that take a commit back, for a proposal whose action is `.undo(of:)`.
  ///
  /// A food that the commit added to the food bank stays if it has changed since, or if anything outside the commit
  /// refers to it. In a shared home, records that another device has changed since are taken back field by field: a
  /// field that has another value by now stays, and so does a record into which others have put something.
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

  /// The changes of `reversal(of:)`.
  package func inverse(of entry: JournalEntry) throws(StoreError) -> [Change] { try reversal(of: entry).changes }
}

/// Inverts changes, the last one first, where other devices may have changed the records since.
private struct Inverter {
  private let connection: Connection
  /// Foods that were merged, by id, with the id of the food that stands for each of them.
  private let same: [UUID: UUID]
  private(set) var reversal = Reversal()
  /// The planned state of the records looked at so far; nil for those that will be deleted.
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

  /// Whether the record contains something that is not deleted along with it.
  private func isUsed(_ key: RecordKey) throws(StoreError) -> Bool {
    try connection.children(of: key).contains { child in
      guard let record = planned[child] else { return true }
      return record?.parent?.id == key.id
    }
  }

  /// Restores the old values of those fields that still have the values set by the commit.
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
