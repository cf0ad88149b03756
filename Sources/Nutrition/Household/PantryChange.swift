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
  package let created: Instant
  package var updated: Instant
  package var at: Instant
  package var day: Day
  package var food: UUID
  package var kind: Kind
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
