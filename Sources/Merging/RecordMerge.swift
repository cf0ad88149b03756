/// How a record stands after all that is known was done to it: the same for the same versions, in whatever order they are given.
package struct RecordMerge: Hashable, Sendable {
  /// Whether somebody has it: a deletion takes away only what its author had seen.
  package let isAlive: Bool
  /// Of each group of fields the value that counts, also of a record that is gone.
  package let fields: RecordFields
  /// The groups of which it is not sure, and what else was said of them.
  package let conflicts: [Conflict]
  /// Deleted by one device and changed by another one, of which neither had seen the other; it stays.
  package let keptFrom: Version?

  /// A group of fields that several devices have set without knowing of each other.
  package struct Conflict: Hashable, Sendable {
    /// The group's name, as `FieldGroups` has it: "eaten", or that of a field that stands alone.
    package let group: String
    /// What counts.
    package let winner: Version
    /// What lost, newest first; each another value.
    package let losers: [Version]
  }

  init(isAlive: Bool, fields: RecordFields, conflicts: [Conflict], keptFrom: Version?) {
    self.isAlive = isAlive
    self.fields = fields
    self.conflicts = conflicts
    self.keptFrom = keptFrom
  }

  /// - Parameter versions: all that is known of one record.
  package init(_ versions: [Version]) {
    let ordered = versions.sorted { $1.isLater(than: $0) }
    let sets = ordered.filter { !$0.isRemoval }
    let live = RecordMerge.live(ordered, in: ordered)
    isAlive = live.contains { !$0.isRemoval }
    keptFrom = isAlive ? live.last(where: \.isRemoval) : nil
    var groups: [String: RecordFields.Value] = [:]
    var conflicts: [Conflict] = []
    for group in Set(sets.flatMap { $0.fields.keys }).sorted() {
      let setters = sets.filter { $0.fields[group] != nil }
      let standing = RecordMerge.live(setters, in: setters)
      guard let winner = standing.last, let value = winner.fields[group] else { continue }
      groups[group] = value
      if let conflict = RecordMerge.conflict(group, winner, standing) { conflicts.append(conflict) }
    }
    fields = RecordFields(groups: groups)
    self.conflicts = isAlive ? conflicts : []
  }

  /// Those that no other one had seen.
  private static func live(_ versions: [Version], in all: [Version]) -> [Version] {
    versions.filter { version in !all.contains { $0 != version && $0.hasSeen(version) } }
  }

  /// Two that say the same are no conflict.
  private static func conflict(_ group: String, _ winner: Version, _ standing: [Version]) -> Conflict? {
    var values: Set<RecordFields.Value?> = [winner.fields[group]]
    let losers = standing.reversed().filter { values.insert($0.fields[group]).inserted }
    return losers.isEmpty ? nil : Conflict(group: group, winner: winner, losers: losers)
  }
}

extension Version {
  fileprivate var isRemoval: Bool { write.deed == .remove }

  /// Of what it sets.
  package var fields: [String: RecordFields.Value] {
    if case .set(let fields) = write.deed { fields.groups } else { [:] }
  }
}
