package import Nutrition

/// The day, meal and time that a line gives; nil where it does not.
package struct When: Hashable, Sendable {
  /// The diary day, computed from `offset`.
  package var day: Day?
  /// Days from today.
  package var offset: Int?
  /// The meal: "lunch".
  package var slot: MealSlot?
  /// The time of day in the speaker's zone.
  package var time: ClockTime?

  package init(day: Day? = nil, offset: Int? = nil, slot: MealSlot? = nil, time: ClockTime? = nil) {
    self.day = day
    self.offset = offset
    self.slot = slot
    self.time = time
  }

  /// Without day, meal and time.
  package static let unsaid = When()

  /// Whether there is no day, meal or time.
  package var isUnsaid: Bool { self == .unsaid }
}

/// The current time, as far as words can refer to it.
package struct Moment: Hashable, Sendable {
  /// The current diary day.
  package let today: Day
  /// The time of day in the speaker's zone; nil where it does not matter.
  package let time: ClockTime?
  /// Whether the calendar day is already a later one than the diary day.
  package let isPastMidnight: Bool

  package init(today: Day, time: ClockTime? = nil, isPastMidnight: Bool = false) {
    self.today = today
    self.time = time
    self.isPastMidnight = isPastMidnight
  }
}
