package import FoundationEssentials
package import Messages
package import Nutrition
package import Proposals

/// What a commit did, read back from the tables once it was done: what may be told as saved.
package struct Committed: Hashable, Sendable {
  /// The commit's number in the journal, from 1.
  package let sequence: Int
  /// The tool that proposed it, or the undo that it was.
  package let action: Action
  /// When it was saved.
  package let at: Instant
  /// What the proposal was called: "lunch, 316 kcal".
  package let summary: Text
  /// The records that were inserted or updated, as they stand in the tables, in the order of the changes.
  package let records: [Record]
  /// The ids of those that were inserted.
  package let inserted: Set<UUID>
  /// The records that were deleted, as they were.
  package let deleted: [Record]
  /// The days whose meals, entries or activities changed, by profile and day.
  package let days: [DayState]
}

/// A diary day after a commit; without a record it is "not logged".
package struct DayState: Hashable, Sendable {
  /// Whose diary the day is of.
  package let profile: UUID
  /// The diary day, which need not begin at midnight.
  package let day: Day
  /// The day's sums as they stand after the commit; nil where it is not logged any more.
  package let record: DayRecord?
}
