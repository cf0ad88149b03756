internal import Nutrition
internal import Words

/// An amount as somebody said it, and the tokens that say it.
struct AmountPhrase: Hashable, Sendable {
  var range: Range<Int>
  /// Nil for "some" and for a unit without a number.
  var quantity: FixedDecimal?
  /// The high end of a range.
  var high: FixedDecimal?
  var unit: MeasureUnit?
  /// How much of the unit the word says that was counted in: 500 g for a 斤.
  var each = FixedDecimal(1)
  /// The same amount weighed, where that was said too: "1 cup (240 g)", "2 x 400g".
  var weighed: Amount?
  /// Where the words of the unit stand: a noun can turn out to be part of the food's name.
  var unitRange: Range<Int>?
  /// Kilocalories, where the amount is energy.
  var energy: FixedDecimal?
  var isApproximate = false
  /// Only "a", "an".
  var isArticle = false
  /// "of" follows: what comes next is the food.
  var hasOf = false
  /// A word says that it is of each: "60 g each", "je 100 g".
  var isOfEach = false
  /// It comes to the food before: "and two more", "then another".
  var isMore = false
  /// "Times" stands before it: "x 3".
  var isTimes = false
  /// A word says that it is a weight: "weighing 90 g".
  var isTold = false
  /// Size words: "large".
  var isSize = false
  /// The size of what the unit names: "a large bag".
  var size: MeasureUnit?

  /// Neither a number nor a unit: "some".
  var isUnmeasured: Bool { quantity == nil && unit == nil && energy == nil }

  /// The words that may belong to the food after all: a unit ("cinnamon stick"), a bare number ("7 up"), or the last word
  /// of two ("a quarter pounder").
  var nameRange: Range<Int>? {
    guard !hasOf, !isArticle || unit != nil, unit?.isMeasured != true, high == nil else { return nil }
    if unit == nil { return quantity != nil && range.count <= 2 ? range.upperBound - 1..<range.upperBound : nil }
    return unitRange
  }

  /// A number of a unit, or energy.
  var isOfUnit: Bool { energy != nil || quantity != nil && unit != nil && !isArticle }

  var isInGrams: Bool { amount.unit == .gram && amount.quantity != nil }

  var amount: Amount { weighed ?? Amount(quantity: quantity, unit: unit) }
}
