internal import Nutrition
internal import Store

/// Whether a reminder is due, or why not.
package enum ReminderAnswer: Hashable, Sendable {
  case due
  case switchedOff
  /// It is before its time, or long after.
  case notNow
  /// The meal is in the diary, or the week's report has been made.
  case done
  /// Nothing was logged in the week.
  case nothingLogged
}

extension ToolContext {
  /// Whether a reminder is due, by the clock and by what the diary already has.
  package func answer(to reminder: Reminder, _ plan: ReminderPlan) throws(ToolError) -> ReminderAnswer {
    guard plan.isOn, plan[reminder].isOn else { return .switchedOff }
    guard isTime(of: reminder, plan[reminder].time) else { return .notNow }
    guard let slot = reminder.slot else { return try answerOfWeek() }
    let diary = try reading(store.diary(of: profile.id, on: today))
    let isLogged = diary.meals.contains { $0.meal.slot == slot && !$0.entries.isEmpty }
    return isLogged ? .done : .due
  }

  /// The reminders that are due now.
  package func dueReminders(_ plan: ReminderPlan) throws(ToolError) -> [Reminder] {
    var due: [Reminder] = []
    for reminder in Reminder.allCases where try answer(to: reminder, plan) == .due { due.append(reminder) }
    return due
  }

  private func isTime(of reminder: Reminder, _ time: ClockTime) -> Bool {
    let local = zone.local(now)
    let minutes = local.time.minutes - time.minutes
    let isPastMidnight = minutes < 0
    let since = isPastMidnight ? minutes + 24 * 60 : minutes
    guard since < Reminder.timeout else { return false }
    let day = isPastMidnight ? local.day.adding(-1) : local.day
    return reminder.weekday.map { $0 == day.weekday } ?? true
  }

  private func answerOfWeek() throws(ToolError) -> ReminderAnswer {
    let week = Week(containing: today)
    return try reading { store throws(StoreError) in
      guard try store.bookkeeping.report(of: profile.id, on: week) == nil else { return .done }
      let days = try store.dayRecords(of: profile.id, from: week.first, through: week.last)
      return days.isEmpty ? .nothingLogged : .due
    }
  }
}
