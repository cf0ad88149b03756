package import FoundationEssentials

/// Energy earned by moving on a day.
package struct Activity: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the activity was recorded.
  package let created: Instant
  /// When the record was last changed; `created` until then.
  package var updated: Instant
  /// Who moved: the identifier of a profile.
  package var profile: UUID
  /// The diary day that earns the energy.
  package var day: Day
  package var name: String
  /// How long it took; nil where that was not said.
  package var minutes: Int?
  /// What was earned by it, in kcal.
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
