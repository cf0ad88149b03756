package import FoundationEssentials

/// One line of the diary. Its figures are a snapshot as logged: correcting a food does not rewrite history.
package struct Entry: Hashable, Codable, Sendable {
  /// What was eaten.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case food, recipe
    /// Energy alone, stated by the user.
    case quick
  }

  package let id: UUID
  /// When the entry was logged.
  package let created: Instant
  /// When the entry was last changed; `created` until then.
  package var updated: Instant
  /// The identifier of the meal that the entry belongs to.
  package var meal: UUID
  /// The order within the meal, from 1.
  package var position: Int
  /// What the line is of: a food, a recipe, or energy alone.
  package var kind: Kind
  /// The food or recipe; nil for a quick entry.
  package var reference: UUID?
  package var name: String
  /// What was eaten of it; nil where no weight is known, as of a quick entry.
  package var grams: Grams?
  /// Of a recipe that was logged by servings or as a part of the pot; nil for what was weighed.
  package var servings: FixedDecimal?
  /// Where the weight was worked out and not weighed: the factor by which it may be off (`AmountSpread`).
  package var spread: FixedDecimal?
  /// Planned or offered but not eaten: shown, not counted.
  package var skipped: Bool
  /// Of the whole amount, not per 100 g, as they were when it was logged.
  package var figures: Nutrients
  /// How well the figures are known.
  package var tier: Tier
  /// Where the figures are from, for people: "USDA SR Legacy 168928", "stated".
  package var source: String
  /// The food was corrected after this was logged.
  package var sourceCorrected: Bool

  package init(
    id: UUID, created: Instant, meal: UUID, position: Int, kind: Kind, reference: UUID? = nil, name: String,
    grams: Grams? = nil, servings: FixedDecimal? = nil, spread: FixedDecimal? = nil, skipped: Bool = false,
    figures: Nutrients,
    tier: Tier, source: String, sourceCorrected: Bool = false
  ) {
    self.id = id
    self.created = created
    updated = created
    self.meal = meal
    self.position = position
    self.kind = kind
    self.reference = reference
    self.name = name
    self.grams = grams
    self.servings = servings
    self.spread = spread
    self.skipped = skipped
    self.figures = figures
    self.tier = tier
    self.source = source
    self.sourceCorrected = sourceCorrected
  }
}
