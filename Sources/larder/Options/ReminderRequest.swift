internal import EmbeddedMessages
internal import Messages
package import Nutrition
package import Services

/// The arguments of `larder reminders`.
package enum ReminderRequest: Equatable {
  case show
  case all(isOn: Bool)
  case one(Reminder, isOn: Bool)
  /// Sets the time, and also switches the reminder on.
  case time(Reminder, ClockTime)

  /// - Parameter words: the words after `reminders`.
  init(_ words: [String]) throws(UsageError) {
    let switches = ["on": true, "off": false]
    if words.isEmpty {
      self = .show
    } else if words.count == 1, let isOn = switches[words[0]] {
      self = .all(isOn: isOn)
    } else if words.count == 2, let reminder = Reminder(rawValue: words[0]), let isOn = switches[words[1]] {
      self = .one(reminder, isOn: isOn)
    } else if words.count == 2, let reminder = Reminder(rawValue: words[0]), let time = ClockTime(words[1]) {
      self = .time(reminder, time)
    } else {
      throw UsageError(
        sentence: .usageReminders)
    }
  }

  /// The reminder that a timer asks about; nil for whatever is due.
  static func reminder(_ words: [String]) throws(UsageError) -> Reminder? {
    guard let word = words.first else { return nil }
    guard words.count == 1, let reminder = Reminder(rawValue: word) else {
      throw UsageError(sentence: .usageRemind)
    }
    return reminder
  }

  func changed(_ plan: ReminderPlan) -> ReminderPlan {
    var plan = plan
    switch self {
    case .show: break
    case .all(let isOn): plan.isOn = isOn
    case .one(let reminder, let isOn): plan[reminder].isOn = isOn
    case .time(let reminder, let time): (plan[reminder].isOn, plan[reminder].time) = (true, time)
    }
    return plan
  }
}
