internal import Nutrition

/// Words of a line that say when: a day, a meal, a time, or several of these together.
struct WhenLabel: Hashable, Sendable {
  var range: Range<Int>
  /// Days from today.
  var offset: Int?
  var slot: MealSlot?
  var clock: ClockMention?
  /// Whether what it labels follows: "lunch: soup", "breakfast was".
  var isHeading = false
  /// Whether it begins with "for", "to" and the like.
  var hasLead = false
  /// Whether the day is separate, "yesterday", and not combined with the meal, "last night".
  var hasOwnDay = false
  /// Whether it does not say when something was eaten: "from last night", "since breakfast".
  var isOrigin = false
}

/// A time as it was said.
enum ClockMention: Hashable, Sendable {
  case exact(ClockTime)
  /// An hour from one to twelve without the half of the day.
  case either(ClockTime)
  /// An hour with minutes, as a clock shows it: "7:30".
  case written(ClockTime)
  case minutesAgo(Int)
}

extension ClockMention {
  /// The time that is meant. The meal decides between the halves of the day, or else it is the latest such time before
  /// `now` at which people are awake. With minutes it is read as a 24-hour time, unless only the time in the other half has
  /// passed, and that by day.
  func resolved(slot: MealSlot?, now: ClockTime?, isToday: Bool) -> ClockTime? {
    switch self {
    case .exact(let time): return time
    case .minutesAgo(let minutes):
      guard let now else { return nil }
      let moment = ((now.minutes - minutes) % 1_440 + 1_440) % 1_440
      return ClockTime(hour: moment / 60, minute: moment % 60)
    case .either(let early):
      // "At 12" is noon, but in the small hours.
      if early.hour % 12 == 0, slot == nil, isToday, let now, now.hour >= 6 {
        return ClockTime(hour: 12, minute: early.minute)
      }
      guard let late = early.inOtherHalf else { return early }
      if let fitting = slot.flatMap({ early.fitting($0, or: late) }) { return fitting }
      // At three people eat in the afternoon, unless they are up at night.
      let isByDay = slot == nil && early.isAtNight && now.map { !$0.isAtNight } == true
      let isLate = isToday ? now.map { late <= $0 } == true || isByDay : early.isAtNight
      return isLate ? late : early
    case .written(let time):
      guard let other = time.inOtherHalf else { return time }
      if let fitting = slot.flatMap({ time.fitting($0, or: other) }) { return fitting }
      guard isToday, let now, time > now, other <= now else { return time }
      return other.isAtNight && !now.isAtNight ? time : other
    }
  }
}

extension ClockMention {
  /// The meals that are usual at it, in both halves of the day where it does not say which. All for a time that depends on now.
  var slots: Set<MealSlot> {
    switch self {
    case .exact(let time): [MealHours.usual.slot(at: time)]
    case .either(let time), .written(let time):
      Set([time, time.inOtherHalf].compactMap(\.self).map(MealHours.usual.slot))
    case .minutesAgo: Set(MealSlot.allCases)
    }
  }
}

extension ClockTime {
  /// True from midnight until six.
  var isAtNight: Bool { hour < 6 }

  /// The time twelve hours away.
  fileprivate var inOtherHalf: ClockTime? { ClockTime(hour: (hour + 12) % 24, minute: minute) }

  /// This time, between one and twelve, or `other`, twelve hours away, whichever suits the meal. Nil for a snack.
  fileprivate func fitting(_ slot: MealSlot, or other: ClockTime) -> ClockTime? {
    switch slot {
    case .breakfast: hour == 12 ? other : self
    case .lunch: hour < 6 ? other : self
    case .dinner: hour == 12 ? self : other
    case .snack: nil
    }
  }
}
