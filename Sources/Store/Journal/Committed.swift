package import FoundationEssentials
package import Messages
package import Nutrition
package import Proposals

/// What a commit did, read back from the tables afterwards: this is what may be reported as saved.
package struct Committed: Hashable, Sendable {
  /// The commit's number in the journal, from 1.
  package let sequence: Int
  /// The tool that proposed it, or the commit that it undid.
  package let action: Action
  /// When it was saved.
  package let at: Instant
  /// The summary of the proposal: "lunch, 316 kcal".
  package let summary: Text
  /// The records that were inserted or updated, as they stand in the tables, in the order of the changes.
  package let records: [Record]
  /// The ids of those that were inserted.
  package let inserted: Set<UUID>
  /// The records that were deleted, as they were before.
  package let deleted: [Record]
  /// The days whose meals, entries or activities changed, by profile and day.
  package let days: [DayState]
}

/// A diary day after a commit.
package struct DayState: Hashable, Sendable {
  /// The profile whose diary it is.
  package let profile: UUID
  /// The diary day, which need not begin at midnight.
  package let day: Day
  /// The day's sums after the commit; nil where nothing is logged on it any more.
  package let record: DayRecord?
}
