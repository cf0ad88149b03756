package import FoundationEssentials
package import Nutrition

/// Queries between two days, both included.
extension Store {
  /// Oldest first; on one day in the order in which they were recorded.
  package func weights(
    of profile: UUID, from first: Day, through last: Day
  ) throws(StoreError) -> [Weight] {
    try connection.records(
      Weight.self, "WHERE profile = ? AND day BETWEEN ? AND ? ORDER BY day, created, id", [profile, first, last])
  }
}
