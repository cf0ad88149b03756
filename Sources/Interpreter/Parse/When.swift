package import Nutrition

/// The day, meal and hour that a line says. Nil is not said.
package struct When: Hashable, Sendable {
  package var day: Day?
  /// Days from today.
  package var offset: Int?
  package var slot: MealSlot?
  package var time: ClockTime?

  package init(day: Day? = nil, offset: Int? = nil, slot: MealSlot? = nil, time: ClockTime? = nil) {
    self.day = day
    self.offset = offset
    self.slot = slot
    self.time = time
  }

  package static let unsaid = When()

  package var isUnsaid: Bool { self == .unsaid }
}

/// Here and now, as far as words refer to it.
package struct Moment: Hashable, Sendable {
  /// The diary day.
  package let today: Day
  package let time: ClockTime?
  /// The calendar has another day already.
  package let isPastMidnight: Bool

  package init(today: Day, time: ClockTime? = nil, isPastMidnight: Bool = false) {
    self.today = today
    self.time = time
    self.isPastMidnight = isPastMidnight
  }
}
