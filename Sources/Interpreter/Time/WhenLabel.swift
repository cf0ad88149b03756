internal import Nutrition

/// Words of a line that say when: a day, a meal, an hour, or several of them together.
struct WhenLabel: Hashable, Sendable {
  var range: Range<Int>
  /// Days from today.
  var offset: Int?
  var slot: MealSlot?
  var clock: ClockMention?
  /// What it labels comes after it: "lunch: soup", "breakfast was".
  var isHeading = false
  /// The first word is "for", "to" and the like.
  var hasLead = false
}

/// An hour as somebody said it.
enum ClockMention: Hashable, Sendable {
  case exact(ClockTime)
  /// One to twelve without saying which half of the day.
  case either(ClockTime)
  case minutesAgo(Int)
}

extension ClockMention {
  /// The time that was meant: by the meal, where one is said, else the last such hour that has passed by `now`.
  func resolved(slot: MealSlot?, now: ClockTime?, isToday: Bool) -> ClockTime? {
    switch self {
    case .exact(let time): return time
    case .minutesAgo(let minutes):
      guard let now else { return nil }
      let moment = ((now.minutes - minutes) % 1_440 + 1_440) % 1_440
      return ClockTime(hour: moment / 60, minute: moment % 60)
    case .either(let early):
      guard let late = ClockTime(hour: (early.hour + 12) % 24, minute: early.minute) else { return early }
      switch slot {
      case .breakfast: return early.hour == 12 ? late : early
      case .lunch: return early.hour < 6 ? late : early
      case .dinner: return early.hour == 12 ? early : late
      case .snack, nil: return isToday && now.map { late <= $0 } == true ? late : early
      }
    }
  }
}
