internal import Nutrition
internal import Words

/// Parses a range of days within a line: "from 3 to 9 November", "the last 10 days", "October", "2026-10".
struct SpanPhrase {
  /// The most days to count back.
  static let longest = 3_660

  let sentence: Sentence
  let range: Range<Int>
  let today: Day

  struct Span {
    let first: Day
    let last: Day
    /// Whether it is a calendar range, not one counted back from today.
    var isOfCalendar = true

    /// A range between two days in any order.
    init(_ one: Day, _ other: Day, isOfCalendar: Bool = true) {
      (first, last) = (min(one, other), max(one, other))
      self.isOfCalendar = isOfCalendar
    }

    init(_ days: DayRange) { self.init(days.first, days.last) }
  }

  /// The range at `index`.
  func read(at index: Int) -> (span: Span, next: Int)? {
    twoDays(at: index) ?? week(at: index) ?? calendar(at: index) ?? countedBack(at: index) ?? monthInDigits(at: index)
      ?? month(at: index)
  }

  /// Parses "the week of 2 November", from its Monday to its Sunday, and "2026-W46".
  private func week(at index: Int) -> (span: Span, next: Int)? {
    if index + 2 < range.upperBound, sentence.isMark("-", at: index + 1),
      let week = Week(sentence.tokens[index].original + "-" + sentence.tokens[index + 2].original)
    {
      return (Span(week.first, week.last), index + 3)
    }
    guard let of = sentence.skip(.topic(.week), at: index, before: range.upperBound) else { return nil }
    let start = sentence.skip(anyOf: [.of, .leadToTime, .tail], at: of, before: range.upperBound) ?? of
    guard start > of, let day = DayPhrase(sentence: sentence, today: today).read(at: start, before: range.upperBound)
    else { return nil }
    let week = Week(containing: today.adding(day.offset))
    return (Span(week.first, week.last), day.next)
  }

  /// Parses calendar weeks (from Monday), months and years.
  private func calendar(at index: Int) -> (span: Span, next: Int)? {
    let found = sentence.find(at: index, before: range.upperBound) { tag -> Span? in
      guard case .grocery(let word) = tag else { return nil }
      let monday = Week(containing: today).first
      let month = DayRange(monthOf: today).first
      switch word {
      case .thisWeek: return Span(monday, today)
      case .lastWeek: return Span(monday.adding(-7), monday.adding(-1))
      case .thisMonth: return Span(month, today)
      case .lastMonth: return Span(DayRange(monthOf: month.adding(-1)))
      case .thisYear: return year(today.year)
      case .lastYear: return year(today.year - 1)
      default: return nil
      }
    }
    return found.map { ($0.value, $0.next) }
  }

  private func year(_ year: Int) -> Span? {
    guard let first = Day(year: year, month: 1, day: 1), let last = Day(year: year, month: 12, day: 31) else {
      return nil
    }
    return Span(first, min(last, today))
  }

  /// Parses "3 Nov to 9 Nov", "3 to 9 November", "monday until wednesday", "between 3 and 9 November".
  private func twoDays(at index: Int) -> (span: Span, next: Int)? {
    let days = DayPhrase(sentence: sentence, today: today)
    let end = range.upperBound
    if let first = days.read(at: index, before: end), let start = parted(at: first.next),
      let second = days.read(at: start, before: end)
    {
      return (Span(today.adding(first.offset), today.adding(second.offset)), second.next)
    }
    guard sentence.tokens[index].isNumber, let number = Int(sentence.tokens[index].original),
      let start = parted(at: index + 1), let second = days.read(at: start, before: end)
    else { return nil }
    let last = today.adding(second.offset)
    return Day(year: last.year, month: last.month, day: number).map { (Span($0, last), second.next) }
  }

  /// The index of the second day, after "to", "until" or a dash.
  private func parted(at index: Int) -> Int? {
    if sentence.isMark("-", at: index) || sentence.isMark("–", at: index) || sentence.isMark("…", at: index) {
      return index + 1
    }
    if sentence.isMark(".", at: index), sentence.isMark(".", at: index + 1) { return index + 2 }
    return sentence.skip(anyOf: [.to, .toward, .range, .conjunction(.and)], at: index, before: range.upperBound)
  }

  /// Parses "the last 10 days", "past two weeks"; a bare "last 5" is not a range.
  private func countedBack(at index: Int) -> (span: Span, next: Int)? {
    guard let start = sentence.skip(anyOf: [.last, .lastSteps], at: index, before: range.upperBound),
      let number = NumberReader(words: sentence).single(at: start, before: range.upperBound),
      let count = number.value.wholeNumber, (1...SpanPhrase.longest).contains(count)
    else { return nil }
    let unit = sentence.find(at: number.end, before: range.upperBound) { tag -> Int? in
      if case .span(let days) = tag { days } else { nil }
    }
    return unit.map { (Span(today.adding(1 - count * $0.value), today, isOfCalendar: false), $0.next) }
  }

  /// Parses "2026-10".
  private func monthInDigits(at index: Int) -> (span: Span, next: Int)? {
    guard index + 2 < range.upperBound, sentence.isMark("-", at: index + 1), !sentence.isMark("-", at: index + 3),
      sentence.tokens[index].original.utf8.count == 4, sentence.tokens[index + 2].original.utf8.count == 2,
      let days = DayRange(calendar: sentence.tokens[index].original + "-" + sentence.tokens[index + 2].original)
    else { return nil }
    return (Span(days), index + 3)
  }

  /// Parses "October", "in March 2025": without a year the latest such month.
  private func month(at index: Int) -> (span: Span, next: Int)? {
    let found = sentence.find(at: index, before: range.upperBound) { tag -> Int? in
      if case .month(let number) = tag { number } else { nil }
    }
    guard let found else { return nil }
    var year = found.value > today.month ? today.year - 1 : today.year
    var next = found.next
    if next < range.upperBound, let said = Int(sentence.tokens[next].original), (1_900...today.year).contains(said) {
      year = said
      next += 1
    }
    return Day(year: year, month: found.value, day: 1).map { (Span(DayRange(monthOf: $0)), next) }
  }
}
