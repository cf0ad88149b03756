package import Nutrition

/// Corrects a food's figures, and what was logged with the old ones.
package struct CorrectFoodCall: FoodCall {
  package static let name = "correct_food"

  /// Which, in words.
  package var food = ""
  /// What was found by that.
  package var resolved: ResolvedFood?
  /// What was stated; what is unknown stays.
  package var figures = Nutrients.unknown
  /// What the figures are of: "100 ml", "30 g", "serving"; nil is 100 g.
  package var per: String?
  /// Read off the pack.
  package var fromLabel: Bool?
  /// Which logged entries are computed anew.
  package var recomputed = RecomputedSpan()

  /// What an estimate rests on.
  package var basis: String?
  /// The figures that a model has estimated; nil where those are none.
  package var guessed: [Nutrient]?

  package init() {}

  package static let fields: [CallField<CorrectFoodCall>] =
    [
      .required("food", \.food)
    ] + CallField.figures(\.figures) + [
      .optional("per", \.per, "What the figures are of: 100 g (usual), 100 ml, 30 g, serving."),
      .optional("from_label", \.fromLabel, "Read off the pack."),
      .optional("basis", \.basis, "What an estimate rests on."),
      .optional("guessed", \.guessed).unoffered,
    ] + CallField.all(of: \.recomputed)
}

extension CorrectFoodCall {
  /// Its figures can be changed, and which days are computed anew; a line is a day that can be left as it was logged.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .energy, .figures, .recomputed, .removed, .skipped, .day: true
    default: false
    }
  }

  /// The food in the words of the call.
  package var cardSubject: String? { food }

  /// Which of the figures are guesses is kept in `guessed`.
  package static var notesGuesses: Bool { true }

  /// Guesses are the stated figures that nobody said of this food.
  package mutating func noteGuesses(_ isKnown: KnownNumber) { guessed = figures.guesses(isKnown, of: food) }
}
