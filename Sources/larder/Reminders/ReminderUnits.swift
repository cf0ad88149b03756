internal import Nutrition
package import Services

/// The units of systemd that remind: a timer each, and one service for all of them.
package struct ReminderUnits: Hashable {
  /// When which reminder comes.
  package let plan: ReminderPlan
  /// What the service runs.
  package let command: ReminderCommand

  package init(plan: ReminderPlan, command: ReminderCommand) {
    self.plan = plan
    self.command = command
  }

  /// The file of the service, which serves every timer: systemd puts the reminder's name behind the `@`.
  package static let serviceName = "larder-remind@.service"

  /// The file of a reminder's timer: "larder-remind@lunch.timer".
  package static func timerName(_ reminder: Reminder) -> String { "larder-remind@\(reminder.rawValue).timer" }

  /// The text of the service's unit.
  package var service: String {
    """
    # Written by: larder reminders. What is changed here is written over.
    [Unit]
    Description=A reminder of larder (%i)

    [Service]
    Type=oneshot
    # The terminal that a click has opened stays.
    KillMode=process
    ExecStart=\(command.unitLine("remind %i"))

    """
  }

  /// The text of a reminder's timer: daily, or on its day of the week, at the time of the plan.
  package func timer(_ reminder: Reminder) -> String {
    let day = reminder.weekday.map { $0.short + " " } ?? ""
    return """
      # Written by: larder reminders. What is changed here is written over.
      [Unit]
      Description=When larder reminds (\(reminder.rawValue))

      [Timer]
      OnCalendar=\(day)*-*-* \(plan[reminder].time):00
      AccuracySec=1min

      [Install]
      WantedBy=timers.target

      """
  }
}
