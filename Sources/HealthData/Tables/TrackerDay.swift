internal import Nutrition

/// A date in a spreadsheet of any of several countries.
enum TrackerDay: Hashable {
  case known(Day)
  /// "03/04/2026": only the whole table shows which number is the month.
  case open(first: Int, second: Int, year: Int)

  /// "2026-11-01", "2026-11-01 08:00:00 +0100", "20261101", "1.11.2026", "2026/11/01"; nil for anything else.
  init?(_ text: some StringProtocol) {
    let date = text.prefix { $0 != " " && $0 != "T" }
    let parts = date.split(omittingEmptySubsequences: true) { $0 == "-" || $0 == "." || $0 == "/" }
    let numbers = parts.compactMap { part in part.allSatisfy(\.isASCII) && part.count <= 4 ? Int(part) : nil }
    if parts.count == 1, date.count == 8, let number = Int(date) {
      guard let day = Day(year: number / 10_000, month: number / 100 % 100, day: number % 100) else { return nil }
      self = .known(day)
      return
    }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    if parts[0].count == 4 {
      guard let day = Day(year: numbers[0], month: numbers[1], day: numbers[2]) else { return nil }
      self = .known(day)
      return
    }
    let year = parts[2].count == 4 ? numbers[2] : 2_000 + numbers[2]
    guard (1...31).contains(numbers[0]), (1...31).contains(numbers[1]) else { return nil }
    if date.contains(".") || numbers[0] == numbers[1] {
      guard let day = Day(year: year, month: numbers[1], day: numbers[0]) else { return nil }
      self = .known(day)
    } else {
      self = .open(first: numbers[0], second: numbers[1], year: year)
    }
  }
}

/// Which number in "03/04/2026" is the day: one row of a table can decide it for all.
struct DayOrder {
  private var sawDayFirst = false
  private var sawMonthFirst = false
  private var sawOpen = false

  mutating func note(_ day: TrackerDay) {
    guard case .open(let first, let second, _) = day else { return }
    sawOpen = true
    sawDayFirst = sawDayFirst || first > 12
    sawMonthFirst = sawMonthFirst || second > 12
  }

  /// Nil where the table does not decide it, or contradicts itself.
  func day(_ day: TrackerDay) -> Day? {
    switch day {
    case .known(let day): day
    case .open(let first, let second, let year):
      sawDayFirst ? Day(year: year, month: second, day: first) : Day(year: year, month: first, day: second)
    }
  }

  var isOpen: Bool { sawOpen && sawDayFirst == sawMonthFirst }
}
