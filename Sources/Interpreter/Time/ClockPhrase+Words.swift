internal import Nutrition
internal import Words

/// Times in words: "half past one", "a quarter to two", "ten past eight", "eight o'clock", "at one".
extension ClockPhrase {
  func spoken(at start: Int, _ end: Int, isLed: Bool) -> (mention: ClockMention, next: Int)? {
    let part = part(at: start, end)
    if let named = part.flatMap({ partOfNamed($0, end) }) { return named }
    let parted =
      halfToHour(at: start, end) ?? hourFirst(at: start, end) ?? partFirst(at: start, end)
      ?? part.flatMap { partOfHour($0, from: start, end, isLed: isLed) }
    guard let found = parted ?? wholeHour(at: start, end, isLed: isLed) else { return nil }
    // A quarter to twelve would be negative, since twelve is hour zero here.
    let minutes = found.minutes < 0 ? found.minutes + 720 : found.minutes
    guard let time = ClockTime(hour: minutes / 60, minute: minutes % 60)
    else { return nil }
    let half = halfOfDay(at: found.next, end) ?? halfOfDay(endingAt: start).map { ($0, found.next) }
    guard let half else {
      return isCounting(found.next, end) ? nil : (minutes < 720 ? .either(time) : .exact(time), found.next)
    }
    let hour = time.hour % 12 + (half.value ? 12 : 0)
    return ClockTime(hour: hour, minute: time.minute).map { (.exact($0), half.next) }
  }

  /// A word that says the half of the day, behind a time: "8 pm".
  func halfOfDay(at index: Int, _ end: Int) -> (value: Bool, next: Int)? {
    sentence.find(at: index, before: end) { if case .halfOfDay(let isLate) = $0 { isLate } else { nil } }
  }

  /// The same right before a time, where that is not another label's: "下午六点", "öğleden sonra 4'te".
  private func halfOfDay(endingAt start: Int) -> Bool? {
    let mostWords = 3
    return (max(start - mostWords, 0)..<start).lazy.compactMap { index in
      halfOfDay(at: index, start).flatMap { $0.next == start ? $0.value : nil }
    }.first
  }

  /// Parses "half past midnight", "a quarter to noon".
  private func partOfNamed(_ part: PartOfHour, _ end: Int) -> (ClockMention, Int)? {
    let past = sentence.skip(.pastHour, at: part.next, before: end)
    guard let hour = past ?? sentence.skip(.beforeHour, at: part.next, before: end),
      let named = sentence.find(at: hour, before: end, { if case .clock(let time) = $0 { time } else { nil } })
    else { return nil }
    let whole = named.value.hour * 60 + named.value.minute
    let minutes = (whole + (past == nil ? -part.minutes : part.minutes) + 1_440) % 1_440
    return ClockTime(hour: minutes / 60, minute: minutes % 60).map { (.exact($0), named.next) }
  }

  /// Parses "halb neun" as minutes since midnight, in the first half of the day.
  private func halfToHour(at start: Int, _ end: Int) -> (minutes: Int, next: Int)? {
    guard let half = sentence.skip(.halfToHour, at: start, before: end), let hour = hour(at: half, end) else {
      return nil
    }
    return ((hour.value + 11) % 12 * 60 + 30, hour.next)
  }

  /// Parses "sekize çeyrek kala", "sekizi çeyrek geçe" as minutes since midnight, in the first half of the day.
  private func hourFirst(at start: Int, _ end: Int) -> (minutes: Int, next: Int)? {
    if let hour = sentence.find(at: start, before: end, { if case .hourBefore(let hour) = $0 { hour } else { nil } }),
      let part = part(at: hour.next, end), let next = sentence.skip(.beforeHour, at: part.next, before: end)
    {
      return ((hour.value + 11) % 12 * 60 + 60 - part.minutes, next)
    }
    if let hour = sentence.find(at: start, before: end, { if case .hourPast(let hour) = $0 { hour } else { nil } }),
      let part = part(at: hour.next, end), let next = sentence.skip(.pastHour, at: part.next, before: end)
    {
      return (hour.value % 12 * 60 + part.minutes, next)
    }
    return nil
  }

  /// Parses "差一刻八点" as minutes since midnight, in the first half of the day.
  private func partFirst(at start: Int, _ end: Int) -> (minutes: Int, next: Int)? {
    guard sentence.language == .chinese, let short = sentence.skip(.shortOfHour, at: start, before: end),
      let part = part(at: short, end),
      case let first = sentence.skip(.body(.minutes), at: part.next, before: end) ?? part.next,
      let hour = hour(at: first, end), let next = sentence.skip(.oClock, at: hour.next, before: end)
    else { return nil }
    return ((hour.value + 11) % 12 * 60 + 60 - part.minutes, next)
  }

  /// Parses a part of an hour as minutes since midnight, in the first half of the day.
  private func partOfHour(_ part: PartOfHour, from start: Int, _ end: Int, isLed: Bool) -> (minutes: Int, next: Int)? {
    if let past = sentence.skip(.pastHour, at: part.next, before: end) {
      // "Fünf nach halb neun".
      if let half = halfToHour(at: past, end) { return (half.minutes + part.minutes, half.next) }
      if let hour = hour(at: past, end) { return (hour.value % 12 * 60 + part.minutes, hour.next) }
    }
    // "Um viertel acht", as the south and east say it.
    if sentence.language == .german, isLed, part.isFraction, part.minutes != 30, let hour = hour(at: part.next, end),
      endsTime(hour.next, end) || sentence.skip(.oClock, at: hour.next, before: end) != nil || isLedToHour(start)
    {
      return ((hour.value + 11) % 12 * 60 + part.minutes, hour.next)
    }
    // "Half 9": no amount is half of a number. "Half 12 inch pizza".
    if sentence.language == .english, part.isFraction, part.minutes == 30, let hour = hour(at: part.next, end),
      !isCounting(hour.next, end), sentence.skip(.length, at: hour.next, before: end) == nil,
      !sentence.isMark("\"", at: hour.next)
    {
      return (hour.value % 12 * 60 + part.minutes, hour.next)
    }
    // "5 to 8" is more likely a range.
    guard part.isFraction || isLed, part.minutes < 30, let to = sentence.skip(.beforeHour, at: part.next, before: end)
    else { return nil }
    if let half = halfToHour(at: to, end) { return (half.minutes - part.minutes, half.next) }
    guard let hour = hour(at: to, end) else { return nil }
    return ((hour.value + 11) % 12 * 60 + 60 - part.minutes, hour.next)
  }

  private typealias PartOfHour = (minutes: Int, next: Int, isFraction: Bool)

  /// Parses "half", "a quarter", "ten", "20 minutes".
  private func part(at start: Int, _ end: Int) -> PartOfHour? {
    let first = sentence.skip(.article, at: start, before: end) ?? start
    let fraction = sentence.find(at: first, before: end) { if case .fraction(let value) = $0 { value } else { nil } }
    if let fraction, let minutes = whole(fraction.value * FixedDecimal(60)), [15, 30, 45].contains(minutes) {
      return (minutes, fraction.next, true)
    }
    guard let number = NumberReader(words: sentence).single(at: start, before: end), !number.isArticle,
      let minutes = whole(number.value), minutes % 5 == 0, (5...25).contains(minutes)
    else { return nil }
    return (minutes, number.end, false)
  }

  /// Parses "eight o'clock", "eight thirty", "las ocho y media", "八点半", and "at one" where nothing follows that it
  /// could count.
  private func wholeHour(at start: Int, _ end: Int, isLed: Bool) -> (minutes: Int, next: Int)? {
    guard let hour = hour(at: start, end) ?? lateHour(at: start, end) else { return nil }
    let minutes = (hour.value > 12 ? hour.value : hour.value % 12) * 60
    // "Yedi buçukta": one word says that it is an hour, and half past it.
    if let half = sentence.skip(.halfMore, at: hour.next, before: end),
      sentence.skip(.oClock, at: hour.next, before: half) == half
    {
      return (minutes + 30, half)
    }
    let clock = sentence.skip(.oClock, at: hour.next, before: end)
    // "Bir de" adds something; "birde" is one o'clock.
    if let clock, sentence.skip(.also, at: start, before: end) == clock { return nil }
    let isNamed = sentence.find(at: start, before: end) { if case .hour = $0 { true } else { nil } } != nil
    // "Sekizde": the ending leads to the hour. "Üçte biri" is a third.
    let isWhole = sentence.phrases[start].allSatisfy { start + $0.length <= hour.next }
    guard clock != nil || isLed || isNamed && isWhole && sentence.language == .turkish else { return nil }
    if let more = partBehind(clock ?? hour.next, end) ?? minutesBehind(clock ?? hour.next, end, isTold: clock != nil) {
      return (minutes + more.minutes, sentence.skip(.oClock, at: more.next, before: end) ?? more.next)
    }
    if let clock { return (minutes, clock) }
    let isOver =
      endsTime(hour.next, end) || hour.value > 1 && (isLedToHour(start) || isBeforeOne(hour.next, start, end))
    guard isNamed || sentence.tokens[start].isWord && isOver else { return nil }
    return (minutes, hour.next)
  }

  /// Whether words come before it that in German and Spanish only lead to a time: "um acht Müsli", "a las ocho cereales".
  private func isLedToHour(_ start: Int) -> Bool {
    guard [.german, .spanish].contains(sentence.language), start > 0 else { return false }
    return (max(start - 4, 0)..<start).contains { index in
      sentence.skip(.at, at: index) == start && sentence.skip(.approximate, at: index) == nil
    }
  }

  /// Whether a singular follows, so that the number is a time: "at nine porridge". Not after "about", which may
  /// introduce anything.
  private func isBeforeOne(_ index: Int, _ start: Int, _ end: Int) -> Bool {
    let isApproximate = start > 0 && sentence.skip(.approximate, at: start - 1) == start
    guard sentence.language == .english, followsTime || !isApproximate, !isCounting(index, end) else { return false }
    let name = (index..<end).prefix { next in
      sentence.tokens[next].isWord && !sentence.isConjunction(at: next)
    }
    return name.allSatisfy { !sentence.tokens[$0].folded.hasSuffix("s") }
  }

  /// Whether nothing follows that a number could count.
  private func endsTime(_ index: Int, _ end: Int) -> Bool {
    guard index < end, sentence.tokens[index].isWord else { return true }
    return sentence.find(at: index, before: end) { tag in
      switch tag {
      case .subject, .halfOfDay, .trigger, .article, .number, .unmeasured: true
      default: nil
      }
    } != nil
  }

  /// A part of an hour after the hour: "y media", "menos cuarto", "buçuk", 半.
  private func partBehind(_ start: Int, _ end: Int) -> (minutes: Int, next: Int)? {
    if let half = sentence.skip(.halfMore, at: start, before: end) { return (30, half) }
    if let short = sentence.skip(.shortOfHour, at: start, before: end), let part = part(at: short, end) {
      return (-part.minutes, sentence.skip(.body(.minutes), at: part.next, before: end) ?? part.next)
    }
    let conjunction = sentence.skip(.conjunction(.and), at: start, before: end)
    guard conjunction != nil || sentence.language == .chinese, let part = part(at: conjunction ?? start, end),
      part.isFraction
    else {
      return nil
    }
    return (part.minutes, part.next)
  }

  /// Minutes after an hour, where nothing follows that they could count, "thirty", 三十分, or where they stand behind "Uhr".
  private func minutesBehind(_ start: Int, _ end: Int, isTold: Bool) -> (minutes: Int, next: Int)? {
    let first = sentence.skip(.conjunction(.and), at: start, before: end) ?? start
    guard let number = NumberReader(words: sentence).single(at: first, before: end), !number.isArticle,
      let minutes = whole(number.value), (1...59).contains(minutes)
    else { return nil }
    if let next = sentence.skip(.body(.minutes), at: number.end, before: end) { return (minutes, next) }
    // "Um acht Uhr 20 Eier" are eggs.
    let isUsual =
      minutes >= 10 && minutes % 5 == 0 && sentence.language == .german && sentence.tokens[first].isSpelledOut
    return endsTime(number.end, end) || isTold && isUsual && !isCounting(number.end, end) ? (minutes, number.end) : nil
  }

  /// Parses an hour from one to twelve.
  private func hour(at start: Int, _ end: Int) -> (value: Int, next: Int)? {
    if let named = sentence.find(at: start, before: end, { if case .hour(let hour) = $0 { hour } else { nil } }) {
      return named
    }
    guard start < end else { return nil }
    let word = sentence.find(at: start, before: end) { if case .number(let value) = $0 { value } else { nil } }
    let number = word ?? sentence.digits(at: start).map { ($0, start + 1) }
    guard let number, let value = whole(number.value), (1...12).contains(value) else { return nil }
    return (value, number.next)
  }

  /// Parses an hour from 13 to 23, where a word says that it is one: "15'te", "zwanzig Uhr".
  private func lateHour(at start: Int, _ end: Int) -> (value: Int, next: Int)? {
    guard let number = NumberReader(words: sentence).single(at: start, before: end), let value = whole(number.value),
      (13...23).contains(value), sentence.skip(.oClock, at: number.end, before: end) != nil
    else { return nil }
    return (value, number.end)
  }

  private func whole(_ figure: FixedDecimal) -> Int? {
    figure.rounded(toPlaces: 0) == figure ? Int(figure.description) : nil
  }
}
