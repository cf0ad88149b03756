package import FoundationEssentials
package import Nutrition

/// A line or food of a card, with the name that words may refer to it by.
package struct CardLine: Hashable, Sendable {
  /// How an edit refers to it: by its number, or by the name of a food without a line of its own.
  package let target: Edit.Target
  package let name: String
  /// The amount that was said; nil where none was.
  package let amount: Amount?
  /// The food or the recipe that its name was found to mean, where larder has looked.
  package let food: UUID?
  /// Whether its energy was said.
  package let saysEnergy: Bool
  /// What one piece of it weighs, in the unit of `amount`; nil where that was not said.
  package let piece: FixedDecimal?

  package init(
    _ target: Edit.Target, _ name: String, amount: Amount? = nil, food: UUID? = nil, saysEnergy: Bool = false,
    piece: FixedDecimal? = nil
  ) {
    self.piece = piece
    self.saysEnergy = saysEnergy
    self.target = target
    self.name = name
    self.amount = amount
    self.food = food
  }

  /// Whether nothing was said of its amount, so that a usual serving was taken.
  package var isUnsaid: Bool { amount.map { $0 == .unsaid } ?? true }

  /// How many pieces, slices or glasses it is; 1 for what is weighed or measured without a count, or has no amount.
  package var count: FixedDecimal {
    guard let amount, let quantity = amount.quantity else { return FixedDecimal(1) }
    if let piece { return quantity / piece }
    switch amount.unit?.kind {
    case .mass?, .volume?: return FixedDecimal(1)
    default: return quantity
    }
  }

  /// What so many pieces weigh, where it was said what one does; nil for what may be a weight itself: "make that 200".
  package func weight(ofPieces pieces: FixedDecimal) -> Amount? {
    let leastWeight = FixedDecimal(20)
    guard let piece, pieces < leastWeight || pieces <= count else { return nil }
    return Amount(quantity: piece * pieces, unit: amount?.unit)
  }

  /// Lines numbered from 1, one for each name.
  package static func numbered(_ names: [String]) -> [CardLine] {
    names.enumerated().map { CardLine(.line($0.offset + 1), $0.element) }
  }
}

/// Who had the meal on a card, and when.
package struct CardPlace: Hashable, Sendable {
  /// The meal; nil is worked out from the time.
  package var slot: MealSlot?
  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// The time of day, "19:30".
  package var time: String?
  /// Who had it; nil is the person who speaks.
  package var people: [MealPlate]?
}
