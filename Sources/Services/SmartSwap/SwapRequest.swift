package import Calls
internal import Interpreter
package import LanguageModels
internal import Nutrition
internal import Store

/// Asks a model which swap suits a meal best, and why in one sentence, and takes what is usable of its answer. It can choose
/// only among swaps that were computed and that help.
package struct SwapRequest: Sendable {
  /// In characters; longer names are cut.
  private static let longestName = 24
  /// In bytes; together with the prompt this is less than 120 tokens.
  private static let longestQuestion = 200
  private static let mostWords = 25

  private let choice: SwapChoice
  private let language: String

  /// Nil where there is nothing to choose, or the choice has been made already.
  package init?(_ arguments: SmartSwapCall, in context: ToolContext) throws(ToolError) {
    let choice = try SwapChoice(arguments, in: context)
    guard !choice.options.isEmpty, try context.keptSwap(choice) == nil else { return nil }
    self.choice = choice
    language = context.answerLanguage
  }

  /// - Parameter prompt: the instructions for the answer.
  package func request(prompt: String) -> ModelRequest {
    let foods = choice.meal.entries.filter { !$0.skipped }.map { short($0.name) }
    let options = choice.options.enumerated().map { "\($0 + 1) \(words($1))" }
    var lines = [options[0], "language: \(language)"]
    for line in options.dropFirst() where fits(lines + [line]) { lines.insert(line, at: lines.count - 1) }
    let named = foods.indices.map { foods[...$0].joined(separator: "; ") }.last { fits([$0] + lines) }
    lines = [named].compactMap(\.self) + lines
    return ModelRequest(
      system: prompt, messages: [.user(lines.joined(separator: "\n"))], tools: [], situation: nil)
  }

  /// Stores the chosen swap, and the sentence where it can be shown: short, without numbers, blame, orders or addresses.
  ///
  /// - Parameter isHonest: whether a sentence claims no false deed.
  package func keep(
    _ answer: String, in context: ToolContext, isHonest: (String) -> Bool
  ) throws(ToolError) {
    let trimmed = answer.drop { !$0.isASCII || !$0.isNumber }
    let digits = trimmed.prefix { $0.isASCII && $0.isNumber }
    let chosen = Int(digits).map { $0 - 1 } ?? -1
    guard choice.options.indices.contains(chosen) else {
      return try context.keep(KeptSwap(key: choice.key, option: 0, words: nil))
    }
    let sentence = trimmed.dropFirst(digits.count).drop { !$0.isLetter }
    let words = sentence.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isShown = isShown(words, context.lexicon) && isHonest(words)
    try context.keep(KeptSwap(key: choice.key, option: chosen, words: isShown ? words : nil))
  }

  private func isShown(_ words: String, _ lexicon: Lexicon) -> Bool {
    guard !words.isEmpty, words.split(separator: " ").count <= SwapRequest.mostWords,
      words.unicodeScalars.count <= 200, let tone = try? ToneWords.embedded()
    else { return false }
    let states = StatedNumbers(lexicon: lexicon).numbers(in: words)
    return states.isEmpty && tone.heard(in: words).isEmpty && !words.contains("://") && !words.contains("!")
  }

  private func fits(_ lines: [String]) -> Bool {
    lines.joined(separator: "\n").utf8.count <= SwapRequest.longestQuestion
  }

  private func words(_ swap: Swap) -> String {
    swap.pairs.map { before, after in
      before.reference == after.reference
        ? "\(short(after.name)) \(after.grams?.description ?? "")" : "\(short(before.name)) > \(short(after.name))"
    }.joined(separator: ", ")
  }

  private func short(_ name: String) -> String { String(name.prefix(SwapRequest.longestName)) }
}
