/// What changed since an earlier report.
package struct ReportChanges: Hashable, Codable, Sendable {
  /// What is compared; averages are those of logged days.
  package enum Subject: Hashable, Codable, Sendable {
    case loggedDays
    case average(Nutrient)
    case weight
    case score(Habit)
  }

  /// A figure that changed.
  package struct Change: Hashable, Codable, Sendable {
    /// What the figure is about.
    package let subject: Subject
    /// The earlier week's figure, not rounded: an average in the nutrient's unit, kilograms, days, or points of a
    /// score.
    package let then: FixedDecimal
    /// The same figure for this week.
    package let now: FixedDecimal
  }

  /// The earlier week.
  package let since: Week
  /// Whether the earlier week had a report; otherwise it is the week before, computed from the diary.
  package let wasReported: Bool
  /// The figures that both weeks have and that differ as printed.
  package let changes: [Change]

  /// Compares what both weeks have: the logged days, the averages of energy, protein, fibre and sodium, the weight, and
  /// the scores of the habits.
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
