/// What is different from an earlier report.
package struct ReportChanges: Hashable, Codable, Sendable {
  /// What can change: averages are those of logged days.
  package enum Subject: Hashable, Codable, Sendable {
    case loggedDays
    case average(Nutrient)
    case weight
    case score(Habit)
  }

  /// A figure that is another one now.
  package struct Change: Hashable, Codable, Sendable {
    /// What the two figures are of.
    package let subject: Subject
    /// The earlier week's figure, not rounded: an average in the nutrient's unit, kilograms, days, or points of a
    /// score.
    package let then: FixedDecimal
    /// The same of the week that is reported.
    package let now: FixedDecimal
  }

  /// The earlier week.
  package let since: Week
  /// The earlier week was reported; else it is the week before, as the diary has it.
  package let wasReported: Bool
  /// What both weeks know and is not the same, as it is printed.
  package let changes: [Change]

  /// Compares two weeks in what they both know: the logged days, the averages of energy, protein, fibre and sodium, the
  /// weight, and the scores of the habits.
  package init(from earlier: WeekFigures, wasReported: Bool, to figures: WeekFigures) {
    since = earlier.week
    self.wasReported = wasReported
    let (then, now) = (ReportChanges.known(earlier), ReportChanges.known(figures))
    changes = ReportChanges.subjects.compactMap { subject in
      guard let before = then[subject], let after = now[subject] else { return nil }
      guard before.rounded(toPlaces: 1) != after.rounded(toPlaces: 1) else { return nil }
      return Change(subject: subject, then: before, now: after)
    }
  }

  private static let subjects: [Subject] =
    [.loggedDays] + [Nutrient.energy, .protein, .fibre, .sodium].map { .average($0) } + [.weight]
    + Habit.allCases.map { .score($0) }

  private static func known(_ figures: WeekFigures) -> [Subject: FixedDecimal] {
    let average = figures.period.averageOfLoggedDays
    var known: [Subject: FixedDecimal] = [.loggedDays: FixedDecimal(figures.period.loggedDays)]
    for nutrient in Nutrient.allCases where !figures.period.totals.incomplete.contains(nutrient) {
      known[.average(nutrient)] = average[nutrient]
    }
    known[.weight] = WeightTrend(figures)?.average
    for score in HabitScore.all(of: figures) { known[.score(score.habit)] = score.score.map { FixedDecimal($0) } }
    return known
  }
}
