internal import Calls
internal import Nutrition
internal import Words

/// Parses a whole line about the foods of the food bank, or about where a number comes from. A line with anything else
/// in it is left to other readers.
struct FoodBankReader {
  /// In tokens.
  private static let longestLine = 60

  let context: Context

  /// Nil where the line is about something else.
  func read() -> Parse? {
    guard context.sentence.tokens.count <= FoodBankReader.longestLine else { return nil }
    if let days = RecomputationReader(context: context).read() { return parse(.other, .recompute(days)) }
    if let sorted = FoodEditReader(context: context).categorised() { return parse(.define, .call(sorted)) }
    guard isAboutFoods else { return nil }
    if let asked = NumberSourceReader(context: context).read() { return asked }
    if let correction = CorrectionReader(context: context).read() {
      return parse(.define, .calling(correction))
    }
    if let edit = FoodEditReader(context: context).read() { return parse(.define, .call(edit)) }
    return CategoryReader(context: context).read().map { parse(.queryFood, .calling($0)) }
  }

  private var isAboutFoods: Bool {
    context.sentence.phrases.contains { phrases in
      phrases.contains { phrase in
        switch phrase.tag {
        case .bank(.estimate), .bank(.like): false
        case .bank: true
        default: false
        }
      }
    }
  }

  private func parse(_ intent: Intent, _ command: ParsedCommand) -> Parse {
    var parse = context.parse(intent, command)
    parse.when = .unsaid
    return parse
  }
}
