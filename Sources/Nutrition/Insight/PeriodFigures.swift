/// The figures of a range of days.
///
/// A day with nothing counted is "not logged": it adds nothing and is left out of the average of logged days, so that
/// gaps do not make anybody look frugal.
package struct PeriodFigures: Hashable, Sendable {
  /// All days of the period, logged or not.
  package let range: DayRange
  /// The logged days, in order.
  package let days: [DayFigures]
  /// The sum over the logged days.
  package let totals: Totals

  /// - Parameter days: at most one for each day; days outside the range or without entries are ignored.
  package init(_ range: DayRange, days: [DayFigures]) {
    self.range = range
    self.days = days.filter { range.contains($0.day) && $0.totals.count > 0 }.sorted { $0.day < $1.day }
    totals = self.days.reduce(into: Totals()) { $0.add($1.totals) }
  }

  /// The number of days with something counted.
  package var loggedDays: Int { days.count }

  /// The figures of an average logged day; unknown where no day is logged.
  package var averageOfLoggedDays: Nutrients { average(over: loggedDays) }

  /// The figures divided by all days of the range, logged or not; unknown where no day is logged.
  package var averageOfAllDays: Nutrients { average(over: range.count) }

  /// The mean allowance of the logged days in kcal; nil where none has one.
  package var averageAllowance: FixedDecimal? {
    let allowed = days.compactMap(\.allowance)
    return allowed.isEmpty ? nil : allowed.reduce(.zero, +) / FixedDecimal(allowed.count)
  }

  private func average(over days: Int) -> Nutrients {
    guard loggedDays > 0 else { return .unknown }
    return totals.figures.mapped { $0 / FixedDecimal(days) }
  }

  /// The same range with only the days on which every entry has these figures.
  package func knowing(_ nutrients: Set<Nutrient>) -> PeriodFigures {
    PeriodFigures(range, days: days.filter { $0.totals.incomplete.isDisjoint(with: nutrients) })
  }

  /// The figure on every day of the range; nil on a day that is not logged or does not have it.
  package func series(_ nutrient: Nutrient) -> [FixedDecimal?] {
    var known: [Day: FixedDecimal] = [:]
    for day in days { known[day.day] = day.totals.figures[nutrient] }
    return range.days.map { known[$0] }
  }
}
