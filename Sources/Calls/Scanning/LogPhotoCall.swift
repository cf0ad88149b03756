package import Nutrition

/// Logs the foods that were seen on a picture of a meal.
package struct LogPhotoCall: Call {
  package static let name = "log_photo"

  /// A name for the meal.
  package var title: String?
  /// What is seen.
  package var description: String?
  /// What was seen, in order.
  package var foods: [Item] = []
  /// The meal; nil follows from the time.
  package var slot: MealSlot?
  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// The time of day, "19:30".
  package var time: String?
  /// The entry that held the meal's place until the picture was looked at; it goes when the meal is saved.
  package var replaces: String?
  /// The file in which the picture is kept, where the person keeps pictures.
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
  /// A food that was seen.
  package struct Item: CallRecord {
    /// A text alone is the food.
    package static let textField: String? = "food"

    /// In words.
    package var food = ""
    /// A guess until somebody says it.
    package var grams: FixedDecimal?
    /// 0 to 1; nil where the person has said what it is.
    package var confidence: FixedDecimal?
    /// The person has said how much it is.
    package var weighed: Bool?
    /// On the card, and not eaten.
    package var skipped: Bool?
    /// What `food`, or a shorter name of it, was found to mean, where larder has looked.
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

  /// A line for each food that was seen, in their order.
  package var cardLines: [CardLine] {
    foods.enumerated().map { CardLine(.line($0.offset + 1), $0.element.food, food: $0.element.resolved?.id) }
  }

  /// Its meal, day and time, as far as they were said.
  package var cardPlace: CardPlace? { CardPlace(slot: slot, day: day, time: time) }

  /// A guessed weight loses its mark as weighed instead.
  package static var notesGuesses: Bool { true }

  /// A weight that nobody said is a guess at what is seen.
  package mutating func noteGuesses(_ isKnown: KnownNumber) {
    for (index, use) in NumberUse.ofAmounts(foods.map(\.food)).enumerated()
    where foods[index].grams.isGuess(isKnown, use) {
      foods[index].weighed = nil
    }
  }
}
