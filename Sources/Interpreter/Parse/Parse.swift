internal import Calls
package import FoundationEssentials
package import Nutrition

/// The meaning of a line, or of an independent part of it.
package struct Parse: Hashable, Sendable {
  /// The text as typed.
  package var text: String
  /// What the person wants, in the terms of `larder understand`.
  package var intent: Intent
  /// The day, meal and time that were given.
  package var when: When
  /// The foods in the order in which they were said.
  package var items: [FoodItem]
  /// Words that were not understood.
  package var unaccounted: [String]
  /// Words for foods outside of what was eaten, and unclear changes. They are asked about before the rest is saved.
  package var leftOut: [String] = []
  /// Sentences beside the meal that were not understood and name no food, and dishes counted by their contents. They
  /// are mentioned in the reply.
  package var beside: [String] = []
  /// What a dish was without although its figures include it: the bun of a burger.
  package var excluded: [String] = []
  /// What a dish was without that its figures may include: the croutons of a salad.
  package var perhapsExcluded: [String] = []
  /// What a drink was made with that its figures do not include: almond milk.
  package var uncounted: [String] = []
  /// Foods taken as part of a dish and not counted separately: the pineapple on a pizza.
  package var inside: [String] = []
  /// What somebody who has no diary ate beside it: "she had wine".
  package var ofOthers: [String] = []
  /// Whether some amounts were called approximate: "about".
  package var isApproximate: Bool
  /// Whether it may restate something said before: "only", "actually".
  package var isSaidAnew = false
  /// Whether it says with what something was after all: "no, with potato salad".
  var isWithOther = false
  /// Whether it names only a kind of the food before: "a chocolate one".
  package var isKind = false
  /// Whether it points at a food: "the crisps", "my crisps".
  var isPointedAt = false
  /// Whether only "and" says that it is an addition: behind a change it may be another one, "no soup, and sushi 220 g".
  var isJoined = false
  /// Whether it has "just" or "only".
  package var isOnly = false
  /// Whether it says what a meal was, and so may say it anew: "breakfast was 3 eggs".
  var saysMeal = false
  /// The entry that an edit or deletion is about.
  package var reference: EntryReference?
  /// The food that was not eaten: the coffee in "tea instead of coffee".
  var replaced: EntryReference?
  /// What there was none of: the cheese in "3 eggs, no cheese".
  var without: [EntryReference] = []
  /// Words beside an amount that may say which kind the food before was: "fat free" in "fat free, 170 g".
  var describing: String?
  /// Whether a deletion can only be about the waiting card: "no cheese".
  package var isOfCard = false
  /// The action to take.
  package var command: ParsedCommand
  /// A note about the meal.
  package var notes: String?
  /// Who had the meal, where it was not just the speaker.
  package var people: [Plate] = []
  /// Whether each of them had all of it.
  package var isEach = false

  package init(
    text: String, intent: Intent, when: When = .unsaid, items: [FoodItem] = [], unaccounted: [String] = [],
    isApproximate: Bool = false, reference: EntryReference? = nil, command: ParsedCommand = .none
  ) {
    self.text = text
    self.intent = intent
    self.when = when
    self.items = items
    self.unaccounted = unaccounted
    self.isApproximate = isApproximate
    self.reference = reference
    self.command = command
  }

  /// Whether every word was understood and every food is certain, so that no model need be asked.
  package var isWhole: Bool {
    if case .beyond = command { return false }
    guard command != .none, unaccounted.isEmpty, leftOut.isEmpty, beside.isEmpty, uncounted.isEmpty else {
      return false
    }
    return items.allSatisfy { item in item.match.map { $0.quality.isSure && !$0.isAmbiguous } ?? false }
  }
}

extension [Parse] {
  /// The intent of the whole line: an edit where one food is removed and another changed, otherwise that of the first
  /// parse.
  package var intent: Intent {
    if first?.intent == .delete, contains(where: { $0.intent == .edit }) { return .edit }
    return first?.intent ?? .other
  }
}

/// How a line refers to an entry.
package struct EntryReference: Hashable, Sendable {
  /// The number on the day's list.
  package var number: Int?
  /// Whether the number is its place in what was said or shown: "the second one".
  var isOrdinal = false
  /// Words for its food.
  package var food: String?
  /// The unit that it was measured in: "the glass".
  var unit: MeasureUnit?
  /// The id of the food that the words were found to mean.
  package var foodID: UUID?
  /// "it", "that", "the last one".
  package var isLast: Bool
  /// Whether it is the last of several by its place: "the last one".
  var isLastOfSeveral = false
  /// Whether it is everything that was said last: "half of that".
  package var isWhole = false
  /// Whether everything is two things: "both 200 g".
  package var isPair = false
  /// Whether it is what something was not: "rice, not noodles".
  package var isRuledOut = false
  /// The amount that it was said to have, where nothing else tells which it is: "150, not 1500".
  var amount: Amount?
  /// Whether another food is given for it: "swap the noodles for rice".
  var isExchanged = false
  /// The meal that it is in; nil where none was given.
  package var slot: MealSlot?
  /// The diary day that it is in; nil where none was given.
  package var day: Day?
  /// The time of day of its meal: "the 16:00 snack".
  package var time: ClockTime?

  package init(
    number: Int? = nil, food: String? = nil, isLast: Bool = false, slot: MealSlot? = nil, day: Day? = nil
  ) {
    self.number = number
    self.food = food
    self.isLast = isLast
    self.slot = slot
    self.day = day
  }

  init(_ item: FoodItem) {
    self.init(food: item.food)
    foodID = item.match?.resolved?.id
  }

  /// Its place in what was said or shown: "the second one".
  static func ordinal(_ number: Int) -> EntryReference {
    var reference = EntryReference(number: number)
    reference.isOrdinal = true
    return reference
  }

  /// What was said or saved last: "it".
  package static let last = EntryReference(isLast: true)
  /// Both of two things that were said last.
  package static let pair = {
    var reference = EntryReference.whole
    reference.isPair = true
    return reference
  }()
  /// Everything that was said last: "half of that".
  package static let whole = {
    var reference = EntryReference.last
    reference.isWhole = true
    return reference
  }()
}
