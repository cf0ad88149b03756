package import Nutrition

/// A number of an item that is an estimate of whoever made the call: nobody said it, and neither a file nor a tool told it.
package enum GuessedNumber: String, CaseIterable, Hashable, Sendable {
  case quantity, kcal
}

extension GuessedNumber: CallChoice {}

/// Tells numbers that were said of what a call uses them for, or told of it by a file or a tool, from all others.
package typealias KnownNumber = (FixedDecimal, NumberUse) -> Bool

extension Optional where Wrapped == FixedDecimal {
  /// Nobody said it of that, and nothing told it.
  func isGuess(_ isKnown: KnownNumber, _ use: NumberUse) -> Bool { map { !isKnown($0, use) } ?? false }
}

extension Optional {
  /// The person has said some of the guessed numbers now: what is left of them, nil where that is none.
  ///
  /// - Parameter isSaid: whether a number is one of those.
  package mutating func resolve<Number>(_ isSaid: (Number) -> Bool) where Wrapped == [Number] {
    self = flatMap { guessed in
      let left = guessed.filter { !isSaid($0) }
      return left.isEmpty ? nil : left
    }
  }
}

extension [Nutrient]? {
  /// The person has stated these figures now.
  package mutating func resolve(_ stated: Nutrients) { resolve { stated[$0] != nil } }
}

extension Nutrients {
  /// The figures of a food that nobody said and nothing told; nil where there are none.
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
