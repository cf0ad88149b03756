internal import Calls
internal import Nutrition
internal import Words

/// Parses a whole line about shopping trips and the pantry: what was bought, questions about past trips, deletions. A
/// line with anything else in it is left to other readers.
struct GroceryReader {
  /// In tokens.
  private static let longestLine = 160

  let context: Context
  private var sentence: Sentence { context.sentence }

  /// Nil where the line is about something else.
  func read() -> Parse? {
    guard sentence.tokens.count <= GroceryReader.longestLine,
      // "Add milk to the shopping list": it was not bought yet.
      TrailingTrigger.end(.trigger(.future), of: context.range, in: sentence) == nil
    else { return nil }
    if let change = TripChangeReader(context: context).read() { return parse(.other, change) }
    if let pantry = PantryReader(context: context).read() { return pantry }
    guard isAboutShopping else { return nil }
    if let bought = BoughtReader(context: context).read() {
      var found = parse(.other, bought, on: context.when)
      // A name of many words probably contains something else.
      found.unaccounted = bought.lines.compactMap(\.original).filter { $0.split(separator: " ").count > 4 }
      return found
    }
    if let foods = BoughtReader(context: context).perhapsBought() {
      return Parse(
        text: sentence.original(context.range), intent: .other, command: .beyond(.eatenOrBought(foods)))
    }
    if let deleted = TripQuestionReader(context: context).readDeletion() { return parse(.delete, deleted) }
    return TripQuestionReader(context: context).read().map { parse(.queryLog, $0) }
  }

  private var isAboutShopping: Bool {
    sentence.phrases.contains { phrases in
      phrases.contains { phrase in
        if case .grocery(let word) = phrase.tag {
          [.bought, .perhapsBought, .buy, .trip, .groceries, .spend, .summary, .cost].contains(word)
        } else {
          false
        }
      }
    }
  }

  private func parse(_ intent: Intent, _ call: some Call, on when: When = .unsaid) -> Parse {
    Parse(text: sentence.original(context.range), intent: intent, when: when, command: .calling(call))
  }
}
