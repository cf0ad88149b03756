package import FoundationEssentials
package import Messages
package import Nutrition
package import Proposals

/// What a commit did, read back from the tables once it was done: what may be told as saved.
package struct Committed: Hashable, Sendable {
  package let sequence: Int
  package let action: Action
  package let at: Instant
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
  package let profile: UUID
  package let day: Day
  package let record: DayRecord?
}
