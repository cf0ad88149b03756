package import Nutrition

/// Adds a food with stated figures.
package struct SaveFoodCall: Call {
  package static let name = "save_food"

  /// Its name.
  package var name = ""
  /// The figures that were stated; the others are unknown.
  package var figures = Nutrients.unknown
  /// The amount that the figures are for: "100 ml", "30 g", "serving"; nil is 100 g.
  package var per: String?
  /// Its state, such as raw or cooked.
  package var state: FoodState?
  /// Whether the figures were read off the pack.
  package var fromLabel: Bool?
  /// Its other fields.
  package var fields = FoodFields()
  /// A food of the food bank that it resembles: figures that are not stated are estimated from it.
  package var like: String?
  /// How well its label was read.
  package var reading: LabelRemarks?

  /// What an estimate is based on.
  package var basis: String?
  /// The figures that a model has estimated; nil where there are none.
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
  /// Each line can be restated or removed, and the name changed.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .food, .removed: true
    default: false
    }
  }

  /// True: `guessed` says which of the figures are guesses.
  package static var notesGuesses: Bool { true }

  /// Figures that neither the person nor a file or tool gave for this food are guesses.
  package mutating func noteGuesses(_ isKnown: KnownNumber) { guessed = figures.guesses(isKnown, of: name) }
}
