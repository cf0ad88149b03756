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
  /// The day is said by itself, "yesterday", and not in one with the meal, "last night".
  var hasOwnDay = false
  /// It does not say when something was eaten: "from last night", "since breakfast".
  var isOrigin = false
}

/// An hour as somebody said it.
enum ClockMention: Hashable, Sendable {
  case exact(ClockTime)
  /// One to twelve without saying which half of the day.
  case either(ClockTime)
  /// The same with minutes, as a clock shows it: "7:30".
  case written(ClockTime)
  case minutesAgo(Int)
}

extension ClockMention {
  /// The time that was meant: by the meal, where one is said, else the last such hour that has
  /// passed by `now`; an hour with its minutes is taken as a clock of 24 hours shows it, unless only the other half of the
  /// day has passed.
  func resolved(slot: MealSlot?, now: ClockTime?, isToday: Bool) -> ClockTime? {
    switch self {
    case .exact(let time): return time
    case .minutesAgo(let minutes):
      guard let now else { return nil }
      let moment = ((now.minutes - minutes) % 1_440 + 1_440) % 1_440
      return ClockTime(hour: moment / 60, minute: moment % 60)
    case .either(let early):
      guard let late = early.inOtherHalf else { return early }
      return slot.flatMap { early.fitting($0, or: late) } ?? (isToday && now.map { late <= $0 } == true ? late : early)
    case .written(let time):
      guard let other = time.inOtherHalf else { return time }
      if let fitting = slot.flatMap({ time.fitting($0, or: other) }) { return fitting }
      guard isToday, let now, time > now, other <= now else { return time }
      return other
    }
  }
}

extension ClockTime {
  /// Twelve hours away.
  fileprivate var inOtherHalf: ClockTime? { ClockTime(hour: (hour + 12) % 24, minute: minute) }

  /// Of this time between one and twelve and `other`, twelve hours away, the one that a meal is at. Nil for a snack.
  fileprivate func fitting(_ slot: MealSlot, or other: ClockTime) -> ClockTime? {
    switch slot {
    case .breakfast: hour == 12 ? other : self
    case .lunch: hour < 6 ? other : self
    case .dinner: hour == 12 ? self : other
    case .snack: nil
    }
  }
}
