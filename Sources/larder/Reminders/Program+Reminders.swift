internal import Conversation
internal import FoundationEssentials
internal import Glibc
internal import Services
internal import Store
internal import Subprocess
internal import Terminal

extension Program {
  /// Shows when larder reminds, or changes it.
  func setReminders(_ request: ReminderRequest) throws(Complaint) -> ExitCode {
    guard request == .show || !options.dryRun else {
      throw Complaint("Reminders have no dry run: larder reminders shows what is set.", exit: .usage)
    }
    let store = try openStore()
    let plan = request.changed(try plan(in: store))
    if request != .show { try set(plan, in: store) }
    for line in ReminderWording.table(plan) { results.write(line + "\n") }
    return .done
  }

  /// What a timer runs: says a gentle word where one is due.
  func remind(_ reminder: Reminder?) throws(Complaint) -> ExitCode {
    let store = try openStore()
    let plan = try plan(in: store)
    let context = try context(store, try surroundings())
    guard let reminder else {
      let due = try working { () throws(ToolError) in try context.dueReminders(plan) }
      for reminder in due { try say(reminder) }
      if due.isEmpty { results.write("There is nothing to remind of now.\n") }
      return .done
    }
    let answer = try working { () throws(ToolError) in try context.answer(to: reminder, plan) }
    if let reason = ReminderWording.quiet(reminder, answer) {
      results.write(reason + "\n")
    } else {
      try say(reminder)
    }
    return .done
  }

  /// What is set, for the doctor.
  func reminderState() throws(Complaint) -> String {
    let plan = try plan(in: try openStore())
    guard plan.isOn else { return "off: larder reminders on" }
    guard let waker = schedule.current() else { return "on, but no timer is set: larder reminders on sets it" }
    return "\(ReminderWording.summary(plan)), by \(ReminderWording.name(waker))"
  }

  private func plan(in store: Store) throws(Complaint) -> ReminderPlan {
    do throws(StoreError) {
      return try ReminderPlan.kept(in: store)
    } catch {
      throw Complaint.about(error)
    }
  }

  /// The timers first: what cannot be set is not said to be.
  private func set(_ plan: ReminderPlan, in store: Store) throws(Complaint) {
    guard let command = ReminderCommand([try program()] + (try place())) else {
      throw Complaint("A timer cannot hold a name with a line break in it.", exit: .usage)
    }
    let waker = try schedule.set(plan, command)
    do throws(StoreError) {
      try plan.keep(in: store)
    } catch {
      throw Complaint.about(error)
    }
    if waker == nil, !plan.active.isEmpty { asides.write(ReminderWording.nobody + "\n") }
  }

  private var schedule: ReminderSchedule {
    func absolute(_ name: String) -> String? { variables[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let configuration = absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { $0 + "/.config" }
    return ReminderSchedule(
      environment: desktopEnvironment, folder: configuration.map { $0 + "/systemd/user" })
  }

  /// cron tells its programs nothing of the desktop, which has its place all the same.
  private var desktopEnvironment: [String: String] {
    var environment = ProgramEnvironment.minimal(from: variables)
    let usual = "/run/user/\(geteuid())"
    if environment["XDG_RUNTIME_DIR"] == nil, FileManager.default.fileExists(atPath: usual) {
      environment["XDG_RUNTIME_DIR"] = usual
    }
    return environment
  }

  /// The options that lead a timer, which knows only the home folder, to this data.
  private func place() throws(Complaint) -> [String] {
    let usual = Home(option: nil, variables: variables.filter { $0.key == "HOME" })
    let data = try home().data
    var whole = data
    if !data.hasPrefix("/") { whole = FileManager.default.currentDirectoryPath + "/" + data }
    return (usual?.data == data ? [] : ["--home", whole]) + (options.profile.map { ["--profile", $0] } ?? [])
  }

  private func program() throws(Complaint) -> String {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
      throw Complaint("It is not known where larder lies, so no timer can run it.")
    }
    return path
  }

  /// On the desktop where it shows such words, and as a line in any case.
  private func say(_ reminder: Reminder) throws(Complaint) {
    let words = try place().map { word in
      word.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) } ? word : "'\(word)'"
    }
    let sentence = PrintableText.clean(
      ReminderWording.sentence(reminder, larder: (["larder"] + words).joined(separator: " ")), limit: 1_000)
    results.write(sentence + "\n")
    // Desktops read marks in it.
    let marked = sentence.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let limits = ProgramLimits(time: .seconds(10), output: 1_000)
    let call = ProgramCall(
      "notify-send", ["--app-name=larder", "larder", marked], environment: desktopEnvironment, limits: limits)
    // Nobody may be at a desktop; the line above is there all the same.
    _ = try? call.run()
  }
}
