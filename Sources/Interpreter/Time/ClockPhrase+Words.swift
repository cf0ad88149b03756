internal import Nutrition

/// Hours in words: "half past one", "a quarter to two", "ten past eight", "eight o'clock", "at one".
extension ClockPhrase {
  func spoken(at start: Int, _ end: Int, isLed: Bool) -> (mention: ClockMention, next: Int)? {
    guard let found = partOfHour(at: start, end, isLed: isLed) ?? wholeHour(at: start, end, isLed: isLed),
      let time = ClockTime(hour: found.minutes / 60, minute: found.minutes % 60)
    else { return nil }
    let half = sentence.find(at: found.next, before: end) {
      if case .halfOfDay(let isLate) = $0 { isLate } else { nil }
    }
    guard let half else { return isCounting(found.next, end) ? nil : (.either(time), found.next) }
    let hour = time.hour % 12 + (half.value ? 12 : 0)
    return ClockTime(hour: hour, minute: time.minute).map { (.exact($0), half.next) }
  }

  /// Minutes since midnight, in the first half of the day.
  private func partOfHour(at start: Int, _ end: Int, isLed: Bool) -> (minutes: Int, next: Int)? {
    guard let part = part(at: start, end) else { return nil }
    if let past = sentence.skip(.pastHour, at: part.next, before: end), let hour = hour(at: past, end) {
      return (hour.value % 12 * 60 + part.minutes, hour.next)
    }
    // "5 to 8" is rather a range.
    guard part.isFraction || isLed, part.minutes < 30, let to = sentence.skip(.beforeHour, at: part.next, before: end),
      let hour = hour(at: to, end)
    else { return nil }
    return ((hour.value + 11) % 12 * 60 + 60 - part.minutes, hour.next)
  }

  /// "half", "a quarter", "ten", "20 minutes".
  private func part(at start: Int, _ end: Int) -> (minutes: Int, next: Int, isFraction: Bool)? {
    let first = sentence.skip(.article, at: start, before: end) ?? start
    let fraction = sentence.find(at: first, before: end) { if case .fraction(let value) = $0 { value } else { nil } }
    if let fraction, let minutes = whole(fraction.value * Figure(60)), minutes == 15 || minutes == 30 {
      return (minutes, fraction.next, true)
    }
    guard let number = NumberReader(words: sentence).single(at: start, before: end), !number.isArticle,
      let minutes = whole(number.value), minutes % 5 == 0, (5...25).contains(minutes)
    else { return nil }
    return (minutes, number.end, false)
  }

  /// "eight o'clock"; "at one" where nothing follows that it could count.
  private func wholeHour(at start: Int, _ end: Int, isLed: Bool) -> (minutes: Int, next: Int)? {
    guard let hour = hour(at: start, end) else { return nil }
    if let next = sentence.skip(.oClock, at: hour.next, before: end) { return (hour.value % 12 * 60, next) }
    guard isLed, sentence.tokens[start].isWord,
      hour.next >= end || sentence.tokens[hour.next].kind == .mark
        || sentence.skip(.subject, at: hour.next, before: end) != nil
    else { return nil }
    return (hour.value % 12 * 60, hour.next)
  }

  /// One to twelve.
  private func hour(at start: Int, _ end: Int) -> (value: Int, next: Int)? {
    guard start < end, sentence.tokens[start].isNumber || sentence.tokens[start].isWord,
      let number = NumberReader(words: sentence).single(at: start, before: end), !number.isArticle,
      let value = whole(number.value), (1...12).contains(value)
    else { return nil }
    return (value, number.end)
  }

  private func whole(_ figure: Figure) -> Int? {
    figure.rounded(toPlaces: 0) == figure ? Int(figure.description) : nil
  }
}
