package import FoundationEssentials

/// What happened to a food at home, other than buying and eating it. It belongs to the household, whoever records it.
package struct PantryChange: Hashable, Codable, Sendable {
  /// What happened.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// Some was thrown away.
    case thrownAway = "thrown_away"
    /// Somebody counted what was there, which may be zero.
    case counted
  }

  package let id: UUID
  /// When it was recorded.
  package let created: Instant
  /// When the record was last changed; `created` if never.
  package var updated: Instant
  /// When it happened; noon for an earlier day.
  package var at: Instant
  /// The diary day on which it happened.
  package var day: Day
  /// The id of the food in the food bank.
  package var food: UUID
  /// Whether food was thrown away or counted.
  package var kind: Kind
  /// The weight that was thrown away or was there; zero only for a count.
  package var grams: Grams

  package init(id: UUID, created: Instant, at: Instant, day: Day, food: UUID, kind: Kind, grams: Grams) {
    self.id = id
    self.created = created
    updated = created
    self.at = at
    self.day = day
    self.food = food
    self.kind = kind
    self.grams = grams
  }
}
