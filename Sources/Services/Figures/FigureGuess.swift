internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// The card's notes on figures that a model has estimated.
enum FigureGuess {
  /// - Parameter basis: what the model says that they are based on.
  static func notes(_ guessed: [Nutrient]?, basis: String?) -> [Text] {
    guard let guessed else { return [] }
    let names = Text.mealGuesses(guesses: guessed.map { .nutrientName(nutrient: $0) })
    return [basis.map { .sentences([names, .guessBasis(basis: $0)]) } ?? names]
  }
}
