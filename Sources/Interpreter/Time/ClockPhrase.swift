internal import Nutrition
internal import Words

/// Parses times of day: "at 8", "8am", "7:30 pm", "19:30", "noon", "half past one", "2 hours ago".
struct ClockPhrase {
  let sentence: Sentence
  /// Whether other words of time come right before it: "this morning | around nine".
  var followsTime = false

  /// The time at `start`.
  ///
  /// - Parameter isLed: whether "at" comes before it, so that a bare number is an hour.
  func read(at start: Int, before end: Int, isLed: Bool) -> (mention: ClockMention, next: Int)? {
    if let named = sentence.find(at: start, before: end, { if case .clock(let time) = $0 { time } else { nil } }) {
      return (.exact(named.value), named.next)
    }
    return ago(at: start, end) ?? spoken(at: start, end, isLed: isLed) ?? digits(at: start, end, isLed: isLed)
  }

  private func ago(at start: Int, _ end: Int) -> (ClockMention, Int)? {
    let lead = sentence.skip(.agoLead, at: start, before: end)
    guard let number = NumberReader(words: sentence).single(at: lead ?? start, before: end),
      number.value <= FixedDecimal(120)
    else {
      return nil
    }
    let found = sentence.find(at: number.end, before: end) { tag -> Int? in
      switch tag {
      case .ago(.hours): 60
      case .ago(.minutes): 1
      case .body(.hours) where lead != nil: 60
      case .body(.minutes) where lead != nil: 1
      default: nil
      }
    }
    guard let found, let minutes = Int((number.value * FixedDecimal(found.value)).rounded(toPlaces: 0).description)
    else {
      return nil
    }
    return (.minutesAgo(minutes), found.next)
  }

  private func digits(at start: Int, _ end: Int, isLed: Bool) -> (ClockMention, Int)? {
    guard start < end, sentence.tokens[start].isNumber else { return nil }
    let (hour, minute, next) = hourAndMinute(at: start, end, isLed: isLed)
    guard let hour else { return nil }
    if let half = halfOfDay(at: next, end),
      (1...12).contains(hour), let time = ClockTime(hour: hour % 12 + (half.value ? 12 : 0), minute: minute ?? 0)
    {
      return (.exact(time), half.next)
    }
    guard let time = ClockTime(hour: hour, minute: minute ?? 0) else { return nil }
    if minute == nil, let ish = roughly(hour, next, end) { return (.either(time), ish) }
    if minute == nil, !isLed || isCounting(next, end) { return nil }
    guard (1...12).contains(hour) else { return (.exact(time), next) }
    return (minute == nil ? .either(time) : .written(time), next)
  }

  /// The end of "4ish" before an amount, where it is no count: "4ish a twix".
  private func roughly(_ hour: Int, _ next: Int, _ end: Int) -> Int? {
    guard (1...12).contains(hour), next < end, sentence.tokens[next].isGlued,
      let ish = sentence.skip(.approximate, at: next, before: end), ish < end,
      sentence.skip(.article, at: ish) != nil || sentence.tokens[ish].isNumber
    else { return nil }
    return ish
  }

  /// Whether a bare number counts what follows, or what came before: "at 2 eggs", "fish fingers, about 5 of them".
  func isCounting(_ index: Int, _ end: Int) -> Bool {
    if let of = sentence.skip(.of, at: index, before: end), sentence.skip(.pronoun, at: of, before: end) != nil {
      return true
    }
    guard index < end, sentence.tokens[index].kind == .word else {
      // "At 1/8 of a pie".
      return index < end && (sentence.isMark("%", at: index) || sentence.isMark("/", at: index))
    }
    let parser = AmountParser(sentence: sentence)
    if parser.unit(at: index, end, afterDigits: true) != nil { return true }
    return sentence.find(at: index, before: end) { if case .energy = $0 { true } else { nil } } != nil
  }

  private func hourAndMinute(at start: Int, _ end: Int, isLed: Bool) -> (Int?, Int?, Int) {
    let text = sentence.tokens[start].original
    if start + 2 < end, sentence.isMark(":", at: start + 1), sentence.tokens[start + 1].isGlued,
      sentence.tokens[start + 2].isNumber, sentence.tokens[start + 2].isGlued,
      sentence.tokens[start + 2].original.utf8.count == 2, text.utf8.count <= 2
    {
      return (Int(text), Int(sentence.tokens[start + 2].original), start + 3)
    }
    let parts = text.split(separator: ".")
    let next = start + 1
    if isLed || isHour(parts, at: start, before: next, end), let minute = quarter(parts, at: next, end) {
      return (Int(parts[0]), minute.value, minute.next)
    }
    if parts.count == 2, parts[0].utf8.count <= 2, parts[1].utf8.count == 2,
      sentence.find(at: next, before: end, { if case .halfOfDay = $0 { true } else { nil } }) != nil
    {
      return (Int(parts[0]), Int(parts[1]), next)
    }
    // "8.30'da", "8.30 Uhr".
    if parts.count == 2, parts[0].utf8.count <= 2, parts[1].utf8.count == 2,
      let behind = sentence.skip(.oClock, at: next, before: end)
    {
      return (Int(parts[0]), Int(parts[1]), behind)
    }
    return (text.utf8.count <= 2 ? Int(text) : nil, nil, next)
  }

  /// Whether "10.30" begins a part of the line, so that it is when something was eaten: nobody eats 10.3 bananas.
  private func isHour(_ parts: [Substring], at start: Int, before next: Int, _ end: Int) -> Bool {
    let earliest = 5
    guard parts.count == 2, let hour = Int(parts[0]), (earliest...23).contains(hour), next < end,
      sentence.tokens[next].isWord, !sentence.tokens[next].isGlued
    else { return false }
    return start == 0 || sentence.tokens[start - 1].kind == .mark
  }

  /// The minutes of a quarter behind an hour that "at" leads to: "at 12 30", "at 12.30". Not where it counts what
  /// follows.
  private func quarter(_ parts: [Substring], at next: Int, _ end: Int) -> (value: Int, next: Int)? {
    let quarters = ["00", "15", "30", "45"]
    guard let hour = parts.first, hour.utf8.count <= 2 else { return nil }
    if parts.count == 2, let minute = quarters.first(where: { $0 == parts[1] }), !isCounting(next, end) {
      return Int(minute).map { ($0, next) }
    }
    guard parts.count == 1, next < end, sentence.tokens[next].isNumber, sentence.tokens[next].spacing == .apart,
      let minute = quarters.first(where: { $0 == sentence.tokens[next].original }), isOver(next + 1, end)
    else { return nil }
    return Int(minute).map { ($0, next + 1) }
  }

  /// Whether no word follows that a number could count.
  private func isOver(_ index: Int, _ end: Int) -> Bool {
    index >= end || sentence.tokens[index].kind == .mark || !sentence.phrases[index].isEmpty && !isCounting(index, end)
  }
}
