package import FoundationEssentials

/// Plain water that was drunk at one time.
package struct Water: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the water was recorded.
  package let created: Instant
  /// When the record was last changed; `created` if never.
  package var updated: Instant
  /// The id of the profile.
  package var profile: UUID
  /// The diary day for which it counts.
  package var day: Day
  /// When it was drunk.
  package var at: Instant
  /// The amount at this time, not the day's total.
  package var millilitres: FixedDecimal

  package init(id: UUID, created: Instant, profile: UUID, day: Day, at: Instant, millilitres: FixedDecimal) {
    self.id = id
    self.created = created
    updated = created
    self.profile = profile
    self.day = day
    self.at = at
    self.millilitres = millilitres
  }

  /// The need of a day in millilitres: 35 per kilogram, a rule of thumb of clinical nutrition.
  package static func target(kilograms: FixedDecimal) -> FixedDecimal {
    (kilograms * FixedDecimal(35)).rounded(toPlaces: 0)
  }

  /// Whether a built-in food is plain water, still or sparkling: in a meal it counts as water too.
  package static func isPlain(_ food: String) -> Bool { plainFoods.contains(food) }

  /// The built-in foods that are plain water.
  package static let plainFoods = ["water", "sparkling water"]
}
