internal import FoundationEssentials
internal import Nutrition
internal import Store

/// What is already here of another tracker's diary, found in one pass over the whole diary.
struct DiaryStanding {
  /// The rows that are here.
  private(set) var known: Set<UUID> = []
  /// Days of the file that have entries from elsewhere.
  private(set) var ownDays: Set<Day> = []
  /// Entries of an earlier import, on days of the file, that are no longer in it.
  private(set) var gone = 0
  /// The last position in each meal on days of the file.
  private(set) var lastPosition: [UUID: Int] = [:]

  init(_ rows: Set<UUID>, on days: Set<Day>, of source: String, in context: ToolContext) throws(ToolError) {
    var standing = (known: known, ownDays: ownDays, gone: 0, last: lastPosition)
    try context.reading { store throws(StoreError) in
      try store.forEachEntry { meal, entry in
        let isOfRow = rows.contains(entry.id)
        if isOfRow { standing.known.insert(entry.id) }
        guard meal.profile == context.profile.id, days.contains(meal.day) else { return }
        standing.last[meal.id] = max(standing.last[meal.id] ?? 0, entry.position)
        guard !isOfRow else { return }
        if entry.source == source { standing.gone += 1 } else { standing.ownDays.insert(meal.day) }
      }
    }
    (known, ownDays, gone, lastPosition) = standing
  }
}
