internal import Nutrition

/// Reads a whole line that asks for tweaks to a meal: "find me a swap for lunch", "make my dinner lighter". Which foods are
/// swapped is not said; a line that names one is a change.
struct SwapReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  /// Nil where the line is about something else.
  func read() -> Understanding? {
    let range = context.range
    guard context.contains(range, .topic(.swap)) else { return nil }
    var index = range.lowerBound
    while index < range.upperBound {
      if let label = context.labels.first(where: { $0.range.lowerBound == index }) {
        index = label.range.upperBound
      } else if sentence.tokens[index].kind == .mark {
        index += 1
      } else if let next = passed(at: index, before: range.upperBound) {
        index = next
      } else {
        return nil
      }
    }
    return context.understanding(.advice, .smartSwap)
  }

  private func passed(at index: Int, before end: Int) -> Int? {
    sentence.find(at: index, before: end) { meaning -> Bool? in
      switch meaning {
      case .topic, .ask, .filler, .subject, .adverb, .determiner, .article, .aboutFood, .to, .toward, .leadToTime, .at,
        .copula, .also, .item, .pronoun, .head(.make), .head(.find), .head(.show), .head(.change), .head(.swap),
        .head(.ate), .joint(.with), .tail:
        true
      default: nil
      }
    }?.next
  }
}
