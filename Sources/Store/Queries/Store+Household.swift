package import FoundationEssentials
package import Nutrition

extension Store {
  package func recipe(_ id: UUID) throws(StoreError) -> Recipe? { try connection.find(Recipe.self, id) }

  /// By name.
  package func recipes() throws(StoreError) -> [Recipe] {
    try connection.records(Recipe.self, "ORDER BY name, id")
  }

  /// By name.
  package func familyMembers() throws(StoreError) -> [FamilyMember] {
    try connection.records(FamilyMember.self, "ORDER BY name, id")
  }

  /// What the household has accepted, nil where nothing yet; of several, what was changed last.
  package func familyTargets() throws(StoreError) -> FamilyTargets? {
    try connection.records(FamilyTargets.self, "ORDER BY updated DESC, id LIMIT 1").first
  }

  package func trip(_ id: UUID) throws(StoreError) -> Trip? { try connection.find(Trip.self, id) }

  /// Newest day first.
  package func trips(of profile: UUID, limit: Int) throws(StoreError) -> [Trip] {
    try connection.records(
      Trip.self, "WHERE profile = ? ORDER BY day DESC, created DESC, id DESC LIMIT ?", [profile, limit])
  }

  /// The lines of a trip's receipt, in order.
  package func purchases(of trip: UUID) throws(StoreError) -> [Purchase] {
    try connection.records(Purchase.self, "WHERE trip = ? ORDER BY position, id", [trip])
  }
}
