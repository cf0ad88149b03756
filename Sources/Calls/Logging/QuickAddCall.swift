package import Nutrition

/// Logs energy that was stated, without a food.
package struct QuickAddCall: Call {
  package static let name = "quick_add"

  /// In kcal.
  package var kcal = FixedDecimal.zero
  /// What it was, in words.
  package var label: String?
  /// In grams.
  package var protein: FixedDecimal?
  /// In grams.
  package var carbohydrate: FixedDecimal?
  /// In grams.
  package var fat: FixedDecimal?
  /// The energy is a guess of whoever said it.
  package var approximate: Bool?
  /// The meal; nil follows from the time.
  package var slot: MealSlot?
  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// The time of day, "19:30".
  package var time: String?
  /// What of it a model has estimated; nil where that is nothing.
  package var guessed: [Nutrient]?

  package init() {}

  /// - Parameter figures: with their energy.
  package init(_ figures: Nutrients, label: String? = nil) {
    kcal = figures.energy ?? .zero
    self.label = label
    (protein, carbohydrate, fat) = (figures.protein, figures.carbohydrate, figures.fat)
  }

  package static let fields: [CallField<QuickAddCall>] =
    [
      .required("kcal", \.kcal),
      .optional("label", \.label, "What it was."),
      .optional("protein_g", \.protein),
      .optional("carbs_g", \.carbohydrate),
      .optional("fat_g", \.fat),
      .optional("approximate", \.approximate),
      .optional("slot", \.slot),
      .optional("day", \.day),
      .optional("time", \.time),
      .optional("guessed", \.guessed).unoffered,
    ]
}

extension QuickAddCall {
  /// The energy, label, meal, day and time can be changed; a number without a unit is energy if it is 20 or more.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .amount(let amount): amount.unit == nil && (amount.quantity ?? .zero) >= leastEnergy
    case .said, .energy, .factor, .food, .removed, .slot, .day, .time: true
    default: false
    }
  }

  /// A number alone that is no less may be energy in kcal.
  private static let leastEnergy = FixedDecimal(20)

  /// One line, named by its label; the name is empty where there is none.
  package var cardLines: [CardLine] { CardLine.numbered([label ?? ""]) }

  /// The figures that are stated.
  package var figures: Nutrients {
    Nutrients(energy: kcal, protein: protein, carbohydrate: carbohydrate, fat: fat)
  }

  /// Which of the figures are guesses is kept in `guessed`.
  package static var notesGuesses: Bool { true }

  /// Guesses are the energy and macronutrients that nobody said of the label.
  package mutating func noteGuesses(_ isKnown: KnownNumber) { guessed = figures.guesses(isKnown, of: label) }
}
