package import FoundationEssentials

/// An activity that earns energy on a day.
package struct Activity: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the activity was recorded.
  package let created: Instant
  /// When the record was last changed; `created` if never.
  package var updated: Instant
  /// The id of the profile.
  package var profile: UUID
  /// The diary day that earns the energy.
  package var day: Day
  package var name: String
  /// How long it took; nil where that is not known.
  package var minutes: Int?
  /// The energy earned, in kcal.
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
