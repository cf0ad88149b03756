package import Nutrition

/// Adds a food with the figures that were stated.
package struct SaveFoodCall: Call {
  package static let name = "save_food"

  /// Its name.
  package var name = ""
  /// What was stated; what is unknown stays out.
  package var figures = Nutrients.unknown
  /// What the figures are of: "100 ml", "30 g", "serving"; nil is 100 g.
  package var per: String?
  /// How it was made.
  package var state: FoodState?
  /// Read off the pack.
  package var fromLabel: Bool?
  /// What else is said of it.
  package var fields = FoodFields()
  /// Which food of the food bank it is like: what is not stated is estimated by that.
  package var like: String?
  /// How well the label was read that it is from.
  package var reading: LabelRemarks?

  /// What an estimate rests on.
  package var basis: String?
  /// The figures that a model has estimated; nil where those are none.
  package var guessed: [Nutrient]?

  package init() {}

  package static let fields: [CallField<SaveFoodCall>] =
    [
      .required("name", \.name)
    ] + CallField.figures(\.figures) + [
      .optional("per", \.per, "What the figures are of: 100 g (usual), 100 ml, 30 g, serving."),
      .known("state", \.state),
      .optional("from_label", \.fromLabel, "Read off the pack."),
    ] + CallField.all(of: \.fields) + [
      .optional("like", \.like, "The food that it is like; it gets its figures."),
      .optional("reading", \.reading), .optional("basis", \.basis, "What an estimate rests on."),
      .optional("guessed", \.guessed).unoffered,
    ]
}

extension SaveFoodCall {
  /// Each line can be said anew or taken off, and the name changed.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .food, .removed: true
    default: false
    }
  }

  /// Which of the figures are guesses is kept in `guessed`.
  package static var notesGuesses: Bool { true }

  /// Guesses are the stated figures that nobody said of this food.
  package mutating func noteGuesses(_ isKnown: KnownNumber) { guessed = figures.guesses(isKnown, of: name) }
}
