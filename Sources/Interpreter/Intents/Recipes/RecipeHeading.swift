internal import Nutrition
internal import Words

/// The heading of a list of ingredients, up to a colon: a name, and possibly the number of servings: "carbonara:",
/// "Carbonara (serves 2):", "Carbonara für 2 Personen:".
struct RecipeHeading {
  private static let mostWords = 10

  let name: String
  /// The number of servings, where the heading has it.
  let servings: FixedDecimal?
  /// The offset in bytes of the text after the colon.
  let body: Int

  /// Nil where the line has no such heading: it begins with a meal, an amount or a request.
  init?(_ context: Context) {
    let sentence = context.sentence
    guard let colon = sentence.range.first(where: { sentence.isMark(":", at: $0) || sentence.isMark("：", at: $0) }),
      colon > 0, colon <= RecipeHeading.mostWords,
      !sentence.line.utf8.prefix(sentence.tokens[colon].range.lowerBound).contains(0x0a)
    else { return nil }
    let said = RecipeHeading.servings(of: sentence, before: colon)
    let start = RecipeHeading.lead(of: sentence, before: said?.words.lowerBound ?? colon)
    var words = (start..<(said?.words.lowerBound ?? colon)).filter { sentence.tokens[$0].kind != .mark }
    // "Hab Linsensuppe gekocht:".
    if sentence.language == .german, let last = words.last, words.count > 1, sentence.skip(.made, at: last) == last + 1
    {
      words = Array(words.dropLast().drop { sentence.skip(.subject, at: $0) != nil })
    }
    guard let first = words.first, words.last == first + words.count - 1,
      words.allSatisfy({
        sentence.tokens[$0].isWord && !context.isLabel($0) && !RecipeHeading.isRequest(at: $0, in: sentence)
      }),
      !RecipeFacts(sentence: sentence).begins(.ingredients, at: first)
    else { return nil }
    name = sentence.original(words)
    servings = said?.number
    body = sentence.tokens[colon].range.upperBound
  }

  /// The end of "I made a big pot of", behind which the name stands.
  private static func lead(of sentence: Sentence, before end: Int) -> Int {
    var index = 0
    while let next = sentence.skip(anyOf: [.subject, .filler], at: index, before: end) { index = next }
    guard let made = sentence.skip(.made, at: index, before: end) else { return 0 }
    let pot = AmountParser(sentence: sentence).read(at: made, before: end).flatMap {
      $0.hasOf ? $0.range.upperBound : nil
    }
    return pot ?? sentence.skip(anyOf: [.article, .determiner], at: made, before: end) ?? made
  }

  /// Parses "serves 2", "for 2 people", or "for 2" right before the colon.
  static func servings(of sentence: Sentence, before colon: Int) -> (number: FixedDecimal, words: Range<Int>)? {
    if let said = RecipeFacts(sentence: sentence).servings(), said.words.upperBound <= colon { return said }
    var end = colon
    while end > 0, sentence.tokens[end - 1].kind == .mark { end -= 1 }
    guard end > 2, sentence.skip(.recipe(.many), at: end - 2) == end - 1,
      let number = NumberReader(words: sentence).single(at: end - 1, before: end), number.value > .zero,
      number.value <= RecipeFacts.mostServings
    else { return nil }
    return (number.value, end - 2..<end)
  }

  private static func isRequest(at index: Int, in sentence: Sentence) -> Bool {
    sentence.find(at: index) { if case .trigger(let trigger) = $0, trigger != .chat { true } else { nil } } != nil
  }
}
