package import Nutrition

/// How figures of a tracker are said.
package enum HealthWording {
  /// "31 days of earned calories, 12,480 kcal"; nil of no days.
  package static func energy(_ days: Int, _ kind: String, _ figures: [Figure]) -> String? {
    guard days > 0 else { return nil }
    return "\(self.days(days, kind)), \(kilocalories(figures.reduce(.zero, +)))"
  }

  /// "31 days of earned calories".
  package static func days(_ count: Int, _ kind: String) -> String {
    "\(count.counted("day")) of \(kind) calories"
  }

  /// "1 weight", "4 weights"; nil of none.
  package static func weights(_ count: Int) -> String? {
    count == 0 ? nil : count.counted("weight")
  }

  /// "2 typed activities replaced"; nil of none.
  package static func replaced(_ count: Int) -> String? {
    count == 0 ? nil : "\(count.counted("typed activity", "typed activities")) replaced"
  }

  /// "2 figures removed"; nil of none.
  package static func removed(_ count: Int) -> String? {
    count == 0 ? nil : "\(count.counted("figure")) removed"
  }

  /// In whole kcal, unless there are few.
  static func kilocalories(_ figure: Figure) -> String {
    "\(figure.formatted(places: figure < Figure(10) ? 1 : 0)) kcal"
  }

  static func leftOut(_ count: Int) -> String {
    "\(count.counted("value")) cannot be right and \(count == 1 ? "was" : "were") left out."
  }
}
