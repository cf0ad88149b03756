package import Nutrition

/// Corrects a food's figures, and the entries that were logged with the old ones.
package struct CorrectFoodCall: FoodCall {
  package static let name = "correct_food"

  /// The food, in words.
  package var food = ""
  /// The food that the words were found to mean, where larder has looked.
  package var resolved: ResolvedFood?
  /// The figures that were stated; the others stay as they are.
  package var figures = Nutrients.unknown
  /// The amount that the figures are for: "100 ml", "30 g", "serving"; nil is 100 g.
  package var per: String?
  /// Whether the figures were read off the pack.
  package var fromLabel: Bool?
  /// Which logged entries are recomputed.
  package var recomputed = RecomputedSpan()

  /// What an estimate is based on.
  package var basis: String?
  /// The figures that a model has estimated; nil where there are none.
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
  /// Its figures can be changed, and which days are recomputed. Each line is a day, which can be left as it was logged.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .energy, .figures, .recomputed, .removed, .skipped, .day: true
    default: false
    }
  }

  /// The food, in the words of the call.
  package var cardSubject: String? { food }

  /// True: `guessed` says which of the figures are guesses.
  package static var notesGuesses: Bool { true }

  /// Figures that neither the person nor a file or tool gave for this food are guesses.
  package mutating func noteGuesses(_ isKnown: KnownNumber) { guessed = figures.guesses(isKnown, of: food) }
}
