internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition

/// The first and last weighing in a range of days.
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

  func sentence(_ units: Profile.Units, from today: Day) -> Text {
    func text(_ weighing: DayAmount) -> Text {
      .weighedOn(weight: BodyWeight.text(weighing.amount, units), day: DayName(weighing.day, from: today))
    }
    guard weighings > 1, first.day != last.day else { return .weightSingle(weighing: text(last)) }
    let change = BodyWeight.shown(last.amount, units).shown - BodyWeight.shown(first.amount, units).shown
    let (before, after) = (text(first), text(last))
    if change == .zero { return .weightChangeSame(first: before, last: after, weighings: weighings) }
    let amount = BodyWeight.lineUnit(units).text(change.magnitude)
    return change > .zero
      ? .weightChangeMore(first: before, last: after, change: amount, weighings: weighings)
      : .weightChangeLess(first: before, last: after, change: amount, weighings: weighings)
  }

  var facts: JSONValue {
    [
      "first_kg": first.amount.shown.json, "first_day": first.day.json, "last_kg": last.amount.shown.json,
      "last_day": last.day.json, "change_kg": (last.amount.shown - first.amount.shown).shown.json,
      "weighings": weighings.json,
    ]
  }
}
