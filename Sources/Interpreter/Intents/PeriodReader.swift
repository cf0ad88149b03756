internal import Calls
internal import Nutrition
internal import Words

/// Parses a whole line that asks for a range of days: "from 3 to 9 November", "the last 10 days", "how was October?",
/// "compare October with September".
struct PeriodReader {
  let context: Context
  private var sentence: Sentence { context.sentence }
  private var range: Range<Int> { context.range }
  private var today: Day { context.now.today }
  private var isComparison: Bool { context.contains(range, .compare) }

  /// Nil where the line is about something else.
  func read() -> Parse? {
    let topics = context.topics(range)
    guard topics.isDisjoint(with: [.progress, .history, .report, .lastReport]) else { return nil }
    // "Today with yesterday" are two days in a comparison, and a range elsewhere.
    let compared =
      isComparison
      ? comparison(spans { oneDay(at: $0) ?? self.span(at: $0) })
        ?? comparison(spans { self.span(at: $0) ?? oneDay(at: $0) }) : nil
    let call = compared ?? spans { self.span(at: $0) }.flatMap { $0.count == 1 ? view(of: $0[0], topics) : nil }
    return call.map { Parse(text: sentence.original(range), intent: .queryLog, command: .calling($0)) }
  }

  /// The ranges in a line that has nothing else; nil where another word is left.
  private func spans(_ span: (Int) -> (span: SpanPhrase.Span, next: Int)?) -> [SpanPhrase.Span]? {
    let isComparison = isComparison
    var spans: [SpanPhrase.Span] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let found = span(index) {
        spans.append(found.span)
        index = found.next
      } else if let next = context.passed(
        at: index, before: range.upperBound, { isPassed($0) || isComparison && isPassedInComparison($0) })
      {
        index = next
      } else {
        return nil
      }
    }
    return spans
  }

  private func view(of span: SpanPhrase.Span, _ topics: Set<Topic>) -> ShowPeriodCall? {
    // "The last 30 days" has its own view.
    guard span.isOfCalendar || topics.isDisjoint(with: [.week, .month]), isShown(span) else { return nil }
    return call(span)
  }

  /// Parses "compare last week with this week": the later range, compared with the earlier one.
  private func comparison(_ spans: [SpanPhrase.Span]?) -> ShowPeriodCall? {
    guard let spans, let spans = spans.count == 1 ? before(spans[0]).map({ [$0, spans[0]] }) : spans,
      spans.count == 2, spans.allSatisfy(isShown)
    else { return nil }
    let (earlier, later) = spans[0].first <= spans[1].first ? (spans[0], spans[1]) : (spans[1], spans[0])
    guard earlier.first != later.first || earlier.last != later.last else { return nil }
    var call = call(later)
    (call.comparedFrom, call.comparedTo) = (earlier.first.description, min(earlier.last, today).description)
    return call
  }

  /// The week, month or year before: "compare this week with the last one". Nil for other ranges.
  private func before(_ span: SpanPhrase.Span) -> SpanPhrase.Span? {
    let days = DayRange(from: span.first, through: span.last)
    let yesterday = span.first.adding(-1)
    let week = Week(containing: span.first)
    if week.first == span.first, span.last == week.last || days?.contains(today) == true, span.last <= week.last {
      return SpanPhrase.Span(Week(containing: yesterday).first, yesterday)
    }
    guard span.first.dayOfMonth == 1, days?.contains(today) == true || span.last.adding(1).dayOfMonth == 1 else {
      return nil
    }
    if span.last.month == span.first.month, span.last.year == span.first.year {
      return SpanPhrase.Span(DayRange(monthOf: yesterday))
    }
    let isYear = span.first.month == 1 && span.last.year == span.first.year
    return isYear ? Day(year: yesterday.year, month: 1, day: 1).map { SpanPhrase.Span($0, yesterday) } : nil
  }

  private func isShown(_ span: SpanPhrase.Span) -> Bool {
    span.first <= today && span.last.number - span.first.number < SpanPhrase.longest
  }

  private func oneDay(at index: Int) -> (span: SpanPhrase.Span, next: Int)? {
    DayPhrase(sentence: sentence, today: today).read(at: index, before: range.upperBound).map {
      let day = today.adding($0.offset)
      return (SpanPhrase.Span(day, day), $0.next)
    }
  }

  /// The calendar days named anywhere in the line; nil for "the last 7 days".
  var calendarDays: ShowPeriodCall? {
    range.lazy.compactMap { span(at: $0)?.span }.first { $0.isOfCalendar && $0.first <= today }.map(call)
  }

  private func call(_ span: SpanPhrase.Span) -> ShowPeriodCall {
    ShowPeriodCall { ($0.from, $0.to) = (span.first.description, min(span.last, today).description) }
  }

  /// The range named at `index`.
  func span(at index: Int) -> (span: SpanPhrase.Span, next: Int)? {
    SpanPhrase(sentence: sentence, range: range, today: today).read(at: index)
  }

  private func isPassedInComparison(_ tag: Tag) -> Bool {
    switch tag {
    case .compare, .difference, .conjunction(.and), .conjunction(.with), .to, .topic(.advice), .energy, .nutrient,
      .last, .pronoun:
      true
    default: false
    }
  }

  private func isPassed(_ tag: Tag) -> Bool {
    switch tag {
    case .ask, .filler, .subject, .adverb, .determiner, .article, .aboutFood, .copula, .leadToTime, .at, .between,
      .tail,
      .trigger(.show), .trigger(.find), .trigger(.ate), .trigger(.was), .topic(.own), .topic(.day), .topic(.food), .all:
      true
    default: false
    }
  }
}
