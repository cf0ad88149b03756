/// The one thing that a report suggests to look at in the coming week.
package enum ReportFocus: Hashable, Sendable {
  /// Too little is known: fewer than three days are logged.
  case logging
  case habit(Habit)
  /// Nothing stands out.
  case steady

  /// A habit with this many points or more is not the focus.
  package static let enough = 80

  /// The habit with the fewest points; among equals the first in the order of habits. Energy is never the focus: a
  /// report asks nobody to eat less.
  package init(_ figures: WeekFigures) {
    guard figures.period.loggedDays >= Habit.leastDays else {
      self = .logging
      return
    }
    let scores = HabitScore.all(of: figures).compactMap { score in score.score.map { (score.habit, $0) } }
    let lowest = scores.min { $0.1 < $1.1 }
    guard let lowest, lowest.1 < ReportFocus.enough else {
      self = .steady
      return
    }
    self = .habit(lowest.0)
  }
}
