internal import Calls
package import FoundationEssentials
package import Nutrition

/// What a line, or a part of it that stands for itself, means.
package struct Parse: Hashable, Sendable {
  /// As typed.
  package var text: String
  /// What the person wants with it, as `larder understand` names it.
  package var intent: Intent
  /// The day, meal and time that were said.
  package var when: When
  /// The foods that it is about, in the order in which they were said.
  package var items: [FoodItem]
  /// Words that nothing could be made of.
  package var unaccounted: [String]
  /// Words for foods that stand where nobody says what was eaten, and changes that nobody can make: they have to be asked
  /// about before the rest is saved.
  package var leftOut: [String] = []
  /// Sentences beside the meal that nothing was made of, and that name no food, and dishes that are counted by what is in
  /// them: they are told.
  package var beside: [String] = []
  /// What a dish was without, and is counted with: the bun of a burger.
  package var excluded: [String] = []
  /// The same of a dish that may be counted with it: the croutons of a salad.
  package var perhapsExcluded: [String] = []
  /// What a drink was made with, and is not counted with: almond milk.
  package var uncounted: [String] = []
  /// Foods that are taken for a part of a dish, and are not counted apart: the pineapple on a pizza.
  package var inside: [String] = []
  /// The amounts, or some of them, were said to be guesses: "about".
  package var isApproximate: Bool
  /// "Only", "actually": it may say anew what was said before.
  package var isSaidAnew = false
  /// "A chocolate one": a kind of what was said before.
  package var isKind = false
  /// "Just", "only".
  package var isOnly = false
  /// What an edit or a deletion is about.
  package var reference: EntryReference?
  /// What was eaten is not this, which may have been said before: "tea instead of coffee".
  var replaced: EntryReference?
  /// A deletion speaks only of the card that waits: "no cheese".
  package var isOfCard = false
  /// What is to be done.
  package var command: ParsedCommand
  /// What is remarked of the meal.
  package var notes: String?
  /// Whose meal it was, where it was not only that of who speaks.
  package var people: [Plate] = []
  /// Each of them had all of it.
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

  /// Every word has its place and every food is known for sure: nobody else needs to be asked.
  package var isWhole: Bool {
    if case .beyond = command { return false }
    guard command != .none, unaccounted.isEmpty, leftOut.isEmpty, beside.isEmpty, uncounted.isEmpty else {
      return false
    }
    return items.allSatisfy { item in item.match.map { $0.quality.isSure && !$0.isAmbiguous } ?? false }
  }
}

extension [Parse] {
  /// What the line is as a whole: a food taken off and another changed is an edit, else what comes first.
  package var intent: Intent {
    if first?.intent == .delete, contains(where: { $0.intent == .edit }) { return .edit }
    return first?.intent ?? .other
  }
}

/// How a line names an entry.
package struct EntryReference: Hashable, Sendable {
  /// The number on the day's list.
  package var number: Int?
  /// Words for its food.
  package var food: String?
  /// What they were found to mean.
  package var foodID: UUID?
  /// "it", "that", "the last one".
  package var isLast: Bool
  /// All of what was said last: "half of that".
  package var isWhole = false
  /// The meal that it is in; nil where none was said.
  package var slot: MealSlot?
  /// The diary day that it is in; nil where none was said.
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

  /// What was said or saved last: "it".
  package static let last = EntryReference(isLast: true)
  /// All of what was said last: "half of that".
  package static let whole = {
    var reference = EntryReference.last
    reference.isWhole = true
    return reference
  }()
}
