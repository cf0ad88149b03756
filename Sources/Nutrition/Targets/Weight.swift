package import FoundationEssentials

/// A body weight on a day.
package struct Weight: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the weight was recorded.
  package let created: Instant
  /// When the record was last changed; `created` if never.
  package var updated: Instant
  /// The id of the profile.
  package var profile: UUID
  /// The diary day on which it was measured.
  package var day: Day
  /// The weight in kilograms, whatever unit it was given in.
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
