internal import Calls
internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Services
internal import Subprocess

/// Sets the timers that run larder: with the user's systemd, or with cron where there is none.
struct ReminderSchedule {
  enum Waker: Hashable {
    case systemd, cron
  }

  /// The environment of the programs that are called.
  let environment: [String: String]
  /// The folder of the user's own systemd units; nil where no home folder is known.
  let folder: String?

  /// In seconds for one call; answers take milliseconds.
  private static let limits = ProgramLimits(time: .seconds(20), output: 1_000_000)

  /// Sets the timers of a plan, in place of earlier ones.
  ///
  /// - Returns: what will run larder; nil where nothing can.
  func set(_ plan: ReminderPlan, _ command: ReminderCommand) throws(SessionError) -> Waker? {
    if hasSystemd, let folder {
      try setUnits(ReminderUnits(plan: plan, command: command), in: folder)
      if let old = try crontab(), ReminderCrontab.isMarked(old) { try write(crontab: ReminderCrontab.without(old)) }
      return .systemd
    }
    guard let old = try crontab() else { return nil }
    let new = ReminderCrontab.text(old, with: plan, command)
    if new != old { try write(crontab: new) }
    return .cron
  }

  /// What runs larder at present; nil where nothing does.
  func current() -> Waker? {
    if let folder, Reminder.allCases.contains(where: { exists("\(folder)/\(ReminderUnits.timerName($0))") }) {
      return .systemd
    }
    return (try? crontab()).flatMap(\.self).map(ReminderCrontab.isMarked) == true ? .cron : nil
  }

  /// The reminders of a plan that have no active timer. Empty where systemd does not answer.
  func sleeping(_ plan: ReminderPlan, _ waker: Waker) -> [Reminder] {
    switch waker {
    case .systemd:
      let timers = plan.active.map(ReminderUnits.timerName)
      let words = ["--user", "show", "--property=ActiveState", "--value"] + timers
      let states = String(decoding: (try? run("systemctl", words)) ?? [], as: UTF8.self).split(separator: "\n")
      guard states.count == timers.count else { return [] }
      return zip(plan.active, states).filter { $1 != "active" }.map(\.0)
    case .cron:
      let table = (try? crontab()).flatMap(\.self) ?? ""
      return plan.active.filter { !ReminderCrontab.reminds($0, table) }
    }
  }

  // MARK: systemd

  /// Whether the user's systemd answers. In a container `systemctl` may exist without it.
  private var hasSystemd: Bool { (try? run("systemctl", ["--user", "show-environment"])) != nil }

  private func setUnits(_ units: ReminderUnits, in folder: String) throws(SessionError) {
    let active = units.plan.active
    let idle = Reminder.allCases.filter { !active.contains($0) }.map(ReminderUnits.timerName)
    let gone = idle.filter { exists("\(folder)/\($0)") }
    if !gone.isEmpty { try systemctl(["disable", "--now"] + gone) }
    for name in gone + (active.isEmpty ? [ReminderUnits.serviceName] : []) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    if !active.isEmpty {
      try write(units.service, to: ReminderUnits.serviceName, in: folder)
      for reminder in active { try write(units.timer(reminder), to: ReminderUnits.timerName(reminder), in: folder) }
    }
    try systemctl(["daemon-reload"])
    guard !active.isEmpty else { return }
    // `start` would leave a running timer at its old time.
    try systemctl(["enable"] + active.map(ReminderUnits.timerName))
    try systemctl(["restart"] + active.map(ReminderUnits.timerName))
  }

  private func systemctl(_ words: [String]) throws(SessionError) {
    do throws(SubprocessError) {
      _ = try run("systemctl", ["--user"] + words)
    } catch {
      throw SessionError(.remindersSystemdRefused(command: "systemctl --user \(words[0])"))
    }
  }

  private func write(_ text: String, to name: String, in folder: String) throws(SessionError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"), options: .atomic)
    } catch {
      throw SessionError(.remindersNotWritten(path: "\(folder)/\(name)"))
    }
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  // MARK: cron

  /// The person's crontab, empty where there is none; nil where cron is not installed. Throws where it cannot be read, so that
  /// it is never overwritten.
  private func crontab() throws(SessionError) -> String? {
    do throws(SubprocessError) {
      return String(decoding: try run("crontab", ["-l"]), as: UTF8.self)
    } catch {
      switch error {
      case .missing: return nil
      case .failed(_, let errorOutput) where String(decoding: errorOutput, as: UTF8.self).contains("no crontab"):
        return ""
      case .failed, .notStarted, .timedOut, .tooMuch, .killed, .cancelled:
        throw SessionError(.remindersCrontabUnread)
      }
    }
  }

  private func write(crontab text: String) throws(SessionError) {
    do throws(SubprocessError) {
      _ = try run("crontab", ["-"], input: Array(text.utf8))
    } catch {
      throw SessionError(.remindersCrontabUnwritten)
    }
  }

  private func run(_ program: String, _ words: [String], input: [UInt8] = []) throws(SubprocessError) -> [UInt8] {
    try ProgramCall(program, words, environment: environment, input: input, limits: ReminderSchedule.limits).run().bytes
  }
}
