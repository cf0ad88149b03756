/// Calendar months and years.
extension DayRange {
  /// The month of a day.
  package init(monthOf day: Day) {
    first = day.adding(1 - day.dayOfMonth)
    // 31 days after the first is one of the first four days of the next month.
    last = first.adding(31 - first.adding(31).dayOfMonth)
  }

  /// Parses a month, "2026-10", or a year, "2026"; nil for anything else.
  package init?(calendar text: some StringProtocol) {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let year = fields.first.flatMap({ wholeNumber($0, digits: 4...4) }) else { return nil }
    switch fields.count {
    case 1:
      guard let first = Day(year: year, month: 1, day: 1), let last = Day(year: year, month: 12, day: 31) else {
        return nil
      }
      self.init(from: first, through: last)
    case 2:
      guard let month = wholeNumber(fields[1], digits: 2...2), let first = Day(year: year, month: month, day: 1) else {
        return nil
      }
      self.init(monthOf: first)
    default: return nil
    }
  }

  /// "October 2026" or "2026" where the range is a whole month or year; nil otherwise.
  package var calendarName: String? {
    if self == DayRange(monthOf: first) { return "\(Month.names[first.month - 1]) \(first.year)" }
    return self == DayRange(calendar: padded(first.year, to: 4)) ? "\(first.year)" : nil
  }

  /// The months of the range in order; the first and last only as far as they are within it.
  package var months: [DayRange] {
    var months: [DayRange] = []
    var start = first
    while start <= last, let month = DayRange(from: start, through: min(DayRange(monthOf: start).last, last)) {
      months.append(month)
      start = month.last.adding(1)
    }
    return months
  }

  /// "Oct", "Oct 2025" in another year than today's, "Oct, 3–20" for a part of it.
  package func monthName(from today: Day) -> String {
    let year = first.year == today.year ? "" : " \(first.year)"
    let name = Month.short[first.month - 1] + year
    return self == DayRange(monthOf: first) ? name : "\(name), \(first.dayOfMonth)–\(last.dayOfMonth)"
  }
}
