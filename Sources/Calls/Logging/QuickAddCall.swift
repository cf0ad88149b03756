package import Nutrition

/// Logs stated energy without a food.
package struct QuickAddCall: Call {
  package static let name = "quick_add"

  /// The energy in kcal.
  package var kcal = FixedDecimal.zero
  /// What it was, in words.
  package var label: String?
  /// Protein in grams.
  package var protein: FixedDecimal?
  /// Carbohydrate in grams.
  package var carbohydrate: FixedDecimal?
  /// Fat in grams.
  package var fat: FixedDecimal?
  /// Whether the energy is the person's own guess.
  package var approximate: Bool?
  /// The meal; nil is worked out from the time.
  package var slot: MealSlot?
  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// The time of day, "19:30".
  package var time: String?
  /// Which of the figures a model estimated; nil where none.
  package var guessed: [Nutrient]?

  package init() {}

  /// - Parameter figures: the stated figures, energy included.
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
  /// Figures, label, meal, day and time can be changed; a number without a unit is energy if it is 20 or more.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .amount(let amount): amount.unit == nil && (amount.quantity ?? .zero) >= leastEnergy
    case .said, .energy, .figures, .factor, .food, .removed, .slot, .day, .time: true
    default: false
    }
  }

  /// The smallest number without a unit that is taken as energy in kcal.
  private static let leastEnergy = FixedDecimal(20)

  /// One line, named by its label; the name is empty where there is none.
  package var cardLines: [CardLine] { CardLine.numbered([label ?? ""]) }

  /// The figures that are stated.
  package var figures: Nutrients {
    Nutrients(energy: kcal, protein: protein, carbohydrate: carbohydrate, fat: fat)
  }

  /// True: `guessed` says which of the figures are guesses.
  package static var notesGuesses: Bool { true }

  /// Energy and macronutrients that nobody gave for this label are guesses.
  package mutating func noteGuesses(_ isKnown: KnownNumber) { guessed = figures.guesses(isKnown, of: label) }
}
