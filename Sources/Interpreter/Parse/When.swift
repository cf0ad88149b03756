package import Nutrition

/// The day, meal and hour that a line says. Nil is not said.
package struct When: Hashable, Sendable {
  /// The diary day that `offset` makes of today's.
  package var day: Day?
  /// Days from today.
  package var offset: Int?
  /// The meal that was said: "lunch".
  package var slot: MealSlot?
  /// On the clock of whoever speaks.
  package var time: ClockTime?

  package init(day: Day? = nil, offset: Int? = nil, slot: MealSlot? = nil, time: ClockTime? = nil) {
    self.day = day
    self.offset = offset
    self.slot = slot
    self.time = time
  }

  /// Nothing said of day, meal or time.
  package static let unsaid = When()

  /// Whether nothing is said of day, meal or time.
  package var isUnsaid: Bool { self == .unsaid }
}

/// Here and now, as far as words refer to it.
package struct Moment: Hashable, Sendable {
  /// The diary day.
  package let today: Day
  /// On the clock of whoever speaks; nil where it does not matter.
  package let time: ClockTime?
  /// The calendar has another day already.
  package let isPastMidnight: Bool

  package init(today: Day, time: ClockTime? = nil, isPastMidnight: Bool = false) {
    self.today = today
    self.time = time
    self.isPastMidnight = isPastMidnight
  }
}
