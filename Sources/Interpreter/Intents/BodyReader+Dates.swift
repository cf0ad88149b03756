internal import Calls
internal import Nutrition
internal import Words

/// The day by which a weight is wanted: "by March", "until 1 June".
extension BodyReader {
  /// Parses a date after a word that needs one: "born on 15 June 1990", "my goal date is 1 March".
  mutating func dated(at index: Int, _ end: Int) -> Int? {
    let start = sentence.skip(.leadToTime, at: index, before: end) ?? index
    guard let found = DayPhrase(sentence: sentence, today: context.now.today).read(at: start, before: end) else {
      return nil
    }
    let day = context.now.today.adding(found.offset)
    // "15.6.1990 doğumluyum" is a date of birth; "bugün doğum günüm" is a birthday.
    if expected == nil, sentence.tokens[start..<found.next].contains(where: \.isNumber),
      let born = body(at: found.next, end), born.word == .born
    {
      guard facts.birthDate == nil, facts.age == nil else { return nil }
      (facts.birthDate, isNamed) = (day.description, true)
      return born.next
    }
    guard expected == .born || expected == .goalDate else { return nil }
    if expected == .born {
      guard facts.birthDate == nil, facts.age == nil else { return nil }
      facts.birthDate = day.description
    } else {
      guard facts.goalDate == nil else { return nil }
      facts.goalDate = (day > context.now.today ? day : nextYear(of: day)).description
    }
    expected = nil
    return found.next
  }

  /// Skips "by" or "born on", which a label for the day may include.
  mutating func leadToDay(at index: Int, _ end: Int) -> Int? {
    guard context.labelEnd(at: index) != nil, let lead = body(at: index, end),
      lead.word == .born || lead.word == .goalDate
    else { return nil }
    expected = lead.word
    isNamed = true
    return lead.next
  }

  /// A goal date is in the future: "by 1 March" is the next one.
  func nextYear(of day: Day) -> Day {
    let year = context.now.today.year
    let next = [year, year + 1].lazy.compactMap { Day(year: $0, month: day.month, day: day.dayOfMonth) }
      .first { $0 > context.now.today }
    return day.year >= year - 1 ? next ?? day : day
  }
}
