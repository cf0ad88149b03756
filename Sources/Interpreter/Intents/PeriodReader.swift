internal import Calls
internal import Nutrition
internal import Words

/// Reads a whole line that asks for a span of days: "from 3 to 9 November", "the last 10 days", "how was October?".
struct PeriodReader {
  let context: Context
  private var sentence: Sentence { context.sentence }
  private var range: Range<Int> { context.range }
  private var today: Day { context.now.today }

  /// Nil where the line is about something else.
  func read() -> Understanding? {
    let topics = context.topics(range)
    guard topics.isDisjoint(with: [.progress, .history, .report, .lastReport]) else { return nil }
    var found: (span: SpanPhrase.Span, next: Int)?
    var index = range.lowerBound
    while index < range.upperBound {
      if let span = self.span(at: index) {
        guard found == nil else { return nil }
        found = span
        index = span.next
      } else if let next = context.passed(at: index, before: range.upperBound, isPassed) {
        index = next
      } else {
        return nil
      }
    }
    // "The last 30 days" has a view of its own.
    guard let span = found?.span, span.isOfCalendar || topics.isDisjoint(with: [.week, .month]), span.first <= today,
      span.last.number - span.first.number < SpanPhrase.longest
    else { return nil }
    return Understanding(text: sentence.original(range), intent: .queryLog, wish: .calling(call(span)))
  }

  /// The days that are said anywhere in the line, where they are those of a calendar; nil for "the last 7 days".
  var calendarDays: ShowPeriodCall? {
    range.lazy.compactMap { span(at: $0)?.span }.first { $0.isOfCalendar && $0.first <= today }.map(call)
  }

  private func call(_ span: SpanPhrase.Span) -> ShowPeriodCall {
    ShowPeriodCall { ($0.from, $0.to) = (span.first.description, min(span.last, today).description) }
  }

  /// The days that are said at `index`.
  func span(at index: Int) -> (span: SpanPhrase.Span, next: Int)? {
    SpanPhrase(sentence: sentence, range: range, today: today).read(at: index)
  }

  private func isPassed(_ meaning: Meaning) -> Bool {
    switch meaning {
    case .ask, .filler, .subject, .adverb, .determiner, .article, .aboutFood, .copula, .leadToTime, .at, .between,
      .tail,
      .head(.show), .head(.find), .head(.ate), .head(.was), .topic(.own), .topic(.day), .topic(.food), .all:
      true
    default: false
    }
  }
}
