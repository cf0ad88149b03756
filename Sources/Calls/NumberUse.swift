package import Nutrition

/// What a number of a call is a number of.
package struct NumberUse: Hashable, Sendable {
  /// What a number says.
  package enum Kind: CaseIterable, Hashable, Sendable {
    /// How much of something: grams, millilitres, pieces.
    case amount
    case energy
    /// A nutrient, or how much of one.
    case nutrient
  }

  /// Nil where it could be any.
  package let kind: Kind?
  /// Which nutrient it is said to be; nil where that is none in particular.
  package let nutrient: Nutrient?
  /// The food that it is said of; nil where that is none in particular.
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
  /// Those of the amounts of several foods, in their order.
  static func ofAmounts(_ foods: [String]) -> [NumberUse] {
    foods.map { food in NumberUse(.amount, of: food, beside: foods.filter { $0 != food }) }
  }

  /// That of the energy of the same food.
  var ofEnergy: NumberUse { NumberUse(.energy, of: food, beside: beside) }
}
