internal import JSON

extension RecordMerge {
  /// Merges several foods that are the same: the result has the portions of all of them, and is a favourite where any
  /// of them is.
  ///
  /// - Parameter versions: all versions of all of them.
  package init(sameFoods versions: [Version]) {
    let merge = RecordMerge(versions)
    var groups = merge.fields.groups
    var conflicts: [Conflict] = []
    for conflict in merge.conflicts {
      guard let value = conflict.winner.fields[conflict.group] else { continue }
      let losers: [Version]
      switch conflict.group {
      case "measures":
        let measures = FoodMeasures(of: conflict)
        groups["measures"] = measures.value
        losers = conflict.losers.filter { !measures.has($0.fields["measures"]) }
      case "favourite", "verified":
        let all = [value] + conflict.losers.compactMap { $0.fields[conflict.group] }
        groups[conflict.group] = all.first { $0 == Array("{\"\(conflict.group)\":true}".utf8) } ?? value
        losers = []
      case "name":
        let name = FoodIdentity.name(in: value)
        losers = conflict.losers.filter { FoodIdentity.name(in: $0.fields["name"]) != name }
      case "figures":
        let figures = FoodIdentity.figures(in: value)
        losers = conflict.losers.filter { FoodIdentity.figures(in: $0.fields["figures"]) != figures }
      default: losers = conflict.losers
      }
      if !losers.isEmpty {
        conflicts.append(Conflict(group: conflict.group, winner: conflict.winner, losers: losers))
      }
    }
    self.init(
      isAlive: merge.isAlive, fields: RecordFields(groups: groups), conflicts: conflicts, keptFrom: merge.keptFrom)
  }
}

/// The portions and densities of foods that are the same, combined.
private struct FoodMeasures {
  private var density: RecordFields.Value?
  /// Each as JSON, with its unit.
  private var portions: [(unit: RecordFields.Value, text: RecordFields.Value)] = []

  /// The winning measures, supplemented by those of the other foods: for each food its newest losing version.
  init(of conflict: RecordMerge.Conflict) {
    var known = Set([conflict.winner.write.id])
    add(conflict.winner.fields["measures"])
    for loser in conflict.losers where known.insert(loser.write.id).inserted { add(loser.fields["measures"]) }
  }

  private mutating func add(_ group: RecordFields.Value?) {
    let other = FoodMeasures(group)
    if density == nil { density = other.density }
    for portion in other.portions where !portions.contains(where: { $0.unit == portion.unit }) {
      portions.append(portion)
    }
  }

  private init(_ group: RecordFields.Value?) {
    guard let group, let part = try? JSONPart(group[...]) else { return }
    if let density = part.member("density"), density.kind != .null { self.density = Array(density.bytes) }
    part.member("portions")?.forEachElement { portion in
      guard let unit = portion.member("unit") else { return }
      portions.append((Array(unit.bytes), Array(portion.bytes)))
    }
  }

  /// Whether it contains all measures of a group's value.
  func has(_ group: RecordFields.Value?) -> Bool {
    let other = FoodMeasures(group)
    guard other.density == nil || other.density == density else { return false }
    return other.portions.allSatisfy { portion in portions.contains { $0.text == portion.text } }
  }

  var value: RecordFields.Value {
    var text = Array("{".utf8)
    if let density { text += "\"density\":".utf8 + density + ",".utf8 }
    text += "\"portions\":[".utf8
    text += portions.map(\.text).joined(separator: ",".utf8)
    return text + "]}".utf8
  }
}
