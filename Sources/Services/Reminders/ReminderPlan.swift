internal import FoundationEssentials
package import Nutrition
package import Store

/// Which reminders a household wants, and when. It is a matter of taste and not a record, so it is stored with the settings.
package struct ReminderPlan: Hashable, Sendable {
  /// The setting of one reminder.
  package struct Item: Hashable, Sendable {
    /// Whether it is on, provided that reminders are on at all.
    package var isOn: Bool
    /// In local time.
    package var time: ClockTime
  }

  /// The main switch for all reminders.
  package var isOn: Bool
  private var items: [Reminder: Item]

  /// The default: off, but with every reminder on once the main switch is.
  package static let usual = ReminderPlan(isOn: false, items: [:])

  /// The setting of a reminder; by default on, at its usual time.
  package subscript(reminder: Reminder) -> Item {
    get { items[reminder] ?? Item(isOn: true, time: reminder.usualTime) }
    set { items[reminder] = newValue }
  }

  /// The reminders that will come, in the order of the day.
  package var active: [Reminder] { isOn ? Reminder.allCases.filter { self[$0].isOn } : [] }
}

extension ReminderPlan {
  /// The next reminder and when it comes; nil where none is on.
  package func next(after now: LocalTime) -> (reminder: Reminder, day: Day, time: ClockTime)? {
    let coming = active.compactMap { reminder -> (reminder: Reminder, day: Day, time: ClockTime)? in
      let time = self[reminder].time
      let days = (0...7).map { now.day.adding($0) }
      let day = days.first { day in
        (reminder.weekday.map { $0 == day.weekday } ?? true) && (day > now.day || time > now.time)
      }
      return day.map { (reminder, $0, time) }
    }
    return coming.min { ($0.day, $0.time) < ($1.day, $1.time) }
  }
}

extension ReminderPlan {
  private static let key = "reminders"

  /// The plan of this home; the default one where none is stored or it cannot be parsed.
  package static func kept(in store: Store) throws(StoreError) -> ReminderPlan {
    try store.bookkeeping.setting(key).flatMap(ReminderPlan.init(text:)) ?? .usual
  }

  /// Stores the plan with the settings of this home.
  package func keep(in store: Store) throws(StoreError) {
    try store.bookkeeping.set(ReminderPlan.key, to: text)
  }

  /// "on; breakfast on 09:00; lunch off 13:00; …".
  private var text: String {
    let rows = Reminder.allCases.map { "\($0.rawValue) \(self[$0].isOn ? "on" : "off") \(self[$0].time)" }
    return ([isOn ? "on" : "off"] + rows).joined(separator: "; ")
  }

  private init?(text: String) {
    let rows = text.components(separatedBy: "; ").map { $0.split(separator: " ").map(String.init) }
    self.init(isOn: rows.first == ["on"], items: [:])
    for row in rows.dropFirst() {
      guard row.count == 3, let reminder = Reminder(rawValue: row[0]), let time = ClockTime(row[2]) else { return nil }
      self[reminder] = Item(isOn: row[1] == "on", time: time)
    }
  }
}
