package import FoundationEssentials

/// Energy earned by moving on a day.
package struct Activity: Hashable, Codable, Sendable {
  package let id: UUID
  package let created: Instant
  package var updated: Instant
  package var profile: UUID
  package var day: Day
  package var name: String
  package var minutes: Int?
  package var energy: FixedDecimal

  package init(
    id: UUID, created: Instant, profile: UUID, day: Day, name: String, minutes: Int? = nil, energy: FixedDecimal
  ) {
    self.id = id
    self.created = created
    updated = created
    self.profile = profile
    self.day = day
    self.name = name
    self.minutes = minutes
    self.energy = energy
  }
}
