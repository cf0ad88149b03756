internal import Calls
internal import Nutrition
internal import Words

/// Parses a clause about a report and nothing else: "weekly report", "make last week's report again", "report
/// 2026-W46", "report for October".
struct ReportReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  /// Nil where other words are left.
  func read() -> Parse? {
    guard !context.topics(context.range).isDisjoint(with: [.report, .lastReport]) else { return nil }
    var call = ShowReportCall()
    var index = context.range.lowerBound
    while index < context.range.upperBound {
      if let named = named(at: index) {
        call.week = "\(named.week)"
        index = named.next
      } else if let next = skip([.topic(.lastReport)], at: index) {
        call.week = "last"
        index = next
      } else if let found = PeriodReader(context: context).span(at: index) {
        take(found.span, into: &call)
        index = found.next
      } else if let year = year(at: index) {
        call.week = "\(year)"
        index += 1
      } else if let next = skip([.trigger(.repeat), .trigger(.redo), .reportWord(isAgain: true)], at: index) {
        call.again = true
        index = next
      } else if let next = skip(ReportReader.asides, at: index) {
        index = next
      } else if sentence.tokens[index].kind == .mark {
        index += 1
      } else {
        return nil
      }
    }
    return context.parse(.queryLog, .calling(call))
  }

  /// Sets a week that begins on a Monday as a weekly report, and anything else as a range.
  private func take(_ span: SpanPhrase.Span, into call: inout ShowReportCall) {
    let week = Week(containing: span.first)
    if week.first == span.first, span.last == min(week.last, context.now.today) || span.last == week.last {
      call.week = "\(week)"
    } else {
      (call.from, call.to) = (span.first.description, span.last.description)
    }
  }

  /// Parses the year in "report 2025".
  private func year(at index: Int) -> Int? {
    let token = sentence.tokens[index]
    guard token.isNumber, token.original.utf8.count == 4, let year = Int(token.original),
      (1_900...context.now.today.year).contains(year)
    else { return nil }
    return year
  }

  /// Words that add nothing to a request for a report.
  private static let asides: [Tag] = [
    .topic(.report), .topic(.own), .topic(.week), .trigger(.make), .trigger(.set), .trigger(.show), .trigger(.find),
    .trigger(.was),
    .determiner, .article, .filler, .subject, .ask, .copula, .also, .reportWord(isAgain: false), .leadToTime, .of,
    .tail,
    .aboutFood, .purpose, .toward, .grocery(.price), .grocery(.at), .conjunction(.on),
  ]

  private func skip(_ tags: [Tag], at index: Int) -> Int? {
    sentence.skip(anyOf: tags, at: index, before: context.range.upperBound)
  }

  /// Parses "2026-W46".
  private func named(at index: Int) -> (week: Week, next: Int)? {
    guard index + 2 < context.range.upperBound, sentence.isMark("-", at: index + 1) else { return nil }
    let name = sentence.tokens[index].original + "-" + sentence.tokens[index + 2].original
    return Week(name).map { ($0, index + 3) }
  }
}
