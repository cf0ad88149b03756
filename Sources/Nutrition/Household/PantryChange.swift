package import FoundationEssentials

/// What became of a food at home beside what was bought and what was logged. It is the household's, whoever says it.
package struct PantryChange: Hashable, Codable, Sendable {
  /// What was said of what is there.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// So much was thrown away.
    case thrownAway = "thrown_away"
    /// So much was there when somebody looked; nothing is zero.
    case counted
  }

  package let id: UUID
  /// When it was recorded.
  package let created: Instant
  /// When the record was last changed; `created` until then.
  package var updated: Instant
  /// When it happened; for an earlier day its noon is taken.
  package var at: Instant
  /// The diary day on which it happened.
  package var day: Day
  /// The identifier of the food in the food bank.
  package var food: UUID
  /// Whether food was thrown away or counted.
  package var kind: Kind
  /// How much was thrown away, or how much was there; zero only of what was counted.
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
