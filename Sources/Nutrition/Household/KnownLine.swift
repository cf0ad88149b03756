package import FoundationEssentials

/// A line on a shop's receipts that the household has identified before.
package struct KnownLine: Hashable, Codable, Sendable {
  /// What the household said about the line.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case food
    /// Not to be asked about.
    case skip
    case nonFood = "non_food"
  }

  /// Derived from the shop and the line, so that each line of a shop exists only once.
  package let id: UUID
  /// When the household first identified the line.
  package let created: Instant
  /// When it was last identified or confirmed; `created` if never again.
  package var updated: Instant
  /// The shop's name in its normalised form.
  package let store: String
  /// The printed line in its normalised form.
  package let line: String
  /// What the household said about the line.
  package var kind: Kind
  /// The English name.
  package var name: String
  /// The food in the food bank; nil where it is not a food, or the food bank does not have it.
  package var food: UUID?
  /// The weight of one piece, where it is sold by the piece.
  package var gramsOfOne: Grams?
  /// On how many receipts it was confirmed.
  package var timesConfirmed: Int
  /// The day of the latest receipt with it.
  package var lastDay: Day

  package init(
    id: UUID, created: Instant, store: String, line: String, kind: Kind, name: String, food: UUID? = nil,
    gramsOfOne: Grams? = nil, timesConfirmed: Int = 1, lastDay: Day
  ) {
    self.id = id
    self.created = created
    updated = created
    self.store = store
    self.line = line
    self.kind = kind
    self.name = name
    self.food = food
    self.gramsOfOne = gramsOfOne
    self.timesConfirmed = timesConfirmed
    self.lastDay = lastDay
  }
}
