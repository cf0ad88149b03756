package import FoundationEssentials

/// One line of the diary. Its figures are a snapshot of when it was logged: correcting a food does not change it.
package struct Entry: Hashable, Codable, Sendable {
  /// What was eaten.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case food, recipe
    /// Energy stated by the person, without a food.
    case quick
  }

  package let id: UUID
  /// When the entry was logged.
  package let created: Instant
  /// When the entry was last changed; `created` if never.
  package var updated: Instant
  /// The id of the entry's meal.
  package var meal: UUID
  /// The position within the meal, from 1.
  package var position: Int
  /// Whether it is a food, a recipe, or energy alone.
  package var kind: Kind
  /// The food or recipe; nil for a quick entry.
  package var reference: UUID?
  package var name: String
  /// The weight that was eaten; nil where none is known, as for a quick entry.
  package var grams: Grams?
  /// The servings of a recipe that was logged by servings or as a share of a dish; nil where it was weighed.
  package var servings: FixedDecimal?
  /// The factor by which the weight may be off, where it was estimated (`AmountSpread`); nil where it was weighed.
  package var spread: FixedDecimal?
  /// Whether it was planned or offered but not eaten; it is shown but not counted.
  package var skipped: Bool
  /// The figures of the whole amount, not per 100 g, as logged.
  package var figures: Nutrients
  /// How well the figures are known.
  package var tier: Tier
  /// Where the figures come from, as shown to people: "USDA SR Legacy 168928", "stated".
  package var source: String
  /// Whether the food was corrected after this was logged.
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
