package import Nutrition

/// One food of a line, with what was said about it.
package struct FoodItem: Hashable, Sendable {
  /// The number said; the low end of a range. Nil where none was.
  package var quantity: FixedDecimal?
  /// The high end of a range.
  package var quantityHigh: FixedDecimal?
  /// That of `quantity`; nil where pieces are counted, or nothing was said.
  package var unit: MeasureUnit?
  /// The same amount weighed, where that was said too: "1 cup (240 g)", "2 x 400g". It is what counts.
  package var weighed: Amount?
  /// The words for the food, as typed, without amount, state and preparation.
  package var food: String
  /// As `food`, with the words that say which kind it is: "whole dried chillies".
  package var wording: String
  /// A state that was said apart from the name.
  package var state: FoodState?
  /// The food that the words mean, where the finder knows one.
  package var match: FoodMatch?
  /// Kilocalories that were said for it.
  package var statedEnergy: FixedDecimal?
  /// "about".
  package var isApproximate: Bool
  /// Something else was put into it: "2 sugars in my coffee".
  var isPlace = false
  /// A part of all that was there: "half the fries".
  var isPartOfAll = false
  /// What one of several people has of it, where it was split and nobody's own part was said.
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

  /// One of it, where no amount was said.
  var counted: FoodItem {
    guard amount == .unsaid, statedEnergy == nil else { return self }
    var counted = self
    counted.quantity = FixedDecimal(1)
    return counted
  }

  /// So much of it, whatever was said before.
  func having(_ amount: Amount) -> FoodItem {
    var item = self
    (item.quantity, item.quantityHigh, item.unit, item.weighed) = (amount.quantity, nil, amount.unit, nil)
    return item
  }

  /// The amount to log: the weight, where one was said.
  package var amount: Amount { weighed ?? Amount(quantity: quantity, unit: unit) }
}
