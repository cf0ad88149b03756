package import FoundationEssentials

/// What a line on a shop's receipts is known to be, because the household has said so once.
package struct KnownLine: Hashable, Codable, Sendable {
  /// What the household said of the line.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case food
    /// Not worth asking about.
    case skip
    case nonFood = "non_food"
  }

  /// Follows from the shop and the line, so that each line of a shop is known once.
  package let id: UUID
  /// When the household first said what the line is.
  package let created: Instant
  /// When it was last said or confirmed; `created` until then.
  package var updated: Instant
  /// The shop's name as it is compared.
  package let store: String
  /// The original line as it is compared.
  package let line: String
  /// What the household said that the line is.
  package var kind: Kind
  /// The English name.
  package var name: String
  /// The food of the food bank that it is; nil where it is no food, or where the bank has none of that name.
  package var food: UUID?
  /// Of one piece, where it is sold by the piece.
  package var gramsOfOne: Grams?
  /// On so many receipts.
  package var timesConfirmed: Int
  /// Of the latest receipt with it.
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
