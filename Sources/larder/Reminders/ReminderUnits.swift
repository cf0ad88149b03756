internal import Nutrition
package import Services

/// The units of systemd that remind: a timer each, and one service for all of them.
package struct ReminderUnits: Hashable {
  package let plan: ReminderPlan
  package let command: ReminderCommand

  package init(plan: ReminderPlan, command: ReminderCommand) {
    self.plan = plan
    self.command = command
  }

  package static let serviceName = "larder-remind@.service"

  package static func timerName(_ reminder: Reminder) -> String { "larder-remind@\(reminder.rawValue).timer" }

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
