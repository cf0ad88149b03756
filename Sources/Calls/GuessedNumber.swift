package import Nutrition

/// A number of an item that was estimated by the model that made the call: neither the person nor a file or tool gave
/// it.
package enum GuessedNumber: String, CaseIterable, Hashable, Sendable {
  case quantity, kcal
}

extension GuessedNumber: CallChoice {}

/// Whether a number was given for this use by the person, a file or a tool, rather than made up.
package typealias KnownNumber = (FixedDecimal, NumberUse) -> Bool

extension Optional where Wrapped == FixedDecimal {
  /// Whether it is a number that nobody gave for this use.
  func isGuess(_ isKnown: KnownNumber, _ use: NumberUse) -> Bool { map { !isKnown($0, use) } ?? false }
}

extension Optional {
  /// Removes the guessed numbers that the person has now stated; nil where none are left.
  ///
  /// - Parameter isSaid: whether the person stated a number.
  package mutating func resolve<Number>(_ isSaid: (Number) -> Bool) where Wrapped == [Number] {
    self = flatMap { guessed in
      let left = guessed.filter { !isSaid($0) }
      return left.isEmpty ? nil : left
    }
  }
}

extension [Nutrient]? {
  /// Removes the figures that the person has now stated.
  package mutating func resolve(_ stated: Nutrients) { resolve { stated[$0] != nil } }
}

extension Nutrients {
  /// The figures of a food that nobody gave; nil where there are none.
  func guesses(_ isKnown: KnownNumber, of food: String?, beside others: [String] = []) -> [Nutrient]? {
    let guesses = Nutrient.allCases.filter { nutrient in
      let isEnergy = nutrient == .energy
      let use = NumberUse(
        isEnergy ? .energy : .nutrient, nutrient: isEnergy ? nil : nutrient, of: food, beside: others)
      return self[nutrient].isGuess(isKnown, use)
    }
    return guesses.isEmpty ? nil : guesses
  }
}
