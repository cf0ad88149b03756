internal import Calls
internal import Nutrition
internal import Words

/// Reads a whole line that asks for a span of days: "from 3 to 9 November", "the last 10 days", "how was October?".
struct PeriodReader {
  /// In days.
  private static let longest = 3_660

  let context: Context
  private var sentence: Sentence { context.sentence }
  private var range: Range<Int> { context.range }
  private var today: Day { context.now.today }

  /// Nil where the line is about something else.
  func read() -> Understanding? {
    // "The last 30 days" has a view of its own.
    guard context.topics(range).isDisjoint(with: [.week, .month, .progress, .history]) else { return nil }
    var span: Span?
    var index = range.lowerBound
    while index < range.upperBound {
      if let found = self.span(at: index) {
        guard span == nil else { return nil }
        span = found.span
        index = found.next
      } else if let next = context.passed(at: index, before: range.upperBound, isPassed) {
        index = next
      } else {
        return nil
      }
    }
    guard let span, span.first <= span.last, span.last.number - span.first.number < PeriodReader.longest else {
      return nil
    }
    let call = ShowPeriodCall { ($0.from, $0.to) = (span.first.description, min(span.last, today).description) }
    return Understanding(text: sentence.original(range), intent: .queryLog, wish: .calling(call))
  }

  struct Span {
    let first: Day
    let last: Day
  }

  /// The days that are said at `index`.
  func span(at index: Int) -> (span: Span, next: Int)? {
    twoDays(at: index) ?? countedBack(at: index) ?? month(at: index)
  }

  /// "3 Nov to 9 Nov", "3 to 9 November", "monday until wednesday", "between 3 and 9 November".
  private func twoDays(at index: Int) -> (span: Span, next: Int)? {
    let days = DayPhrase(sentence: sentence, today: today)
    let end = range.upperBound
    if let first = days.read(at: index, before: end), let start = parted(at: first.next),
      let second = days.read(at: start, before: end)
    {
      return (Span(first: today.adding(first.offset), last: today.adding(second.offset)), second.next)
    }
    guard sentence.tokens[index].isNumber, let number = Int(sentence.tokens[index].original),
      let start = parted(at: index + 1), let second = days.read(at: start, before: end)
    else { return nil }
    let last = today.adding(second.offset)
    return Day(year: last.year, month: last.month, day: number).map { (Span(first: $0, last: last), second.next) }
  }

  /// Where the second day begins, after "to", "until" or a dash.
  private func parted(at index: Int) -> Int? {
    if sentence.isMark("-", at: index) || sentence.isMark("–", at: index) { return index + 1 }
    return sentence.skip(anyOf: [.to, .toward, .range, .joint(.and)], at: index, before: range.upperBound)
  }

  /// "The last 10 days", "past two weeks"; a bare "last 5" is no span.
  private func countedBack(at index: Int) -> (span: Span, next: Int)? {
    guard let start = sentence.skip(anyOf: [.last, .lastSteps], at: index, before: range.upperBound),
      let number = NumberReader(words: sentence).single(at: start, before: range.upperBound),
      let count = number.value.wholeNumber, (1...PeriodReader.longest).contains(count)
    else { return nil }
    let unit = sentence.find(at: number.end, before: range.upperBound) { meaning -> Int? in
      if case .span(let days) = meaning { days } else { nil }
    }
    return unit.map { (Span(first: today.adding(1 - count * $0.value), last: today), $0.next) }
  }

  /// "October", "in March 2025": the last such month, or the part of this one that has passed.
  private func month(at index: Int) -> (span: Span, next: Int)? {
    let found = sentence.find(at: index, before: range.upperBound) { meaning -> Int? in
      if case .month(let number) = meaning { number } else { nil }
    }
    guard let found else { return nil }
    var year = found.value > today.month ? today.year - 1 : today.year
    var next = found.next
    if next < range.upperBound, let said = Int(sentence.tokens[next].original), (1_900...today.year).contains(said) {
      year = said
      next += 1
    }
    // December is followed by January of the next year.
    guard let first = Day(year: year, month: found.value, day: 1),
      let following = Day(year: year + found.value / 12, month: found.value % 12 + 1, day: 1)
    else { return nil }
    return (Span(first: first, last: following.adding(-1)), next)
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
