package import FoundationEssentials

/// A body weight on a day.
package struct Weight: Hashable, Codable, Sendable {
  package let id: UUID
  package let created: Instant
  package var updated: Instant
  package var profile: UUID
  package var day: Day
  package var kilograms: FixedDecimal

  package init(id: UUID, created: Instant, profile: UUID, day: Day, kilograms: FixedDecimal) {
    self.id = id
    self.created = created
    updated = created
    self.profile = profile
    self.day = day
    self.kilograms = kilograms
  }
}
