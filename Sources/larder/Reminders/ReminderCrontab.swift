internal import Nutrition
package import Services

/// A person's crontab with larder's lines between two marks. Everything else stays unchanged.
package enum ReminderCrontab {
  private static let first = "# larder reminders: written by larder, up to the mark below"
  private static let last = "# larder reminders: end"
  /// Discards the output, which cron would otherwise mail every day.
  private static let silent = ">/dev/null 2>&1"

  /// Whether the crontab has lines of larder.
  package static func isMarked(_ text: String) -> Bool { lines(text).contains { $0 == first } }

  /// Whether one of its lines runs a reminder.
  static func reminds(_ reminder: Reminder, _ text: String) -> Bool {
    lines(text).contains { !$0.hasPrefix("#") && $0.hasSuffix("remind \(reminder.rawValue) \(silent)") }
  }

  /// The crontab with the lines of a plan in place of the old ones.
  package static func text(_ text: String, with plan: ReminderPlan, _ command: ReminderCommand) -> String {
    let kept = without(text)
    guard !plan.active.isEmpty else { return kept }
    let rows = plan.active.map { reminder in
      let time = plan[reminder].time
      let day = reminder.weekday == nil ? "*" : "0"
      return "\(time.minute) \(time.hour) * * \(day) \(command.crontabLine("remind \(reminder.rawValue)")) \(silent)"
    }
    let gap = kept.isEmpty || kept.hasSuffix("\n") ? "" : "\n"
    return kept + gap + ([first] + rows + [last]).map { $0 + "\n" }.joined()
  }

  /// The crontab without larder's marks and lines. A foreign line between the marks stays.
  package static func without(_ text: String) -> String {
    var isInside = false
    let kept = lines(text).filter { line in
      if line == first || line == last {
        isInside = line == first
        return false
      }
      return !(isInside && line.hasSuffix(silent) && line.contains(" remind "))
    }
    return kept.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
