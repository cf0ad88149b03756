internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services
internal import Store

extension Program {
  /// Whether reminders are on, what triggers them, and when the next one is due.
  func reminderState(_ store: Store) throws(SessionError) -> Text {
    let plan = try plan(in: store)
    guard plan.isOn else { return .doctorRemindersOff }
    guard !plan.active.isEmpty else { return .doctorRemindersEachOff }
    guard let waker = schedule.current() else { return .doctorNoTimer }
    let state = Text.doctorRemindersBy(
      plan: ReminderWording.summary(plan), waker: ReminderWording.name(waker))
    let sleeping = schedule.sleeping(plan, waker)
    guard sleeping.isEmpty else {
      return .doctorRemindersSleeping(state: state, names: sleeping.map { ReminderWording.name($0) })
    }
    let turnEnvironment = try turnEnvironment()
    let next = plan.next(after: turnEnvironment.zone.local(turnEnvironment.now))
    return next.map {
      .doctorRemindersNext(
        state: state, name: ReminderWording.name($0.reminder), day: "\($0.day)", time: $0.time)
    } ?? state
  }
}
