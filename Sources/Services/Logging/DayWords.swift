internal import EmbeddedMessages
internal import Interpreter
package import Messages
package import Nutrition

extension ToolContext {
  /// The day that a call names; today where it names none.
  ///
  /// - Parameter mayCome: whether a future day is allowed.
  package func day(_ words: String?, mayCome: Bool = false) throws(ToolError) -> Day {
    guard let words else { return today }
    guard let day = Day(words) ?? Day(dateTime: words) ?? DayReader(lexicon: lexicon).read(words, today: today) else {
      throw .unreadableDay(words)
    }
    guard mayCome || day <= today else { throw .futureDay(day) }
    return day
  }

  /// The time of day that a call names.
  func time(_ words: String?) throws(ToolError) -> ClockTime? {
    guard let words else { return nil }
    guard let time = ClockTime(words) ?? ClockReader(lexicon: lexicon).read(words) else {
      throw .unreadableTime(words)
    }
    return time
  }

  /// "today", "yesterday", or "Fri 20 Nov".
  func dayName(of day: Day) -> DayName {
    switch today.number - day.number {
    case 0: .today
    case 1: .yesterday
    default: DayName(day, from: today)
    }
  }
}

extension DayName {
  /// "Fri 20 Nov", with the year where it differs from today's.
  package init(_ day: Day, from today: Day) {
    self = day.year == today.year ? .date(day) : .dateWithYear(day)
  }
}

extension Day {
  /// The day of an ISO 8601 date and time such as "2026-11-20T08:00:00+01:00", without conversion.
  init?(dateTime text: String) {
    let date = text.prefix(10)
    guard text.dropFirst(date.count).first == "T", let day = Day(date) else { return nil }
    self = day
  }
}
