package import Nutrition

extension Card {
  /// What was made of the words of a line. A model is told this, since it does not see the card.
  package struct Reading: Hashable, Codable, Sendable {
    /// The words of the call.
    package let words: String
    /// The food that was found for the words; nil where none was found, or the line is not a food.
    package let food: String?
    /// The weight that is counted; nil where it is not known.
    package let grams: Grams?
    /// The energy of that weight in kcal.
    package let energy: FixedDecimal?
    /// How far its figures can be trusted; nil where there are none.
    package let tier: Tier?
    /// How well the words fit the food: "exact" or "partial".
    package let match: String?
    /// Up to two other foods that fit nearly as well.
    package let others: [String]
    /// How its grams were worked out.
    package let how: String?
    /// Why the line is not counted; nil where it is.
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
