package import Nutrition

/// A number of an item that is an estimate of whoever made the call: nobody said it, and neither a file nor a tool told it.
package enum GuessedNumber: String, CaseIterable, Hashable, Sendable {
  case quantity, kcal
}

extension GuessedNumber: CallChoice {}

/// Tells numbers that were said, or told by a file or a tool, from all others.
package typealias KnownNumber = (Figure) -> Bool

extension Optional where Wrapped == Figure {
  /// Nobody said it, and nothing told it.
  func isGuess(_ isKnown: KnownNumber) -> Bool { map { !isKnown($0) } ?? false }
}

extension Nutrients {
  /// The figures that nobody said and nothing told; nil where there are none.
  func guesses(_ isKnown: KnownNumber) -> [Nutrient]? {
    let guesses = Nutrient.allCases.filter { self[$0].isGuess(isKnown) }
    return guesses.isEmpty ? nil : guesses
  }
}
