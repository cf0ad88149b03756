/// The figures of a range of days.
///
/// A day on which nothing was counted is "not logged": it adds nothing and takes no part in the average of logged days,
/// so that leaving days out does not make anybody look frugal.
package struct PeriodFigures: Hashable, Sendable {
  /// All days that are looked at, logged or not.
  package let range: DayRange
  /// The logged days, in order.
  package let days: [DayFigures]
  /// The sum over the logged days.
  package let totals: Totals

  /// - Parameter days: at most one for each day; those outside the range or without entries are left out.
  package init(_ range: DayRange, days: [DayFigures]) {
    self.range = range
    self.days = days.filter { range.contains($0.day) && $0.totals.count > 0 }.sorted { $0.day < $1.day }
    totals = self.days.reduce(into: Totals()) { $0.add($1.totals) }
  }

  /// How many days of the range have anything that was counted.
  package var loggedDays: Int { days.count }

  /// The figures of an average logged day; unknown where no day is logged.
  package var averageOfLoggedDays: Nutrients { average(over: loggedDays) }

  /// The figures spread over every day of the range, logged or not; unknown where no day is logged.
  package var averageOfAllDays: Nutrients { average(over: range.count) }

  /// What an average logged day allowed, in kcal; nil where no day says.
  package var averageAllowance: FixedDecimal? {
    let allowed = days.compactMap(\.allowance)
    return allowed.isEmpty ? nil : allowed.reduce(.zero, +) / FixedDecimal(allowed.count)
  }

  private func average(over days: Int) -> Nutrients {
    guard loggedDays > 0 else { return .unknown }
    return totals.figures.mapped { $0 / FixedDecimal(days) }
  }

  /// The same range with only the days whose every entry knows these figures.
  package func knowing(_ nutrients: Set<Nutrient>) -> PeriodFigures {
    PeriodFigures(range, days: days.filter { $0.totals.incomplete.isDisjoint(with: nutrients) })
  }

  /// A figure on every day of the range; nil on a day that is not logged or does not know it.
  package func series(_ nutrient: Nutrient) -> [FixedDecimal?] {
    var known: [Day: FixedDecimal] = [:]
    for day in days { known[day.day] = day.totals.figures[nutrient] }
    return range.days.map { known[$0] }
  }
}
