package import Nutrition

/// Something that a card holds, and what words may call it by.
package struct CardLine: Hashable, Sendable {
  package let target: Edit.Target
  package let name: String

  package init(_ target: Edit.Target, _ name: String) {
    self.target = target
    self.name = name
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
  package var people: [LogMealCall.Plate]?
}
