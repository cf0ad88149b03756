/// The one thing that a report looks at for the week to come.
package enum ReportFocus: Hashable, Sendable {
  /// The week says too little: fewer than three days are logged.
  case logging
  case habit(Habit)
  /// Nothing stands out.
  case steady

  /// A habit with so many points or more is none to look at.
  package static let enough = 80

  /// The habit with the fewest points; of equal ones the first in the order of the habits. Energy never is the focus: a
  /// report does not ask anybody to eat less.
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
