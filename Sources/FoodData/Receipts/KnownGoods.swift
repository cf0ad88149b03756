package import Nutrition

/// What the words of a name on a receipt say.
package struct KnownGoods: Hashable, Sendable {
  /// The English name.
  package var name: String
  /// The shelf that it stands on; nil for what is nothing to eat or drink, and where no word says.
  package var category: FoodCategory?
  /// What one piece typically weighs, in grams; nil for what is not sold by the piece.
  package var gramsPerPiece: FixedDecimal?
  /// Grams a millilitre, where it is no water.
  package var density: FixedDecimal?
  var kind: GoodsKind

  /// Whether it is nothing to eat or drink.
  ///
  /// - Parameter highest: whether the line is taxed at the higher of two rates: skewers of meat are not, skewers of
  ///   wood are.
  func isNonFood(atHighestRate highest: Bool) -> Bool {
    kind == .nonFood || kind == .maybe && highest
  }
}

/// Where a word of the lexicon of goods belongs.
enum GoodsKind: Hashable, Sendable {
  case food(FoodCategory)
  case nonFood
  case maybe
  /// It says more about another word.
  case word

  init?(_ name: String) {
    switch name {
    case "nonfood": self = .nonFood
    case "maybe": self = .maybe
    case "word": self = .word
    default:
      guard let category = FoodCategory(rawValue: name) else { return nil }
      self = .food(category)
    }
  }
}
