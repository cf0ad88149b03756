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
    "\(days(count)) of \(kind) calories"
  }

  /// "1 weight", "4 weights"; nil of none.
  package static func weights(_ count: Int) -> String? {
    count == 0 ? nil : "\(number(count)) \(count == 1 ? "weight" : "weights")"
  }

  /// "2 typed activities replaced"; nil of none.
  package static func replaced(_ count: Int) -> String? {
    count == 0 ? nil : "\(number(count)) typed \(count == 1 ? "activity" : "activities") replaced"
  }

  /// "2 figures removed"; nil of none.
  package static func removed(_ count: Int) -> String? {
    count == 0 ? nil : "\(number(count)) \(count == 1 ? "figure" : "figures") removed"
  }

  static func days(_ count: Int) -> String { "\(number(count)) \(count == 1 ? "day" : "days")" }

  /// In whole kcal, unless there are few.
  static func kilocalories(_ figure: Figure) -> String {
    "\(figure.formatted(places: figure < Figure(10) ? 1 : 0)) kcal"
  }

  static func leftOut(_ count: Int) -> String {
    count == 1
      ? "1 value cannot be right and was left out." : "\(number(count)) values cannot be right and were left out."
  }

  private static func number(_ count: Int) -> String { Figure(count).formatted(places: 0) }
}
