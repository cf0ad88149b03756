package import Nutrition

/// Logs what was eaten: one food or many, in any meal of any past day, by one person or several.
package struct LogMealCall: Call {
  package static let name = "log_meal"

  /// The foods, in order.
  package var items: [MealItem] = []
  /// The meal; nil is worked out from the time.
  package var slot: MealSlot?
  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// The time of day, "19:30".
  package var time: String?
  /// Whether all amounts are guesses of the person; nil where each item says so of itself.
  package var approximate: Bool?
  /// A name for the meal.
  package var title: String?
  /// A note that is kept with the meal.
  package var notes: String?
  /// Who had it; nil is the person who speaks.
  package var people: [MealPlate]?
  /// Whether each of them ate all of it, rather than a share.
  package var each: Bool?
  /// Words of the line that no item covers but that may be food. A yes is answered by asking about them once. Nil where
  /// there are none.
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

  /// Whether a food may be in the words that were left out.
  package func mayLeaveOut(_ food: String) -> Bool { leftOut?.contains { LogMealCall.isNamed(food, in: $0) } ?? false }

  /// Removes the left-out words that name a food which is now an item.
  package mutating func takeIn(_ food: String) { leftOut?.removeAll { LogMealCall.isNamed(food, in: $0) } }

  private static func isNamed(_ food: String, in words: String) -> Bool {
    words.lowercased().contains(food.lowercased())
  }
}

extension LogMealCall {
  /// Everything about a meal can be changed, and foods added. Not possible is what concerns receipts, recomputing or
  /// suggestions.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .amount, .energy, .figures, .factor, .food, .state, .skipped, .counted, .removed, .added: true
    case .slot, .day, .time, .plates: true
    case .field(let field, _): [.note, .title].contains(field)
    case .bought, .addedLine, .recomputed, .another: false
    }
  }

  /// One for each food. Where several people have plates, the lines are the plates, and foods are referred to by name.
  package var cardLines: [CardLine] {
    guard let people, people.count > 1 else {
      return items.enumerated().map { $0.element.line(.line($0.offset + 1)) }
    }
    return CardLine.numbered(people.map(\.name)) + items.map { $0.line(.food($0.food)) }
  }

  /// Its meal, day, time and people, as far as they were given.
  package var cardPlace: CardPlace? { CardPlace(slot: slot, day: day, time: time, people: people) }

  /// True: each item has its own `guessed`.
  package static var notesGuesses: Bool { true }

  /// Sets `guessed` on each item. A guessed share makes the amounts of all items guesses, because plates divide the
  /// items.
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

  /// Unmarks a number as a guess, now that the person has stated it.
  package mutating func resolve(_ number: GuessedNumber) {
    guessed.resolve { $0 == number }
    if number == .quantity { approximate = nil }
  }
}

extension MealItem {
  fileprivate func line(_ target: Edit.Target) -> CardLine {
    let amount = Amount(quantity: quantity, unit: unit)
    return CardLine(
      target, food, amount: amount == .unsaid ? nil : amount, food: resolved?.id, saysEnergy: kcal != nil,
      piece: piece?.unit == unit ? piece?.quantity : nil)
  }
}
