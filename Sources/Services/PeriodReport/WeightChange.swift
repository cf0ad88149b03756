internal import Calls
internal import JSON
internal import Nutrition

/// The first and the last weighing of some days.
struct WeightChange: Sendable {
  private let first: DayAmount
  private let last: DayAmount
  private let weighings: Int

  /// Nil without a weighing.
  ///
  /// - Parameter weights: in kilograms, oldest first.
  init?(_ weights: [DayAmount]) {
    guard let first = weights.first, let last = weights.last else { return nil }
    (self.first, self.last, weighings) = (first, last, weights.count)
  }

  func sentence(_ units: Profile.Units, from today: Day) -> String {
    let unit = BodyWeight.unit(units)
    func text(_ weighing: DayAmount) -> String {
      "\(BodyWeight.shown(weighing.amount, units).formatted()) \(unit) on \(weighing.day.dated(from: today))"
    }
    guard weighings > 1, first.day != last.day else { return "Weight: \(text(last))." }
    let change = BodyWeight.shown(last.amount, units).shown - BodyWeight.shown(first.amount, units).shown
    let words =
      change == .zero ? "the same" : "\(change.magnitude.formatted()) \(unit) \(change > .zero ? "more" : "less")"
    return "Weight: \(text(first)), \(text(last)): \(words) (\(weighings) weighings)."
  }

  var facts: JSONValue {
    [
      "first_kg": first.amount.shown.json, "first_day": first.day.json, "last_kg": last.amount.shown.json,
      "last_day": last.day.json, "change_kg": (last.amount.shown - first.amount.shown).shown.json,
      "weighings": weighings.json,
    ]
  }
}
