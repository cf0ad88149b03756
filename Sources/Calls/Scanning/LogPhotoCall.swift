package import Nutrition

/// Logs the foods that were recognised in a photo of a meal.
package struct LogPhotoCall: Call {
  package static let name = "log_photo"

  /// A name for the meal.
  package var title: String?
  /// A description of the photo.
  package var description: String?
  /// The foods that were recognised, in order.
  package var foods: [Item] = []
  /// The meal; nil is worked out from the time.
  package var slot: MealSlot?
  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// The time of day, "19:30".
  package var time: String?
  /// The id of the entry that was logged in place of the meal until the photo was analysed; it is removed when the meal
  /// is saved.
  package var replaces: String?
  /// The file in which the photo is kept, where the person keeps photos.
  package var picture: String?

  package init() {}

  package static let fields: [CallField<LogPhotoCall>] =
    [
      .optional("title", \.title),
      .optional("description", \.description),
      .required("foods", \.foods),
      .optional("slot", \.slot),
      .optional("day", \.day),
      .optional("time", \.time),
      .optional("replaces", \.replaces, "The id of the quick entry in its place."),
      .optional("picture", \.picture).unoffered,
    ]
}

extension LogPhotoCall {
  /// A food that was recognised.
  package struct Item: CallRecord {
    /// A plain text is the food.
    package static let textField: String? = "food"

    /// The food in words.
    package var food = ""
    /// The weight, which is a guess until the person states it.
    package var grams: FixedDecimal?
    /// How sure the recognition is, from 0 to 1; nil where the person has said what the food is.
    package var confidence: FixedDecimal?
    /// Whether the person has said how much it is.
    package var weighed: Bool?
    /// Listed on the card but not eaten, so that it is not counted.
    package var skipped: Bool?
    /// The food that `food`, or a shorter form of it, was found to mean, where larder has looked.
    package var resolved: ResolvedFood?

    package init() {}

    package init(
      food: String, grams: FixedDecimal? = nil, confidence: FixedDecimal? = nil, weighed: Bool? = nil,
      skipped: Bool? = nil,
      resolved: ResolvedFood? = nil
    ) {
      self.food = food
      self.grams = grams
      self.confidence = confidence
      self.weighed = weighed
      self.skipped = skipped
      self.resolved = resolved
    }

    package static let fields: [CallField<Item>] =
      [
        .required("food", \.food),
        .optional("grams", \.grams),
        .optional("confidence", \.confidence, "0 to 1; none once the user said what it is."),
        .optional("weighed", \.weighed, "The user said the weight."),
        .optional("skipped", \.skipped, "Not eaten."),
      ]
  }
}

extension LogPhotoCall {
  /// Foods and amounts can be changed, added and skipped; so can the meal, the day and the title.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .amount, .factor, .food, .skipped, .counted, .removed, .added, .slot, .day: true
    case .field(let field, _): field == .title
    default: false
    }
  }

  /// One for each food, in their order.
  package var cardLines: [CardLine] {
    foods.enumerated().map { CardLine(.line($0.offset + 1), $0.element.food, food: $0.element.resolved?.id) }
  }

  /// Its meal, day and time, as far as they were given.
  package var cardPlace: CardPlace? { CardPlace(slot: slot, day: day, time: time) }

  /// True: a weight that is a guess is no longer marked as weighed.
  package static var notesGuesses: Bool { true }

  /// Unmarks as weighed each weight that nobody gave.
  package mutating func noteGuesses(_ isKnown: KnownNumber) {
    for (index, use) in NumberUse.ofAmounts(foods.map(\.food)).enumerated()
    where foods[index].grams.isGuess(isKnown, use) {
      foods[index].weighed = nil
    }
  }
}
