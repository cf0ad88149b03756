internal import Nutrition
package import Services

/// The systemd units of the reminders: one timer for each, and one service for all.
package struct ReminderUnits: Hashable {
  /// Which reminders come, and when.
  package let plan: ReminderPlan
  /// The command that the service runs.
  package let command: ReminderCommand

  package init(plan: ReminderPlan, command: ReminderCommand) {
    self.plan = plan
    self.command = command
  }

  /// The file name of the service, which serves all timers: systemd puts the reminder's name after the `@`.
  package static let serviceName = "larder-remind@.service"

  /// The file name of a reminder's timer: "larder-remind@lunch.timer".
  package static func timerName(_ reminder: Reminder) -> String { "larder-remind@\(reminder.rawValue).timer" }

  /// The text of the service unit.
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

  /// The text of a reminder's timer: daily or on its weekday, at the time of the plan.
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
