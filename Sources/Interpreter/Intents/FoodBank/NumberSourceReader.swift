internal import Calls
internal import Nutrition
internal import Words

/// Parses a question about where a number comes from: "where is that from?", "why 316?", "where is the number for lunch
/// from?".
struct NumberSourceReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  func read() -> Parse? {
    var walk = LineWalk(context)
    walk.pass(LineWalk.isPolite)
    guard walk.take(.bank(.whence)) else { return nil }
    var asked = ExplainNumberCall()
    var words: [Int] = []
    var isAboutNumber = false
    while !walk.isAtEnd {
      let index = walk.index
      if let end = context.labelEnd(at: index) {
        walk.step(to: end)
      } else if walk.take(.bank(.number)) || walk.take(.bank(.from)) {
        isAboutNumber = true
      } else if asked.number == nil, sentence.tokens[index].isNumber,
        let number = NumberReader(words: sentence).single(at: index, before: walk.end)
      {
        asked.number = number.value
        isAboutNumber = true
        walk.step(to: number.end)
      } else if let next = context.passed(at: index, before: walk.end, isPassed) {
        walk.step(to: next)
      } else {
        words.append(index)
        walk.step(to: index + 1)
      }
    }
    guard isAboutNumber, let food = food(words) else { return nil }
    asked.food = food.isEmpty ? nil : food
    (asked.slot, asked.day) = (context.when.slot, context.when.day?.description)
    return context.parse(.queryFood, .calling(asked))
  }

  /// The food that the remaining words name; empty where none remain. Nil for anything else.
  private func food(_ words: [Int]) -> String? {
    guard let first = words.first, let last = words.last else { return "" }
    guard last - first == words.count - 1, words.count <= 6, context.isSureFood(sentence.lower(words)) else {
      return nil
    }
    return sentence.original(words)
  }

  private func isPassed(_ tag: Tag) -> Bool {
    switch tag {
    case .filler, .determiner, .article, .copula, .of, .per, .at, .aboutFood, .energy, .nutrient, .tail, .leadToTime,
      .subject, .adverb, .only, .pronoun:
      true
    default: false
    }
  }
}
