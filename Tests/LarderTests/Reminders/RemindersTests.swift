import FoundationEssentials
import ProgramTrials
import Services
import Testing
import larder

/// Setting the timers, with a systemd and a cron that only note what they are told.
struct RemindersTests {
  private let household: Household

  init() throws { household = try Household() }

  private func withSystemd() throws { try household.program("systemctl", "echo \"$@\" >> '\(household.path("told"))'") }

  /// Keeps the crontab in a file, as cron does; without one it says so.
  private func withCron(_ table: String? = nil) throws {
    let file = household.path("crontab")
    if let table { try household.write(table, to: "crontab") }
    try household.program(
      "crontab",
      "[ \"$1\" = - ] && exec /bin/cat > '\(file)'; [ -f '\(file)' ] && exec /bin/cat '\(file)'; echo no crontab for me >&2; exit 1"
    )
  }

  private func larder(_ words: String...) throws -> ProgramRun {
    try Household.larder(
      ["--home", household.home] + Household.hereAndNow + words,
      environment: [
        "PATH": household.path("bin"), "HOME": household.folder.path, "XDG_CONFIG_HOME": household.path("config"),
      ])
  }

  private func unit(_ name: String) -> String { household.text("config/systemd/user/\(name)") }

  private var units: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: household.path("config/systemd/user"))) ?? []).sorted()
  }

  @Test func `what is set is shown, and nothing is until somebody wants it`() throws {
    try withSystemd()
    #expect(
      try larder("reminders").lines == [
        "reminders  off (larder reminders on switches them on)", "breakfast  09:00", "lunch      13:00",
        "dinner     19:00",
        "week       Sun 20:00",
      ])
    #expect(units == [])
  }

  @Test func `one switch makes a timer for each, and takes them all away again`() throws {
    try withSystemd()
    #expect(try larder("reminders", "on").lines.first == "reminders  on")
    #expect(
      units == [
        "larder-remind@.service", "larder-remind@breakfast.timer", "larder-remind@dinner.timer",
        "larder-remind@lunch.timer", "larder-remind@week.timer",
      ])
    #expect(unit("larder-remind@lunch.timer").contains("OnCalendar=*-*-* 13:00:00\n"))
    #expect(unit("larder-remind@week.timer").contains("OnCalendar=Sun *-*-* 20:00:00\n"))
    #expect(unit("larder-remind@.service").contains("\"--home\" \"\(household.home)\" remind %i\n"))
    let timers = Reminder.allCases.map { "larder-remind@\($0.rawValue).timer" }.joined(separator: " ")
    #expect(
      household.text("told").contains("--user daemon-reload\n--user enable \(timers)\n--user restart \(timers)\n"))
    #expect(
      try larder("doctor").lines.contains {
        $0.hasPrefix("reminders    breakfast 09:00") && $0.contains("by systemd; next lunch, 2026-11-20 13:00")
      }
    )
    _ = try larder("reminders", "off")
    #expect(units == [])
    #expect(household.text("told").contains("--user disable --now \(timers)\n"))
  }

  @Test func `each has a time and a switch of its own`() throws {
    try withSystemd()
    _ = try larder("reminders", "on")
    #expect(try larder("reminders", "lunch", "12:30").lines.contains("lunch      12:30"))
    #expect(unit("larder-remind@lunch.timer").contains("12:30:00"))
    #expect(try larder("reminders", "dinner", "off").lines.contains("dinner     19:00, off"))
    #expect(!units.contains("larder-remind@dinner.timer"))
    #expect(try larder("reminders", "dinner", "on").lines.contains("dinner     19:00"))
    #expect(units.contains("larder-remind@dinner.timer"))
  }

  @Test func `where there is no systemd a crontab gets marked lines, and keeps its own`() throws {
    let own = "MAILTO=me\n# mine\n5 4 * * * backup \\%d\n"
    try withCron(own)
    _ = try larder("reminders", "on")
    let table = household.text("crontab")
    #expect(table.hasPrefix(own + "# larder reminders: "))
    #expect(table.contains("\n0 13 * * * '/") && table.contains("remind lunch >/dev/null 2>&1\n"))
    #expect(table.contains("\n0 20 * * 0 '/"))
    #expect(try larder("doctor").lines.contains { $0.contains("by cron; next lunch, 2026-11-20 13:00") })
    _ = try larder("reminders", "lunch", "off")
    #expect(!household.text("crontab").contains("remind lunch"))
    _ = try larder("reminders", "off")
    #expect(household.text("crontab") == own)
  }

  @Test func `the first crontab is made, and a systemd that does not answer is none`() throws {
    try withCron()
    try household.program("systemctl", "echo Failed to connect to bus >&2; exit 1")
    _ = try larder("reminders", "on")
    #expect(household.text("crontab").hasPrefix("# larder reminders: "))
    #expect(units == [])
  }

  @Test func `a crontab that cannot be read is not written over`() throws {
    try household.program(
      "crontab", "echo not allowed >&2; [ \"$1\" = - ] && echo written > '\(household.path("crontab"))'; exit 1")
    let run = try larder("reminders", "on")
    #expect(run.exit == 1 && run.asides.contains("stays as it is"))
    #expect(household.text("crontab") == "")
    #expect(try larder("reminders").lines.first?.contains("off") == true)
  }

  @Test func `where nobody wakes larder up it says so, and keeps what was set`() throws {
    let run = try larder("reminders", "on")
    #expect(run.exit == 0 && run.asides.contains("Neither systemd nor cron"))
    #expect(try larder("reminders").lines.first == "reminders  on")
  }

  @Test func `a dry run changes nothing`() throws {
    try withSystemd()
    #expect(try larder("reminders", "on", "--dry-run").exit == 2)
    #expect(units == [])
  }

  @Test(arguments: ["a b", "100% sure", "it's", "quo\"te", "back\\slash", "$HOME", "über"])
  func `odd names in a path come through units and crontabs unharmed`(name: String) throws {
    let command = try #require(ReminderCommand(["/bin/echo", "--home", "/data/\(name)"]))
    let plan = {
      var plan = ReminderPlan.usual
      plan.isOn = true
      return plan
    }()
    let table = ReminderCrontab.text("", with: plan, command)
    let line = try #require(table.split(separator: "\n").first { $0.contains("remind lunch") })
    // As cron does: the sixth field on, a percent sign without its backslash.
    let shell = line.split(separator: " ", maxSplits: 5)[5].replacing("\\%", with: "%").replacing(
      " >/dev/null 2>&1", with: "")
    #expect(try Installed.run("/bin/sh", ["-c", String(shell)]).output == "--home /data/\(name) remind lunch\n")
    guard let analyze = Installed.orSkip("systemd-analyze") else { return }
    let units = ReminderUnits(plan: plan, command: command)
    try household.write(units.service, to: ReminderUnits.serviceName)
    for reminder in Reminder.allCases {
      try household.write(units.timer(reminder), to: ReminderUnits.timerName(reminder))
    }
    let files = Reminder.allCases.map { household.path(ReminderUnits.timerName($0)) }
    let run = try ProgramRun(
      analyze, ["--user", "--man=no", "verify"] + files, input: [],
      environment: ["PATH": "/usr/bin:/bin", "HOME": household.folder.path, "XDG_RUNTIME_DIR": household.folder.path])
    #expect(run.exit == 0 && !run.asides.contains("larder-remind"), "\(run.asides)")
  }

  @Test func `a line break in a name is refused`() {
    #expect(ReminderCommand(["/bin/echo", "a\nb"]) == nil)
  }

  @Test func `lines that others wrote between the marks stay, and a mark that has lost its end takes none with it`()
    throws
  {
    try withCron()
    _ = try larder("reminders", "on")
    let mine = "5 4 * * * mine"
    let table = household.text("crontab").split(separator: "\n").map(String.init)
    let lost = Array(table.dropLast()) + [mine, ""]
    #expect(ReminderCrontab.without(lost.joined(separator: "\n")) == "\(mine)\n")
    let between = Array(table.dropLast()) + [mine] + Array(table.suffix(1)) + [""]
    #expect(ReminderCrontab.without(between.joined(separator: "\n")) == "\(mine)\n")
  }
}
