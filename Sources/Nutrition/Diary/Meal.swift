package import FoundationEssentials

/// A meal: entries that were eaten together.
package struct Meal: Hashable, Codable, Sendable {
  /// How a meal came into the diary.
  package enum Origin: String, CaseIterable, Codable, Sendable {
    case typed, photo, scan
    case again = "repeat"
  }

  package let id: UUID
  /// When the meal was recorded, which may be long after it was eaten.
  package let created: Instant
  /// When the meal was last changed, not counting its entries; `created` if never.
  package var updated: Instant
  /// The id of the profile whose diary it is in.
  package var profile: UUID
  /// When it was eaten. The zone and the diary day are stored as well, because neither follows from the instant.
  package var at: Instant
  /// The zone's identifier: "Europe/Berlin".
  package var zone: String
  /// The diary day; a meal before the profile's day starts counts for the day before.
  package var day: Day
  /// Which of the day's four meals it is.
  package var slot: MealSlot
  /// A title of its own, such as that of a photographed dish; nil for most meals.
  package var title: String?
  /// A note or description in words; nil where there is none.
  package var notes: String?
  /// A score from 0 to 100; nil where there is none.
  package var healthScore: Int?
  /// How it came into the diary.
  package var origin: Origin

  package init(
    id: UUID, created: Instant, profile: UUID, at: Instant, zone: String, day: Day, slot: MealSlot,
    title: String? = nil, notes: String? = nil, healthScore: Int? = nil, origin: Origin = .typed
  ) {
    self.id = id
    self.created = created
    updated = created
    self.profile = profile
    self.at = at
    self.zone = zone
    self.day = day
    self.slot = slot
    self.title = title
    self.notes = notes
    self.healthScore = healthScore
    self.origin = origin
  }
}
