internal import Conversation
internal import Nutrition
internal import Services
internal import Store

extension Program {
  /// Whether larder reminds, who wakes it up, and when that is next.
  func reminderState(_ store: Store) throws(Complaint) -> String {
    let plan = try plan(in: store)
    guard plan.isOn else { return "off: larder reminders on" }
    guard !plan.active.isEmpty else { return "on, but each one is off: larder reminders lunch on" }
    guard let waker = schedule.current() else { return "on, but no timer is set: larder reminders on sets it" }
    let state = "\(ReminderWording.summary(plan)), by \(ReminderWording.name(waker))"
    let sleeping = schedule.sleeping(plan, waker)
    guard sleeping.isEmpty else {
      return "\(state); not set: \(sleeping.map(\.rawValue).joined(separator: ", ")). larder reminders on sets it again"
    }
    let surroundings = try surroundings()
    let next = plan.next(after: surroundings.zone.local(surroundings.now))
    return state + (next.map { "; next \($0.reminder.rawValue), \($0.day) \($0.time)" } ?? "")
  }
}
