/// The rule for times after a zone file's last transition: a POSIX TZ string such as "CET-1CEST,M3.5.0,M10.5.0/3".
struct ZoneRule: Hashable, Sendable {
  /// Standard time, in seconds east of UTC.
  let standard: Int
  private let summer: Summer?

  private struct Summer: Hashable, Sendable {
    let offset: Int
    let start: Change
    let end: Change
  }

  /// A day of the year and the seconds after its midnight, by the clock before the change.
  private struct Change: Hashable, Sendable {
    enum Date: Hashable, Sendable {
      /// The `week`-th `weekday` (0 is Sunday) of the month; week 5 is the last.
      case monthWeek(month: Int, week: Int, weekday: Int)
      /// 1 to 365, February 29 never counted.
      case julian(Int)
      /// 0 to 365, February 29 counted.
      case zeroBased(Int)
    }

    let date: Date
    let seconds: Int

    func wallSeconds(in year: Int) -> Int64 {
      Int64(day(in: year).number) * 86_400 + Int64(seconds)
    }

    private func day(in year: Int) -> Day {
      let newYear = Day(year: year, month: 1, day: 1) ?? Day(number: 0)
      switch date {
      case .zeroBased(let count): return newYear.adding(count)
      case .julian(let count):
        let leap = Day(year: year, month: 2, day: 29) != nil
        return newYear.adding(count - 1 + (leap && count >= 60 ? 1 : 0))
      case .monthWeek(let month, let week, let weekday):
        let first = Day(year: year, month: month, day: 1) ?? newYear
        let sundayBased = (first.number + 4) % 7
        var day = first.adding((weekday - sundayBased + 7) % 7 + (week - 1) * 7)
        while day.month != month { day = day.adding(-7) }
        return day
      }
    }
  }

  func offset(at seconds: Int64) -> Int {
    guard let summer else { return standard }
    let year = LocalTime(Instant(milliseconds: seconds * 1_000), offset: standard).day.year
    let start = summer.start.wallSeconds(in: year) - Int64(standard)
    let end = summer.end.wallSeconds(in: year) - Int64(summer.offset)
    let isSummer = start < end ? (start..<end).contains(seconds) : !(end..<start).contains(seconds)
    return isSummer ? summer.offset : standard
  }
}

extension ZoneRule {
  /// Nil where the text is not such a rule; the last transition then stays in force.
  init?(_ text: String) {
    var scanner = RuleScanner(text)
    guard scanner.name(), let standard = scanner.offset() else { return nil }
    self.standard = -standard
    guard !scanner.isAtEnd else {
      summer = nil
      return
    }
    guard scanner.name() else { return nil }
    let offset = scanner.peek == UInt8(ascii: ",") ? -standard + 3_600 : scanner.offset().map { -$0 }
    guard let offset, let start = scanner.change(), let end = scanner.change(), scanner.isAtEnd else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }

  private struct RuleScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) {
      rest = text[...].utf8
    }

    var isAtEnd: Bool { rest.isEmpty }
    var peek: UInt8? { rest.first }

    mutating func take(_ character: Character) -> Bool {
      guard rest.first == character.asciiValue else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// Skips a zone abbreviation: "CET" or "<+03>".
    mutating func name() -> Bool {
      let before = rest.count
      if take("<") {
        rest = rest.drop { $0 != UInt8(ascii: ">") }
        return take(">")
      }
      rest = rest.drop { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
      return rest.count < before
    }

    mutating func number() -> Int? {
      let digits = rest.prefix(while: \.isDigit)
      guard (1...4).contains(digits.count) else { return nil }
      rest = rest.dropFirst(digits.count)
      return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// Parses "[+-]hh[:mm[:ss]]" as seconds; a change may be up to a week away from its day.
    mutating func offset() -> Int? {
      let negative = take("-")
      if !negative { _ = take("+") }
      guard let hours = number(), hours <= 167, let minutes = take(":") ? number() : 0,
        let seconds = take(":") ? number() : 0, minutes < 60, seconds < 60
      else { return nil }
      let total = hours * 3_600 + minutes * 60 + seconds
      return negative ? -total : total
    }

    mutating func change() -> Change? {
      guard take(","), let date = date() else { return nil }
      let seconds = take("/") ? offset() : 7_200
      return seconds.map { Change(date: date, seconds: $0) }
    }

    private mutating func date() -> Change.Date? {
      if take("J") {
        guard let day = number(), (1...365).contains(day) else { return nil }
        return .julian(day)
      }
      guard take("M") else {
        guard let day = number(), day <= 365 else { return nil }
        return .zeroBased(day)
      }
      guard let month = number(), (1...12).contains(month), take("."), let week = number(), (1...5).contains(week),
        take("."), let weekday = number(), (0...6).contains(weekday)
      else { return nil }
      return .monthWeek(month: month, week: week, weekday: weekday)
    }
  }
}
