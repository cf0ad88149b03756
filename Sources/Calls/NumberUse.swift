package import Nutrition

/// What a number in a call stands for.
package struct NumberUse: Hashable, Sendable {
  /// What kind of number it is.
  package enum Kind: CaseIterable, Hashable, Sendable {
    /// An amount: grams, millilitres, pieces.
    case amount
    case energy
    /// A nutrient or an amount of one.
    case nutrient
  }

  /// Nil where it could be any.
  package let kind: Kind?
  /// The nutrient; nil where none in particular is meant.
  package let nutrient: Nutrient?
  /// The food that it belongs to; nil where none in particular is meant.
  package let food: String?
  /// The other foods of the call.
  package let beside: [String]

  package init(
    _ kind: Kind? = nil, nutrient: Nutrient? = nil, of food: String? = nil, beside: [String] = []
  ) {
    self.kind = kind
    self.nutrient = nutrient
    self.food = food
    self.beside = beside
  }
}

extension NumberUse {
  /// The uses of the amounts of several foods, in their order.
  static func ofAmounts(_ foods: [String]) -> [NumberUse] {
    foods.map { food in NumberUse(.amount, of: food, beside: foods.filter { $0 != food }) }
  }

  /// The use of the energy of the same food.
  var ofEnergy: NumberUse { NumberUse(.energy, of: food, beside: beside) }
}
