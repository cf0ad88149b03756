/// The result of merging all versions of a record: the same for the same versions, in whatever order they are given.
package struct RecordMerge: Hashable, Sendable {
  /// Whether the record exists: a deletion only undoes what its author had seen.
  package let isAlive: Bool
  /// The winning value of each group of fields, also of a deleted record.
  package let fields: RecordFields
  /// The groups that were set differently, with the values that lost.
  package let conflicts: [Conflict]
  /// The newest deletion that did not count, because another device had changed the record without having seen it; nil
  /// where there is none.
  package let keptFrom: Version?

  /// A group of fields that several devices have set without knowing of each other.
  package struct Conflict: Hashable, Sendable {
    /// The group's name, as in `FieldGroups`: "eaten", or the name of a single field.
    package let group: String
    /// The version whose value counts.
    package let winner: Version
    /// The versions that lost, newest first, each with a different value.
    package let losers: [Version]
  }

  init(isAlive: Bool, fields: RecordFields, conflicts: [Conflict], keptFrom: Version?) {
    self.isAlive = isAlive
    self.fields = fields
    self.conflicts = conflicts
    self.keptFrom = keptFrom
  }

  /// - Parameter versions: all versions of one record.
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

  /// Those versions that no other one had seen.
  private static func live(_ versions: [Version], in all: [Version]) -> [Version] {
    versions.filter { version in !all.contains { $0 != version && $0.hasSeen(version) } }
  }

  /// The conflict in a group; nil where all versions have the same value.
  private static func conflict(_ group: String, _ winner: Version, _ standing: [Version]) -> Conflict? {
    var values: Set<RecordFields.Value?> = [winner.fields[group]]
    let losers = standing.reversed().filter { values.insert($0.fields[group]).inserted }
    return losers.isEmpty ? nil : Conflict(group: group, winner: winner, losers: losers)
  }
}

extension Version {
  fileprivate var isRemoval: Bool { write.deed == .remove }

  /// The groups that it sets; empty for a deletion.
  package var fields: [String: RecordFields.Value] {
    if case .set(let fields) = write.deed { fields.groups } else { [:] }
  }
}
