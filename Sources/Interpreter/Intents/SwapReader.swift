internal import Calls
internal import Nutrition

/// Parses a whole line that asks for swaps in a meal: "find me a swap for lunch", "make my dinner lighter". A line that
/// names a food to swap is a change instead.
struct SwapReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  /// Nil where the line is about something else.
  func read() -> Parse? {
    let range = context.range
    guard context.contains(range, .topic(.swap)) else { return nil }
    var index = range.lowerBound
    while index < range.upperBound {
      guard let next = context.labelEnd(at: index) ?? context.passed(at: index, before: range.upperBound, isPassed)
      else {
        return nil
      }
      index = next
    }
    let when = context.when
    return context.parse(
      .advice, .calling(SmartSwapCall { ($0.slot, $0.day) = (when.slot, when.day?.description) }))
  }

  private func isPassed(_ tag: Tag) -> Bool {
    switch tag {
    case .topic, .ask, .filler, .subject, .adverb, .determiner, .article, .aboutFood, .to, .toward, .leadToTime, .at,
      .copula, .also, .item, .pronoun, .trigger(.make), .trigger(.find), .trigger(.show), .trigger(.change),
      .trigger(.swap),
      .trigger(.ate), .conjunction(.with), .tail:
      true
    default: false
    }
  }
}
