internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services

/// The messages of reminders.
enum ReminderWording {
  /// In columns, between the two columns of a table.
  private static let gap = 2

  /// A gentle reminder, with the command that opens the conversation.
  ///
  /// - Parameter larder: the program, with the options that lead to the data.
  static func sentence(_ reminder: Reminder, larder: String) -> Text {
    switch reminder {
    case .breakfast: .reminderBreakfast(command: "\(larder) --slot breakfast")
    case .lunch: .reminderLunch(command: "\(larder) --slot lunch")
    case .dinner: .reminderDinner(command: "\(larder) --slot dinner")
    case .week: .reminderWeek(command: "\(larder) report")
    }
  }

  /// Why there is no reminder; nil where it is due.
  static func quiet(_ reminder: Reminder, _ answer: ReminderAnswer) -> Text? {
    switch answer {
    case .due: nil
    case .switchedOff: reminder.slot.map { .reminderOff(slot: $0) } ?? .reminderWeekOff
    case .notNow: reminder.slot.map { .reminderNotNow(slot: $0) } ?? .reminderWeekNotNow
    case .done: reminder.slot.map { .reminderLogged(slot: $0) } ?? .reminderWeekReported
    case .nothingLogged: .reminderWeekEmpty
    }
  }

  /// The plan as a table, in lines.
  static func table(_ plan: ReminderPlan, in style: LanguageStyle) -> [String] {
    let head: (Text, Text) = (.remindersRow, plan.isOn ? .remindersOn : .remindersOff)
    let rows = [head] + Reminder.allCases.map { (name($0), time($0, plan)) }
    let names = rows.map { style.words($0.0) }
    let width = (names.map(\.displayWidth).max() ?? 0) + gap
    return zip(names, rows).map { name, row in
      name + String(repeating: " ", count: width - name.displayWidth) + style.words(row.1)
    }
  }

  /// "breakfast 09:00", "week Sun 20:00".
  static func summary(_ plan: ReminderPlan) -> [Text] {
    plan.active.map { .remindersAt(name: name($0), time: time($0, plan)) }
  }

  static func name(_ waker: ReminderSchedule.Waker) -> String { waker == .systemd ? "systemd" : "cron" }

  private static func time(_ reminder: Reminder, _ plan: ReminderPlan) -> Text {
    let clock = plan[reminder].time
    let time: Text =
      reminder.weekday.map { .remindersWeekly(weekday: $0, time: clock) } ?? .remindersTime(time: clock)
    return plan[reminder].isOn ? time : .remindersTimeOff(time: time)
  }

  static func name(_ reminder: Reminder) -> Text { reminder.slot.map { .slot(slot: $0) } ?? .remindersRowWeek }
}
