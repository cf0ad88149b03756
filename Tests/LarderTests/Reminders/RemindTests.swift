import ProgramTrials
import Testing

/// What a timer runs, on a Friday at 12:30 in Berlin unless it says another moment.
struct RemindTests {
  private let household: Household

  init() throws {
    household = try Household()
    try household.program("notify-send", "printf '%s\\n' \"$@\" >> '\(household.path("shown"))'")
  }

  private func larder(_ words: String..., at moment: String = "2026-11-20T13:00:00+01:00") throws -> ProgramRun {
    try Household.larder(
      ["--home", household.home, "--zone", "Europe/Berlin", "--now", moment] + words,
      environment: ["PATH": household.path("bin"), "HOME": household.folder.path])
  }

  private var shown: String { household.text("shown") }

  @Test func `a meal that is not in the diary is spoken of once its time has come, with the command that opens it`()
    throws
  {
    _ = try larder("reminders", "on")
    let run = try larder("remind", "lunch")
    #expect(run.exit == 0)
    #expect(
      run.output
        == "Enjoy your lunch. A few words keep it, whenever you like: larder --home \(household.home) --slot lunch\n")
    #expect(shown.contains("--app-name=larder\nlarder\nEnjoy your lunch."))
  }

  @Test func `a meal that is in the diary is not`() throws {
    _ = try larder("reminders", "on")
    _ = try larder("say", "--yes", "had 200g pasta for lunch")
    #expect(try larder("remind", "lunch").output == "Lunch is in the diary.\n")
    #expect(try larder("remind").output == "There is nothing to remind of now.\n")
    #expect(shown == "")
  }

  @Test(arguments: [
    ("2026-11-20T12:59:00+01:00", "lunch", false), ("2026-11-20T13:00:00+01:00", "lunch", true),
    ("2026-11-20T14:59:00+01:00", "lunch", true), ("2026-11-20T15:00:00+01:00", "lunch", false),
    ("2026-11-20T12:00:00Z", "lunch", true), ("2026-11-20T19:05:00+01:00", "dinner", true),
    ("2026-11-20T09:00:00+01:00", "breakfast", true), ("2026-11-21T00:30:00+01:00", "dinner", false),
  ])
  func `a computer that slept does not speak of a meal long after its hour`(
    moment: String, meal: String, speaks: Bool
  ) throws {
    _ = try larder("reminders", "on")
    #expect(try larder("remind", meal, at: moment).output.contains("--slot \(meal)") == speaks)
  }

  @Test func `until it is switched on nothing is said, and each can be switched off`() throws {
    #expect(try larder("remind", "lunch").output == "Reminders for lunch are off.\n")
    _ = try larder("reminders", "on")
    _ = try larder("reminders", "lunch", "off")
    #expect(try larder("remind", "lunch").output == "Reminders for lunch are off.\n")
    #expect(shown == "")
  }

  @Test func `a time before midnight still holds behind it`() throws {
    _ = try larder("reminders", "on")
    _ = try larder("reminders", "dinner", "23:30")
    #expect(try larder("remind", "dinner", at: "2026-11-21T00:10:00+01:00").output.contains("--slot dinner"))
  }

  @Test func `the week is spoken of on Sunday evening, where there is something in it and no report yet`() throws {
    _ = try larder("reminders", "on")
    let sunday = "2026-11-22T20:00:00+01:00"
    #expect(try larder("remind", "week", at: sunday).output == "There is nothing in the week to look back on.\n")
    _ = try larder("say", "--yes", "had 200g pasta for lunch")
    #expect(try larder("remind", "week", at: sunday).output.contains("larder --home \(household.home) report"))
    #expect(try larder("remind", "week", at: "2026-11-21T20:00:00+01:00").output.contains("not the time"))
    _ = try larder("report", at: sunday)
    #expect(try larder("remind", "week", at: sunday).output == "The week’s report is there already.\n")
  }

  @Test func `the command of a reminder opens the conversation with that meal`() throws {
    let run = try Household.larder(
      ["--home", household.home, "--zone", "Europe/Berlin", "--now", "2026-11-20T17:30:00+01:00", "--slot", "lunch"],
      input: Array("had 200g pasta\ny\n".utf8))
    #expect(run.lines.first == "Lunch: say what you had, or “the usual lunch”.")
    #expect(run.output.contains("Saved: lunch, 316 kcal."))
  }

  @Test(arguments: [
    ["remind", "supper"], ["remind", "lunch", "dinner"], ["reminders", "lunch"], ["reminders", "lunch", "25:00"],
  ])
  func `what it takes is said`(words: [String]) throws {
    let run = try household.run(words)
    #expect(run.exit == 2 && run.asides.contains("larder remind"))
  }
}
