internal import HealthData
package import Nutrition

/// How what came from another tracker's diary is said.
package enum DiaryWording {
  /// "1,204 entries on 31 days, 60,123 kcal"; nil of none.
  package static func entries(_ count: Int, days: Int, _ energy: Figure) -> String? {
    guard count > 0 else { return nil }
    return "\(count.counted("entry", "entries")) on \(days.counted("day")), \(HealthWording.kilocalories(energy))"
  }

  /// "water 12 times, 3,000 ml"; nil of none.
  package static func water(_ amounts: [Figure]) -> String? {
    guard !amounts.isEmpty else { return nil }
    let times = amounts.count == 1 ? "once" : amounts.count.counted("time")
    return "water \(times), \(amounts.reduce(.zero, +).formatted(places: 0)) ml"
  }

  /// "12 sums of days"; nil for what is no row.
  static func words(_ omission: DiaryOmission, _ count: Int) -> String? {
    switch omission {
    case .daySum: count.counted("sum of a day", "sums of days")
    case .noEnergy: "\(count.counted("row")) without energy"
    case .noDay: "\(count.counted("row")) without a day that can be"
    case .noAmount: "\(count.counted("row")) without an amount that has a weight"
    case .impossible: "\(count.counted("row")) that cannot be right"
    case .unreadable: "\(count.counted("row")) that cannot be read"
    case .note: count.counted("note", "notes")
    case .recipe: count.counted("recipe", "recipes")
    case .figure: nil
    }
  }
}
