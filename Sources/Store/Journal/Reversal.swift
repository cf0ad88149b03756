internal import FoundationEssentials
internal import Merging
internal import Nutrition
package import Proposals

/// What takes a commit back.
package struct Reversal: Hashable, Sendable {
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
    let same = isShared ? try connection.sameFoods() : [:]
    var reversal = Reversal()
    for change in entry.changes.reversed() {
      if case .insert(.food(let food)) = change, try isNeeded(food, outside: ids) { continue }
      guard isShared else {
        reversal.changes.append(change.inverse)
        continue
      }
      let (back, leavesSome) = try connection.inverse(of: change, among: ids, same)
      if let back { reversal.changes.append(back) }
      reversal.leavesSome = reversal.leavesSome || leavesSome
    }
    return reversal
  }

  /// The changes of a commit's reversal.
  package func inverse(of entry: JournalEntry) throws(StoreError) -> [Change] { try reversal(of: entry).changes }
}

extension Connection {
  /// What takes a change back of a record that others may have changed since; nil where nothing is left to be taken back.
  fileprivate func inverse(
    of change: Change, among ids: Set<UUID>, _ same: [UUID: UUID]
  ) throws(StoreError) -> (Change?, leavesSome: Bool) {
    let key = RecordKey(change.record.kind, change.record.id)
    let now = try find(key.kind, key.id)
    switch (change, now) {
    case (.update(_, let new), let now?) where now == new: return (change.inverse, false)
    case (.insert, let now?), (.ensure, let now?):
      let isUsed = try children(of: key).contains { !ids.contains($0.id) }
      return (isUsed ? nil : .delete(now), isUsed)
    case (.delete(let record), nil): return (.insert(record), false)
    case (.insert, nil), (.ensure, nil), (.delete, _?), (.update, nil): return (nil, true)
    case (.update(let old, let new), let now?):
      let standing = { (food: UUID) in same[food] ?? food }
      let (old, new) = (try old.referring(standing), try new.referring(standing))
      let said = RecordFields(of: new).groups
      var fields = RecordFields(of: now)
      let back = RecordFields(from: new, to: old).groups
      let held = back.filter { fields.groups[$0.key] == said[$0.key] }
      fields.groups.merge(held) { _, back in back }
      let isDefault = if case .profile(let profile) = now { profile.isDefault } else { false }
      let leaves = held.keys.contains { FieldGroups.asks($0, in: key.kind) }
      guard leaves, let record = fields.record(key.kind, key.id, isDefault: isDefault) else { return (nil, true) }
      let overruled = back.keys.filter { held[$0] == nil && FieldGroups.asks($0, in: key.kind) }
      return (.update(from: now, to: record), !overruled.isEmpty)
    }
  }
}
