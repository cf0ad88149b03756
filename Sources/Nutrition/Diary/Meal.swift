package import FoundationEssentials

/// Several things eaten together: the frame around entries.
package struct Meal: Hashable, Codable, Sendable {
  /// How a meal came into the diary.
  package enum Origin: String, CaseIterable, Codable, Sendable {
    case typed, photo, scan
    case again = "repeat"
  }

  package let id: UUID
  package let created: Instant
  package var updated: Instant
  package var profile: UUID
  /// When it was eaten, the zone of that clock, and the diary day: three facts, because the day is not a moment.
  package var at: Instant
  package var zone: String
  package var day: Day
  package var slot: MealSlot
  package var title: String?
  package var notes: String?
  /// 0 to 100.
  package var healthScore: Int?
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
