import FoundationEssentials
import ProgramTrials
import Testing

/// What a click on a reminder does, on a Friday at 13:00 in Berlin.
struct ReminderClickTests {
  private let household: Household

  init() throws {
    household = try Household()
    try withTerminal("x-terminal-emulator")
    _ = try larder("reminders", "on")
  }

  private let now = ["--zone", "Europe/Berlin", "--now", "2026-11-20T13:00:00+01:00"]

  private var desktop: [String: String] {
    ["PATH": household.path("bin"), "HOME": household.folder.path, "DISPLAY": ":7"]
  }

  private func larder(_ words: String..., without variable: String = "") throws -> ProgramRun {
    try Household.larder(
      ["--home", household.home] + now + words, environment: desktop.filter { $0.key != variable })
  }

  /// A terminal that notes its name and what it is told to run: all at once, because nobody waits for it.
  private func withTerminal(_ name: String) throws {
    let (opening, opened) = (household.path("opening"), household.path("opened"))
    try household.program(name, "printf '%s\\n' \(name) \"$@\" > '\(opening)'; /bin/mv '\(opening)' '\(opened)'")
  }

  /// A `notify-send` of a version, which notes its words and clicks at once where it is asked to wait.
  private func withNotifier(_ version: String) throws {
    try household.program(
      "notify-send",
      """
      [ "$1" = --version ] && { echo "notify-send \(version)"; exit; }
      printf '%s\\n' "$@" >> '\(household.path("shown"))'
      case "$1" in --action=*) echo default ;; esac
      """)
  }

  /// What the terminal was told, once it has opened.
  private func opened() throws -> [Substring] {
    for _ in 0..<200 where !household.exists("opened") { try household.shell("sleep 0.05") }
    return household.text("opened").split(separator: "\n")
  }

  @Test func `a click opens the person’s terminal with the conversation about that meal`() throws {
    try withNotifier("0.8.1")
    let run = try larder("remind", "lunch")
    #expect(run.exit == 0 && run.output.hasSuffix("--slot lunch\n"))
    let words = try opened()
    #expect(words.prefix(2) == ["x-terminal-emulator", "-e"] && words[2].hasSuffix("/larder"))
    #expect(words.suffix(4) == ["--home", Substring(household.home), "--slot", "lunch"])
    #expect(household.text("shown").hasPrefix("--action=default=Open\n--app-name=larder\n"))
  }

  @Test func `a click on that of the week opens the conversation with its report`() throws {
    try withNotifier("0.8.1")
    _ = try larder("say", "--yes", "had 200g pasta for lunch")
    _ = try Household.larder(
      ["--home", household.home, "--zone", "Europe/Berlin", "--now", "2026-11-22T20:00:00+01:00", "remind", "week"],
      environment: desktop)
    #expect(try opened().suffix(2) == ["--week", "2026-W47"])
    let run = try household.run([], input: "had an egg\nn\n")
    #expect(run.lines.first?.hasPrefix("Weekly report") == false)
    let week = try household.run("--week", "2026-W47", input: "had an egg\nn\n")
    #expect(week.lines.first?.hasPrefix("Weekly report 2026-W47") == true)
  }

  @Test(arguments: [("my-terminal", "-e"), ("gnome-terminal", "--"), ("xfce4-terminal", "-x")])
  func `an own terminal goes before that of the system, and is told in its own way what to run`(
    name: String, mark: String
  ) throws {
    try withNotifier("0.8.3")
    try withTerminal(name)
    _ = try Household.larder(
      ["--home", household.home] + now + ["remind", "lunch"],
      environment: desktop.merging(["TERMINAL": name]) { $1 })
    #expect(try opened().prefix(2) == [Substring(name), Substring(mark)])
  }

  @Test func `what the desktop names as its terminal goes before all`() throws {
    try withNotifier("0.8.3")
    try household.program("my-terminal", "exit 1")
    try withTerminal("xdg-terminal-exec")
    _ = try Household.larder(
      ["--home", household.home] + now + ["remind", "lunch"],
      environment: desktop.merging(["TERMINAL": "my-terminal"]) { $1 })
    let words = try opened()
    #expect(words.first == "xdg-terminal-exec" && words.dropFirst().first?.hasSuffix("/larder") == true)
  }

  @Test(arguments: ["0.7.9", "0.6", "", "unknown"])
  func `an older notify-send shows the words, with the command in them, and nobody waits`(version: String) throws {
    try withNotifier(version)
    #expect(try larder("remind", "lunch").exit == 0)
    #expect(household.text("shown").hasPrefix("--app-name=larder\nlarder\nEnjoy your lunch."))
    #expect(!household.exists("opened"))
  }

  @Test func `without a desktop, or without a terminal, it is the same`() throws {
    try withNotifier("0.8.1")
    _ = try larder("remind", "lunch", without: "DISPLAY")
    try household.shell("rm bin/x-terminal-emulator")
    _ = try larder("remind", "lunch")
    #expect(household.text("shown").ranges(of: "Enjoy your lunch.").count == 2)
    #expect(!household.text("shown").contains("--action"))
  }

  @Test(arguments: [true, false])
  func `it is so with a desktop’s own notifications, whether they can be clicked or not`(canBeClicked: Bool) throws {
    guard Installed.orSkip("notify-send") != nil,
      let session = try household.desktop("notifier", canBeClicked ? ["actions", "body"] : ["body"])
    else { return }
    var environment = desktop
    environment["PATH"] = household.path("bin") + ":/usr/bin:/bin"
    let run = try Household.larder(
      ["--home", household.home] + now + ["remind", "lunch"], environment: environment, under: session)
    #expect(run.output.hasSuffix("--slot lunch\n"))
    #expect(household.text("shown").contains("ready\nEnjoy your lunch."))
    if canBeClicked {
      #expect(try opened().suffix(2) == ["--slot", "lunch"])
    } else {
      #expect(!household.exists("opened"))
    }
  }
}
