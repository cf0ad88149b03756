package import FoundationEssentials

/// Several things eaten together: the frame around entries.
package struct Meal: Hashable, Codable, Sendable {
  /// How a meal came into the diary.
  package enum Origin: String, CaseIterable, Codable, Sendable {
    case typed, photo, scan
    case again = "repeat"
  }

  package let id: UUID
  /// When the meal was recorded, which may be long after it was eaten.
  package let created: Instant
  /// When the meal was last changed, apart from its entries; `created` until then.
  package var updated: Instant
  /// Whose diary it is in: the identifier of a profile.
  package var profile: UUID
  /// When it was eaten, the zone of that clock, and the diary day: three facts, because the day is not a moment.
  package var at: Instant
  /// The identifier of that zone: "Europe/Berlin".
  package var zone: String
  /// The diary day it counts on: before the profile's day starts, that of the evening before.
  package var day: Day
  /// Which of the day's four meals it is.
  package var slot: MealSlot
  /// A name of its own, as a photographed dish has one; nil for most meals.
  package var title: String?
  /// A description in words, as of a photo; nil where there is none.
  package var notes: String?
  /// 0 to 100.
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
