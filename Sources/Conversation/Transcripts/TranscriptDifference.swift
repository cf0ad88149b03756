/// The differences between a transcript and its replay, line by line.
package enum TranscriptDifference {
  /// The lines of the file marked "- " and those of the replay marked "+ ", with two unchanged lines around each change. Empty
  /// where nothing differs.
  package static func lines(from file: String, to played: String) -> [String] {
    guard file != played else { return [] }
    let old = file.split(separator: "\n", omittingEmptySubsequences: false)
    let new = played.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    guard !difference.isEmpty else { return [] }
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var merged: [(mark: String, text: Substring)] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        merged.append(("- ", old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) {
        merged.append(("+ ", new[newIndex]))
        newIndex += 1
      } else {
        merged.append(("  ", old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return withContext(merged)
  }

  private static func withContext(_ merged: [(mark: String, text: Substring)]) -> [String] {
    let context = 2
    let changed = merged.indices.filter { merged[$0].mark != "  " }
    var lines: [String] = []
    var last = -1
    for index in merged.indices where changed.contains(where: { abs($0 - index) <= context }) {
      if last >= 0, index > last + 1 { lines.append("  …") }
      lines.append(merged[index].mark + merged[index].text)
      last = index
    }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
