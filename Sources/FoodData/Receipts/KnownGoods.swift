package import Nutrition

/// The meaning of a name on a receipt.
package struct KnownGoods: Hashable, Sendable {
  /// The English name.
  package var name: String
  /// Its food category; nil where it is no food or drink, or where no word tells.
  package var category: FoodCategory?
  /// The typical weight of a piece, in grams; nil for what is not sold by the piece.
  package var gramsPerPiece: FixedDecimal?
  /// Grams per millilitre; nil where that of water applies.
  package var density: FixedDecimal?
  var kind: GoodsKind

  /// Whether it is no food or drink.
  ///
  /// - Parameter highest: whether the line is taxed at the higher of two rates: meat skewers are not, wooden skewers
  ///   are.
  func isNonFood(atHighestRate highest: Bool) -> Bool {
    kind == .nonFood || kind == .maybe && highest
  }
}

/// The kinds of words in the vocabulary of goods.
enum GoodsKind: Hashable, Sendable {
  case food(FoodCategory)
  case nonFood
  case maybe
  /// It qualifies another word.
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
