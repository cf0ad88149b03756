package import FoundationEssentials

/// Plain water that was drunk, by the glass.
package struct Water: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the water was recorded.
  package let created: Instant
  /// When the record was last changed; `created` until then.
  package var updated: Instant
  /// Who drank it: the identifier of a profile.
  package var profile: UUID
  /// The diary day on which it counts.
  package var day: Day
  /// When it was drunk.
  package var at: Instant
  /// How much was drunk at this time, not on the whole day.
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

  /// What a day asks for, in millilitres: 35 for each kilogram, a rule of thumb of clinical nutrition.
  package static func target(kilograms: FixedDecimal) -> FixedDecimal {
    (kilograms * FixedDecimal(35)).rounded(toPlaces: 0)
  }

  /// Whether a food of the table is plain water, still or sparkling: as part of a meal it counts as water too.
  package static func isPlain(_ food: String) -> Bool { plainFoods.contains(food) }

  /// The foods of the table that are plain water.
  package static let plainFoods = ["water", "sparkling water"]
}
