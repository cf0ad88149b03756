internal import HealthData
package import Nutrition

/// How what came from another tracker's diary is said.
package enum DiaryWording {
  /// "1,204 entries on 31 days, 60,123 kcal"; nil of none.
  package static func entries(_ count: Int, days: Int, _ energy: Figure) -> String? {
    guard count > 0 else { return nil }
    return "\(entries(count)) on \(HealthWording.days(days)), \(HealthWording.kilocalories(energy))"
  }

  /// "water 12 times, 3,000 ml"; nil of none.
  package static func water(_ amounts: [Figure]) -> String? {
    guard !amounts.isEmpty else { return nil }
    let times = amounts.count == 1 ? "once" : "\(number(amounts.count)) times"
    return "water \(times), \(amounts.reduce(.zero, +).formatted(places: 0)) ml"
  }

  static func entries(_ count: Int) -> String { self.count(count, "entry", "entries") }

  static func rows(_ count: Int) -> String { self.count(count, "row", "rows") }

  static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(number(count)) \(count == 1 ? one : many)"
  }

  private static func number(_ count: Int) -> String { Figure(count).formatted(places: 0) }

  /// "12 sums of days"; nil for what is no row.
  static func words(_ omission: DiaryOmission, _ count: Int) -> String? {
    switch omission {
    case .daySum: self.count(count, "sum of a day", "sums of days")
    case .noEnergy: "\(rows(count)) without energy"
    case .noDay: "\(rows(count)) without a day that can be"
    case .noAmount: "\(rows(count)) without an amount that has a weight"
    case .impossible: "\(rows(count)) that cannot be right"
    case .unreadable: "\(rows(count)) that cannot be read"
    case .note: self.count(count, "note", "notes")
    case .recipe: self.count(count, "recipe", "recipes")
    case .figure: nil
    }
  }
}
