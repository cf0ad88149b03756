internal import Nutrition
internal import Words

/// Parses days: "yesterday", "last friday", "3 days ago", "2026-11-19", "19 Nov", "November 19th".
struct DayPhrase {
  let sentence: Sentence
  let today: Day

  /// The day at `start`, as days from today.
  func read(at start: Int, before end: Int) -> (offset: Int, next: Int)? {
    guard start < end else { return nil }
    if let named = sentence.find(at: start, before: end, { if case .day(let offset) = $0 { offset } else { nil } }) {
      return (named.value, named.next)
    }
    return weekday(at: start, end) ?? ago(at: start, end) ?? date(at: start, end)
  }

  private func weekday(at start: Int, _ end: Int) -> (Int, Int)? {
    let last = sentence.skip(.last, at: start, before: end)
    let found = sentence.find(at: last ?? start, before: end) { tag -> Weekday? in
      if case .weekday(let weekday) = tag { weekday } else { nil }
    }
    guard let found = found ?? shortWeekday(at: last ?? start, end, isLed: last != nil) else { return nil }
    return (offset(to: found.value, beforeToday: last != nil), found.next)
  }

  /// Parses "mon" and "sun", which have other meanings: only after "on" or "last", before a meal or a part of the day, and alone.
  private func shortWeekday(at index: Int, _ end: Int, isLed: Bool) -> (value: Weekday, next: Int)? {
    let found = sentence.find(at: index, before: end) { tag -> Weekday? in
      if case .shortWeekday(let weekday) = tag { weekday } else { nil }
    }
    guard let found else { return nil }
    let before = index > 0 ? sentence.tokens[index - 1].folded : ""
    let isAlone = found.next == sentence.tokens.count || sentence.tokens[found.next].kind == .mark
    // "We sat dinner out" is no day.
    let isBeforeMeal =
      (sentence.meal(at: found.next, before: end) != nil || isPartOfDay(at: found.next, end))
      && (index == 0 || sentence.skip(anyOf: [.subject, .pronoun], at: index - 1) != index)
    return isLed || before == "on" || (isAlone && index == 0) || sentence.isMark(":", at: found.next)
      || isOneOfSeveral(index) || isBeforeMeal ? found : nil
  }

  private func isPartOfDay(at index: Int, _ end: Int) -> Bool {
    sentence.find(at: index, before: end) { tag in
      switch tag {
      case .dayPart, .ago(.nights): true
      default: nil
      }
    } != nil
  }

  /// Whether it begins a part of a list of such days: "Mon soup, Tue wrap".
  private func isOneOfSeveral(_ index: Int) -> Bool {
    let days = sentence.range.filter { day in
      let isDay = sentence.find(at: day) { if case .shortWeekday = $0 { true } else { nil } } != nil
      return isDay && (day == 0 || sentence.tokens[day - 1].kind == .mark)
    }
    return days.count > 1 && days.contains(index)
  }

  private func offset(to weekday: Weekday, beforeToday: Bool) -> Int {
    for offset in (beforeToday ? 1 : 0)...7 where today.adding(-offset).weekday == weekday { return -offset }
    return 0
  }

  /// Parses "3 days ago", "a week ago".
  private func ago(at start: Int, _ end: Int) -> (Int, Int)? {
    let lead = sentence.skip(.agoLead, at: start, before: end)
    guard let number = NumberReader(words: sentence).single(at: lead ?? start, before: end),
      number.value <= FixedDecimal(3_650),
      number.value.rounded(toPlaces: 0) == number.value
    else { return nil }
    let found = sentence.find(at: number.end, before: end) { tag -> Int? in
      switch tag {
      case .ago(.days), .ago(.nights): 1
      case .ago(.weeks): 7
      case .span(let days) where lead != nil: days
      default: nil
      }
    }
    guard let found, let count = Int(number.value.description) else { return nil }
    return (-count * found.value, found.next)
  }

  // MARK: Dates

  private func date(at start: Int, _ end: Int) -> (Int, Int)? {
    guard
      let (day, next) = chinese(at: start, end) ?? written(at: start, end) ?? dayFirst(at: start, end)
        ?? monthFirst(at: start, end) ?? dayAlone(at: start, end)
    else {
      return nil
    }
    return (day.number - today.number, next)
  }

  /// Parses "2026-11-19", "19.11.2026", "19/11/2026".
  private func written(at start: Int, _ end: Int) -> (Day, Int)? {
    if let first = whole(start), let second = whole(start + 2), let third = whole(start + 4), start + 4 < end,
      sentence.tokens[start + 1...start + 4].allSatisfy(\.isGlued)
    {
      let day =
        sentence.isMark("-", at: start + 1)
        ? Day(year: first, month: second, day: third)
        : Day(year: third, month: second, day: first)
          // "06/15/1990" can only be the 15th of June.
          ?? (sentence.isMark("/", at: start + 1) ? Day(year: third, month: first, day: second) : nil)
      if let day, first > 31 || third > 31 { return (day, start + 5) }
    }
    guard sentence.tokens[start].isNumber else { return nil }
    let parts = sentence.tokens[start].original.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 3, parts[2] > 31, let day = Day(year: parts[2], month: parts[1], day: parts[0]) else {
      return nil
    }
    return (day, start + 1)
  }

  /// Parses "8月25号", "8月25日", "1990年6月15日".
  private func chinese(at start: Int, _ end: Int) -> (Day, Int)? {
    if start + 5 < end, sentence.tokens[start + 1].original == "年", let year = whole(start),
      (1_900...2_200).contains(year), let (day, next) = chinese(at: start + 2, end)
    {
      return Day(year: year, month: day.month, day: day.dayOfMonth).map { ($0, next) }
    }
    guard start + 3 < end, sentence.tokens[start + 1].original == "月",
      ["号", "日"].contains(sentence.tokens[start + 3].original), let month = whole(start), let number = whole(start + 2)
    else { return nil }
    return dated(number, month, after: start + 4, start + 4)
  }

  /// Parses "19 Nov", "19th of November 2026".
  private func dayFirst(at start: Int, _ end: Int) -> (Day, Int)? {
    guard let number = whole(start), (1...31).contains(number) else { return nil }
    var next = start + 1
    if sentence.isOrdinalEnding(next) || (sentence.isMark(".", at: next) && sentence.tokens[next].isGlued) { next += 1 }
    next = sentence.skip(.of, at: next, before: end) ?? next
    guard let month = month(at: next, end) else { return nil }
    return dated(number, month.value, after: month.next, end)
  }

  /// Parses "Nov 19", "November 19th, 2026".
  private func monthFirst(at start: Int, _ end: Int) -> (Day, Int)? {
    guard let month = month(at: start, end), month.next < end, let number = whole(month.next),
      (1...31).contains(number)
    else { return nil }
    var next = month.next + 1
    if sentence.isOrdinalEnding(next) { next += 1 }
    if AmountParser(sentence: sentence).unit(at: next, end, afterDigits: true) != nil { return nil }
    return dated(number, month.value, after: next, end)
  }

  /// Parses "on the 18th", "am 18.", "18号": the latest such day, today included.
  private func dayAlone(at start: Int, _ end: Int) -> (Day, Int)? {
    guard let number = whole(start), (1...31).contains(number), let next = endOfOrdinal(start) else { return nil }
    let months = (0...2).lazy.map { today.year * 12 + today.month - 1 - $0 }
    let days = months.compactMap { Day(year: $0 / 12, month: $0 % 12 + 1, day: number) }
    return days.first { $0 <= today }.map { ($0, next) }
  }

  /// The index after a day's number and its ordinal mark. Outside of Chinese a word such as "the" must come before it.
  private func endOfOrdinal(_ start: Int) -> Int? {
    let next = start + 1
    if sentence.language == .chinese {
      return next < sentence.tokens.count && ["号", "日"].contains(sentence.tokens[next].original) ? next + 1 : nil
    }
    guard start > 0 else { return nil }
    if sentence.isOrdinalEnding(next), sentence.isDetermined(at: start) {
      let isOn = start > 1 && sentence.skip(anyOf: [.conjunction(.on), .toward], at: start - 2) == start - 1
      return isOn || sentence.isMark(":", at: next + 1) ? next + 1 : nil
    }
    let isPoint = sentence.isMark(".", at: next) && sentence.tokens[next].isGlued
    return isPoint && sentence.skip(.leadToTime, at: start - 1) == start ? next + 1 : nil
  }

  /// The day of a month; without a year the latest such day.
  private func dated(_ number: Int, _ month: Int, after index: Int, _ end: Int) -> (Day, Int)? {
    if let (year, next) = year(at: index, end), let day = Day(year: year, month: month, day: number) {
      return (day, next)
    }
    guard let day = Day(year: today.year, month: month, day: number) else { return nil }
    if day <= today { return (day, index) }
    return Day(year: today.year - 1, month: month, day: number).map { ($0, index) }
  }

  /// Parses a year: "1990", "de 1990". After a comma nothing may follow, since "2000 kcal" is not a year.
  private func year(at index: Int, _ end: Int) -> (Int, Int)? {
    let isApart = sentence.isMark(",", at: index)
    let start = isApart ? index + 1 : sentence.skip(.of, at: index, before: end) ?? index
    guard start < end, let year = whole(start), (1_900...2_200).contains(year),
      !isApart || start + 1 == sentence.tokens.count || sentence.tokens[start + 1].kind == .mark
    else { return nil }
    return (year, start + 1)
  }

  private func month(at index: Int, _ end: Int) -> (value: Int, next: Int)? {
    sentence.find(at: index, before: end) { if case .month(let number) = $0 { number } else { nil } }
  }

  private func whole(_ index: Int) -> Int? {
    guard index < sentence.tokens.count, sentence.tokens[index].isNumber else { return nil }
    let text = sentence.tokens[index].original
    return text.utf8.count <= 4 ? Int(text) : nil
  }
}
