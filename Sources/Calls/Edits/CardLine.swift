package import FoundationEssentials
package import Nutrition

/// Something that a card holds, and what words may call it by.
package struct CardLine: Hashable, Sendable {
  /// How an edit refers to it: by its number, or by the name of a food without a line of its own.
  package let target: Edit.Target
  package let name: String
  /// As it was said; nil where the line has none.
  package let amount: Amount?
  /// The food or the recipe that its name was found to mean, where larder has looked.
  package let food: UUID?

  package init(_ target: Edit.Target, _ name: String, amount: Amount? = nil, food: UUID? = nil) {
    self.target = target
    self.name = name
    self.amount = amount
    self.food = food
  }

  /// How many pieces, slices or glasses it is; one of what is weighed, or not counted.
  package var count: FixedDecimal {
    guard let amount, let quantity = amount.quantity else { return FixedDecimal(1) }
    switch amount.unit?.kind {
    case .mass?, .volume?: return FixedDecimal(1)
    default: return quantity
    }
  }

  /// Lines with numbers from 1, one for each name.
  package static func numbered(_ names: [String]) -> [CardLine] {
    names.enumerated().map { CardLine(.line($0.offset + 1), $0.element) }
  }
}

/// Whose a meal on a card is, and when it was.
package struct CardPlace: Hashable, Sendable {
  /// Nil follows from the time.
  package var slot: MealSlot?
  /// In words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// "19:30".
  package var time: String?
  /// Nil is whoever speaks.
  package var people: [MealPlate]?
}
