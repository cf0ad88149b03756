package import FoundationEssentials
package import Nutrition

extension Store {
  /// The trip to a shop of this id; nil where there is none.
  package func trip(_ id: UUID) throws(StoreError) -> Trip? { try connection.find(Trip.self, id) }

  /// The profile's trips, newest day first.
  package func trips(of profile: UUID, limit: Int) throws(StoreError) -> [Trip] {
    try connection.records(
      Trip.self, "WHERE profile = ? ORDER BY day DESC, created DESC, id DESC LIMIT ?", [profile, limit])
  }

  /// The profile's trips between two days, both included, oldest first.
  package func trips(of profile: UUID, from first: Day, through last: Day) throws(StoreError) -> [Trip] {
    try connection.records(
      Trip.self, "WHERE profile = ? AND day BETWEEN ? AND ? ORDER BY day, created, id", [profile, first, last])
  }

  /// The lines of a trip's receipt, in order.
  package func purchases(of trip: UUID) throws(StoreError) -> [Purchase] {
    try connection.records(Purchase.self, "WHERE trip = ? ORDER BY position, id", [trip])
  }

  /// What a line on a shop's receipts is known to mean.
  package func knownLine(_ id: UUID) throws(StoreError) -> KnownLine? { try connection.find(KnownLine.self, id) }

  /// Corrections to the food at home, thrown away or counted, oldest first.
  package func pantryChanges() throws(StoreError) -> [PantryChange] {
    try connection.records(PantryChange.self, "ORDER BY at, id")
  }

  /// How many of the profile's trips are newer than this one.
  package func tripCount(of profile: UUID, after trip: Trip) throws(StoreError) -> Int {
    try connection.first(
      "SELECT count(*) FROM trip WHERE profile = ? AND (day, created, id) > (?, ?, ?)",
      [profile, trip.day, trip.created, trip.id]
    ) { row in row.int() } ?? 0
  }
}
