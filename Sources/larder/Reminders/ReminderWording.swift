internal import Nutrition
internal import Services

/// What reminders say.
enum ReminderWording {
  /// A gentle word, with the command that opens the conversation.
  ///
  /// - Parameter larder: the program, with the options that lead to the data.
  static func sentence(_ reminder: Reminder, larder: String) -> String {
    switch reminder {
    case .breakfast: "Good morning, and enjoy your breakfast. A few words keep it: \(larder) --slot breakfast"
    case .lunch: "Enjoy your lunch. A few words keep it, whenever you like: \(larder) --slot lunch"
    case .dinner: "Have a good dinner. A few words keep it, whenever you like: \(larder) --slot dinner"
    case .week: "Your week is there to look back on, whenever you like: \(larder) report"
    }
  }

  /// Why nothing is said.
  static func quiet(_ reminder: Reminder, _ answer: ReminderAnswer) -> String? {
    switch answer {
    case .due: nil
    case .switchedOff: "Reminders for \(name(reminder)) are off."
    case .notNow: "It is not the time for a reminder of \(name(reminder))."
    case .done:
      reminder == .week ? "The week’s report is there already." : "\(reminder.slot?.title ?? "") is in the diary."
    case .nothingLogged: "There is nothing in the week to look back on."
    }
  }

  /// The plan as a table, a line each.
  static func table(_ plan: ReminderPlan) -> [String] {
    let head = plan.isOn ? "on" : "off (larder reminders on switches them on)"
    return [row("reminders", head)]
      + Reminder.allCases.map { reminder in
        row(reminder.rawValue, time(reminder, plan) + (plan[reminder].isOn ? "" : ", off"))
      }
  }

  /// "breakfast 09:00, week Sun 20:00".
  static func summary(_ plan: ReminderPlan) -> String {
    plan.active.map { "\($0.rawValue) \(time($0, plan))" }.joined(separator: ", ")
  }

  static func name(_ waker: ReminderSchedule.Waker) -> String { waker == .systemd ? "systemd" : "cron" }

  static let nobody =
    "Neither systemd nor cron is here to wake larder up. Let something else run “larder remind” at these times."

  private static func time(_ reminder: Reminder, _ plan: ReminderPlan) -> String {
    (reminder.weekday.map { $0.short + " " } ?? "") + "\(plan[reminder].time)"
  }

  private static func name(_ reminder: Reminder) -> String { reminder == .week ? "the week" : reminder.rawValue }

  private static func row(_ name: String, _ value: String) -> String {
    name + String(repeating: " ", count: 11 - name.count) + value
  }
}
