package import Nutrition

/// Logs what was eaten: one food or many, at any past day and meal, by one or by several people.
package struct LogMealCall: Call {
  package static let name = "log_meal"

  /// The foods, in order.
  package var items: [MealItem] = []
  /// The meal; nil follows from the time.
  package var slot: MealSlot?
  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// The time of day, "19:30".
  package var time: String?
  /// The amounts are guesses of whoever said them.
  package var approximate: Bool?
  /// A name for the meal.
  package var title: String?
  /// A remark that stays with the meal.
  package var notes: String?
  /// Who had it; nil is whoever speaks.
  package var people: [MealPlate]?
  /// Each of them had all of it.
  package var each: Bool?
  /// What may have been eaten too, in words that no item holds: a yes is asked about once. Nil where that is nothing.
  package var leftOut: [String]?

  package init() {}

  package static let fields: [CallField<LogMealCall>] =
    [
      .required("items", \.items),
      .optional("slot", \.slot),
      .optional("day", \.day),
      .optional("time", \.time),
      .optional("approximate", \.approximate),
      .optional("title", \.title),
      .optional("notes", \.notes),
      .optional("people", \.people),
      .optional("each", \.each, "They each had all of it."),
      .optional("left_out", \.leftOut).unoffered,
    ]

  /// Whether a food may be among what was left out.
  package func mayLeaveOut(_ food: String) -> Bool { leftOut?.contains { LogMealCall.isNamed(food, in: $0) } ?? false }

  /// A food is in an item now.
  package mutating func takeIn(_ food: String) { leftOut?.removeAll { LogMealCall.isNamed(food, in: $0) } }

  private static func isNamed(_ food: String, in words: String) -> Bool {
    words.lowercased().contains(food.lowercased())
  }
}

extension LogMealCall {
  /// Everything of a meal can be changed, and foods added; what is about receipts, figures and days computed anew
  /// cannot.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .amount, .energy, .factor, .food, .state, .skipped, .counted, .removed, .added: true
    case .slot, .day, .time, .plates: true
    case .field(let field, _): [.note, .title].contains(field)
    case .bought, .addedLine, .figures, .recomputed, .another: false
    }
  }

  /// On a card with a line for each plate, foods have no numbers.
  package var cardLines: [CardLine] {
    guard let people, people.count > 1 else {
      return items.enumerated().map { $0.element.line(.line($0.offset + 1)) }
    }
    return CardLine.numbered(people.map(\.name)) + items.map { $0.line(.food($0.food)) }
  }

  /// Its meal, day, time and people, as far as they were said.
  package var cardPlace: CardPlace? { CardPlace(slot: slot, day: day, time: time, people: people) }

  /// Which numbers are guesses is kept with each item.
  package static var notesGuesses: Bool { true }

  /// Plates are parts of the items: a guessed one is a guess at them.
  package mutating func noteGuesses(_ isKnown: KnownNumber) {
    let guessesPlate = people?.contains { $0.quantity.isGuess(isKnown, NumberUse(.amount)) } ?? false
    for (index, use) in NumberUse.ofAmounts(items.map(\.food)).enumerated() {
      items[index].noteGuesses(isKnown, use, ofPlate: guessesPlate)
    }
  }
}

extension MealItem {
  fileprivate mutating func noteGuesses(_ isKnown: KnownNumber, _ use: NumberUse, ofPlate guessesPlate: Bool) {
    var guesses: [GuessedNumber] = []
    if guessesPlate || quantity.isGuess(isKnown, use) { guesses.append(.quantity) }
    if kcal.isGuess(isKnown, use.ofEnergy) { guesses.append(.kcal) }
    guessed = guesses.isEmpty ? nil : guesses
    if figures?.guesses(isKnown, of: use.food, beside: use.beside) != nil { figures = nil }
  }

  /// The person has said it now.
  package mutating func resolve(_ number: GuessedNumber) { guessed.resolve { $0 == number } }
}

extension MealItem {
  fileprivate func line(_ target: Edit.Target) -> CardLine {
    let amount = Amount(quantity: quantity, unit: unit)
    return CardLine(target, food, amount: amount == .unsaid ? nil : amount, food: resolved?.id)
  }
}
