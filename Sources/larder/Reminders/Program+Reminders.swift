internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Glibc
internal import Messages
internal import Services
internal import Store
internal import Subprocess
internal import Terminal

extension Program {
  /// Shows the plan of reminders, or changes it.
  func setReminders(_ request: ReminderRequest) throws(SessionError) -> ExitCode {
    guard request == .show || !options.dryRun else {
      throw SessionError(.remindersNoDryRun, exit: .usage)
    }
    let store = try openStore()
    let plan = request.changed(try plan(in: store))
    if request != .show { try set(plan, in: store) }
    for line in ReminderWording.table(plan, in: try style(of: store)) { results.write(line + "\n") }
    return .done
  }

  func plan(in store: Store) throws(SessionError) -> ReminderPlan {
    do throws(StoreError) {
      return try ReminderPlan.kept(in: store)
    } catch {
      throw SessionError.about(error)
    }
  }

  /// Saves a plan. The timers are set first, so that nothing is reported as set that cannot be.
  private func set(_ plan: ReminderPlan, in store: Store) throws(SessionError) {
    guard let command = ReminderCommand([try program()] + (try timerPlace())) else {
      throw SessionError(.remindersLineBreak, exit: .usage)
    }
    let waker = try schedule.set(plan, command)
    do throws(StoreError) {
      try plan.keep(in: store)
    } catch {
      throw SessionError.about(error)
    }
    if waker == nil, !plan.active.isEmpty {
      asides.write(try style(of: store).words(.remindersNobody) + "\n")
    }
  }

  var schedule: ReminderSchedule {
    func absolute(_ name: String) -> String? { variables[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let configuration = absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { $0 + "/.config" }
    return ReminderSchedule(
      environment: desktopEnvironment, folder: configuration.map { $0 + "/systemd/user" })
  }

  /// The environment for desktop programs. cron does not pass XDG_RUNTIME_DIR on, but the folder is there all the same.
  var desktopEnvironment: [String: String] {
    var environment = ProgramEnvironment.minimal(from: variables)
    let usual = "/run/user/\(geteuid())"
    if environment["XDG_RUNTIME_DIR"] == nil, FileManager.default.fileExists(atPath: usual) {
      environment["XDG_RUNTIME_DIR"] = usual
    }
    return environment
  }

  /// The options with which a person reaches this data; empty where it is in the usual place.
  func place() throws(SessionError) -> [String] {
    let usual = Home(option: nil, variables: variables.filter { $0.key == "HOME" })
    return try usual?.data == home().data ? profileOption : timerPlace()
  }

  /// The options with which a timer reaches this data, since it may know no home folder or a different one.
  private func timerPlace() throws(SessionError) -> [String] {
    let data = try home().data
    return ["--home", data.hasPrefix("/") ? data : FileManager.default.currentDirectoryPath + "/" + data]
      + profileOption
  }

  private var profileOption: [String] { options.profile.map { ["--profile", $0] } ?? [] }

  func program() throws(SessionError) -> String {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
      throw SessionError(.remindersNoProgram)
    }
    return path
  }
}
