internal import Nutrition
internal import Words

/// An amount as it was said, with the tokens that it covers.
struct AmountPhrase: Hashable, Sendable {
  var range: Range<Int>
  /// Nil for "some" and for a unit without a number.
  var quantity: FixedDecimal?
  /// The high end of a range.
  var high: FixedDecimal?
  var unit: MeasureUnit?
  /// How much of `unit` one of the said units is: 500 (g) for a 斤.
  var each = FixedDecimal(1)
  /// The same amount as a weight, where that was given too: "1 cup (240 g)", "2 x 400g".
  var weighed: Amount?
  /// Whether `weighed` may be that of one of several: "2 cans cola 330 ml".
  var mayWeighOne = false
  /// What one of several weighs, where the amount is the weight of all: 28 g, of 8 of 28 g each.
  var piece: Amount?
  /// The range of the unit's words. They may turn out to be part of the food's name.
  var unitRange: Range<Int>?
  /// Kilocalories, where the amount is energy.
  var energy: FixedDecimal?
  var isApproximate = false
  /// Whether the number is only an article: "a", "an".
  var isArticle = false
  /// Whether "of" follows, so that the food comes next.
  var hasOf = false
  /// Whether it is the amount of each of several: "60 g each", "je 100 g".
  var isOfEach = false
  /// Whether it is what a container holds: "a 400 g tin".
  var isOfContainer = false
  /// Whether it was that of each and is that of all now.
  var isOfAll = false
  /// Whether it adds to the food before: "and two more", "then another".
  var isMore = false
  /// Whether "times" comes before it: "x 3".
  var isTimes = false
  /// Whether a word marks it as a weight: "weighing 90 g".
  var isTold = false
  /// Whether `unit` is a size: "large".
  var isSize = false
  /// The size of the unit: "a large bag".
  var size: MeasureUnit?

  /// In grams: a number without a unit beside a count is a weight from here on, "2 yogurts 125 each".
  static let leastWeight = FixedDecimal(50)

  /// Whether it has neither a number nor a unit: "some".
  var isUnmeasured: Bool { quantity == nil && unit == nil && energy == nil }

  /// The range of words that may belong to the food after all: a unit ("cinnamon stick"), a bare number ("7 up"), or
  /// the last of two words ("a quarter pounder"). Nil where there are none.
  var nameRange: Range<Int>? {
    guard !hasOf, !isArticle || unit != nil, unit?.isMeasured != true, high == nil else { return nil }
    if unit == nil { return quantity != nil && range.count <= 2 ? range.upperBound - 1..<range.upperBound : nil }
    return unitRange
  }

  /// Whether it is a number of a unit, or energy.
  var isOfUnit: Bool { energy != nil || quantity != nil && unit != nil && !isArticle }

  var isInGrams: Bool { amount.unit == .gram && amount.quantity != nil }

  /// Whether it is one vessel or pack, or a size: "a large glass", "a large one".
  var isOneVessel: Bool {
    let isOne = quantity.map { $0 == FixedDecimal(1) } ?? true
    return isOne && (isSize || size != nil) || Amount(quantity: quantity, unit: unit).isOneVessel
  }

  /// The amount as the weight of so many pieces.
  func of(pieces: FixedDecimal?) -> AmountPhrase {
    let one = FixedDecimal(1)
    guard amount.unit?.isMeasured == true, let pieces, pieces > one, pieces.wholeNumber != nil,
      let all = amount.quantity
    else { return self }
    var counted = self
    counted.piece = Amount(quantity: all / pieces, unit: amount.unit)
    return counted
  }

  var amount: Amount { weighed ?? Amount(quantity: quantity, unit: unit) }
}
