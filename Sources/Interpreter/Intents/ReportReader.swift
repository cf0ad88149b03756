internal import Calls
internal import Nutrition
internal import Words

/// Reads a clause that is about the weekly report and nothing else: "weekly report", "make last week's report again",
/// "report 2026-W46".
struct ReportReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  /// Nil where a word is left that says something else.
  func read() -> Understanding? {
    guard !context.topics(context.range).isDisjoint(with: [.report, .lastReport]) else { return nil }
    var week: String?
    var isAgain = false
    var index = context.range.lowerBound
    while index < context.range.upperBound {
      if let named = named(at: index) {
        week = "\(named.week)"
        index = named.next
      } else if let next = skip([.topic(.lastReport)], at: index) {
        week = "last"
        index = next
      } else if let next = skip([.head(.repeat), .head(.redo), .reportWord(isAgain: true)], at: index) {
        isAgain = true
        index = next
      } else if let next = skip(ReportReader.asides, at: index) {
        index = next
      } else if sentence.tokens[index].kind == .mark {
        index += 1
      } else {
        return nil
      }
    }
    return context.understanding(
      .queryLog, .calling(ShowReportCall { ($0.week, $0.again) = (week, isAgain ? true : nil) }))
  }

  /// What says no more than that the report is meant.
  private static let asides: [Meaning] = [
    .topic(.report), .topic(.own), .topic(.week), .head(.make), .head(.set), .head(.show), .head(.find), .head(.was),
    .determiner, .article, .filler, .subject, .ask, .copula, .also, .reportWord(isAgain: false),
  ]

  private func skip(_ meanings: [Meaning], at index: Int) -> Int? {
    sentence.skip(anyOf: meanings, at: index, before: context.range.upperBound)
  }

  /// "2026-W46".
  private func named(at index: Int) -> (week: Week, next: Int)? {
    guard index + 2 < context.range.upperBound, sentence.isMark("-", at: index + 1) else { return nil }
    let name = sentence.tokens[index].original + "-" + sentence.tokens[index + 2].original
    return Week(name).map { ($0, index + 3) }
  }
}
