package import Nutrition

extension Card {
  /// What became of the words of a line: a model does not see the card, and is told this instead.
  package struct Reading: Hashable, Codable, Sendable {
    /// Of the call.
    package let words: String
    /// What they were taken for; nil where that is not known, or no food.
    package let food: String?
    /// What of the food is counted; nil where its weight is not known.
    package let grams: Grams?
    /// In kcal.
    package let energy: FixedDecimal?
    /// How far its figures can be trusted; nil where none were found.
    package let tier: Tier?
    /// How well the words fit the food: "exact", "partial".
    package let match: String?
    /// Up to two other foods that are near.
    package let others: [String]
    /// How its number came about.
    package let how: String?
    /// Why it is not counted; nil where it is.
    package var open: String?

    package init(
      words: String, food: String? = nil, grams: Grams? = nil, energy: FixedDecimal? = nil, tier: Tier? = nil,
      match: String? = nil, others: [String] = [], how: String? = nil
    ) {
      self.words = words
      self.food = food
      self.grams = grams
      self.energy = energy
      self.tier = tier
      self.match = match
      self.others = others
      self.how = how
      open = nil
    }
  }
}
