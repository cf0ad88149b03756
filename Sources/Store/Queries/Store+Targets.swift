package import FoundationEssentials
package import Nutrition

extension Store {
  /// The target in force on the day: the one with the latest start on or before it.
  package func target(of profile: UUID, on day: Day) throws(StoreError) -> Target? {
    try connection.target(of: profile, on: day)
  }

  /// All targets of the profile, newest start first.
  package func targets(of profile: UUID, limit: Int) throws(StoreError) -> [Target] {
    try connection.records(
      Target.self, "WHERE profile = ? ORDER BY from_day DESC, created DESC, id DESC LIMIT ?", [profile, limit])
  }

  /// The profile's weights, newest day first.
  package func weights(of profile: UUID, limit: Int) throws(StoreError) -> [Weight] {
    try connection.records(
      Weight.self, "WHERE profile = ? ORDER BY day DESC, created DESC, id DESC LIMIT ?", [profile, limit])
  }

  /// The newest weight on or before the day.
  package func weight(of profile: UUID, until day: Day) throws(StoreError) -> Weight? {
    try connection.records(
      Weight.self, "WHERE profile = ? AND day <= ? ORDER BY day DESC, created DESC, id DESC LIMIT 1", [profile, day]
    ).first
  }

  /// The day's activities, in the order in which they were recorded.
  package func activities(of profile: UUID, on day: Day) throws(StoreError) -> [Activity] {
    try connection.activities(of: profile, on: day)
  }

  /// The activities between two days, both included, in the order of the days.
  package func activities(
    of profile: UUID, from first: Day, through last: Day
  ) throws(StoreError) -> [Activity] {
    try connection.records(
      Activity.self, "WHERE profile = ? AND day BETWEEN ? AND ? ORDER BY day, created, id", [profile, first, last])
  }
}

extension Connection {
  func activities(of profile: UUID, on day: Day) throws(StoreError) -> [Activity] {
    try records(Activity.self, "WHERE profile = ? AND day = ? ORDER BY created, id", [profile, day])
  }

  func target(of profile: UUID, on day: Day) throws(StoreError) -> Target? {
    try records(
      Target.self, "WHERE profile = ? AND from_day <= ? ORDER BY from_day DESC, created DESC, id DESC LIMIT 1",
      [profile, day]
    ).first
  }
}
