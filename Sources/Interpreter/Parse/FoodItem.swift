package import Nutrition

/// One food of a line, with its amount and other details.
package struct FoodItem: Hashable, Sendable {
  /// The number; the low end of a range. Nil where there is none.
  package var quantity: FixedDecimal?
  /// The high end of a range.
  package var quantityHigh: FixedDecimal?
  /// The unit of `quantity`; nil where pieces are counted, or there is no amount.
  package var unit: MeasureUnit?
  /// The same amount as a weight, where that was given too: "1 cup (240 g)", "2 x 400g". It takes precedence.
  package var weighed: Amount?
  /// What one piece of it weighs, where that was said: 28 g, of 8 of 28 g each.
  var piece: Amount?
  /// The words for the food, as typed, without amount, state and preparation.
  package var food: String
  /// Like `food`, with the words that describe the kind: "whole dried chillies".
  package var wording: String
  /// A state that was given apart from the name.
  package var state: FoodState?
  /// The food that matches the words; nil where the finder has none.
  package var match: FoodMatch?
  /// The kilocalories that were given for it.
  package var statedEnergy: FixedDecimal?
  /// Whether the amount is approximate: "about".
  package var isApproximate: Bool
  /// Whether the number had no unit, and is in grams as nobody eats so many pieces: "rice 200".
  var isWeightByNumber = false
  /// Whether the number says how often: "peas x2".
  var isTimes = false
  /// Whether it is what a meal is called that consists of what is listed behind it: a barbecue, a hot pot.
  var isOccasion = false
  /// Whether something else was put into it: "2 sugars in my coffee".
  var isPlace = false
  /// Whether the amount is a share of the whole: "half the fries".
  var isPartOfAll = false
  /// The part of one that was eaten: a third, of "a third of a quiche".
  var partOfOne: FixedDecimal?
  /// One person's share, where it was divided without naming amounts.
  var share: FixedDecimal?

  package init(
    quantity: FixedDecimal? = nil, quantityHigh: FixedDecimal? = nil, unit: MeasureUnit? = nil, food: String,
    wording: String? = nil,
    state: FoodState? = nil, match: FoodMatch? = nil, statedEnergy: FixedDecimal? = nil, isApproximate: Bool = false
  ) {
    self.quantity = quantity
    self.quantityHigh = quantityHigh
    self.unit = unit
    self.food = food
    self.wording = wording ?? food
    self.state = state
    self.match = match
    self.statedEnergy = statedEnergy
    self.isApproximate = isApproximate
  }

  /// Whether it has a number of some unit, or a weight.
  var isMeasured: Bool { weighed != nil || unit != nil && quantity != nil }

  /// The item as one piece, where it has no amount.
  var counted: FoodItem {
    guard amount == .unsaid, statedEnergy == nil else { return self }
    var counted = self
    counted.quantity = FixedDecimal(1)
    return counted
  }

  /// The item with another amount.
  func having(_ amount: Amount) -> FoodItem {
    var item = self
    (item.quantity, item.quantityHigh, item.unit, item.weighed) = (amount.quantity, nil, amount.unit, nil)
    (item.isWeightByNumber, item.piece) = (false, nil)
    return item
  }

  /// The amount to log: the weight, where one was given.
  package var amount: Amount { weighed ?? Amount(quantity: quantity, unit: unit) }
}
