import FoundationEssentials
import JSON
import PseudoTerminal
import Testing

struct HealthWatchTests {
  private let household: Household

  init() throws {
    household = try Household()
    try household.folders("exports")
  }

  private func look() throws -> ProgramRun {
    try household.healthRun("health", "watch", household.path("exports"), "--once")
  }

  @Test func `what is new is kept for a yes, and the next start offers it`() throws {
    try household.write(healthExport([(17, "300"), (18, "200")]), to: "exports/export.xml")
    let run = try look()
    #expect(run.exit == 0)
    #expect(run.lines == ["Kept for your yes: 2 days of earned calories, 500 kcal. larder asks when you start it."])
    #expect(try household.earned("2026-11-17") == 0)
    #expect(try household.run(input: "/pending\ny\n").output.contains("Saved: 2 days of earned calories, 500 kcal."))
    #expect(try household.earned("2026-11-17") == 300)
  }

  @Test func `a file is read once, and what was declined is not offered again`() throws {
    try household.write(healthExport([(17, "300")]), to: "exports/export.xml")
    _ = try look()
    _ = try household.run(input: "/pending\nn\n")
    #expect(try look().lines == ["Nothing new."])
    #expect(try household.pending().contains("Apple Health") == false)
  }

  @Test func `a newer draft holds what the older one held, in its place`() throws {
    try household.write(healthExport([(17, "300"), (18, "100")]), to: "exports/one.xml")
    _ = try look()
    try household.write(healthExport([(18, "150"), (19, "50")]), to: "exports/two.xml")
    #expect(
      try look().lines == ["Kept for your yes: 3 days of earned calories, 500 kcal. larder asks when you start it."])
    #expect(try household.pending().ranges(of: "Apple Health").count == 1)
  }

  @Test func `other files and broken ones are no obstacle`() throws {
    try household.write("hello", to: "exports/a.txt")
    try household.write("<HealthData><Record", to: "exports/b.xml")
    try household.write("day,kcal\n2026-11-17,100\n", to: "exports/c.csv")
    let run = try look()
    #expect(run.lines == ["Kept for your yes: 1 day of earned calories, 100 kcal. larder asks when you start it."])
    #expect(run.asides.contains("b.xml ends in the middle"))
    // It is not complained about again until it changes.
    #expect(try look().asides.isEmpty)
  }

  @Test func `one file is watched as well`() throws {
    try household.write(healthExport([(17, "300")]), to: "export.xml")
    let run = try household.healthRun("health", "watch", household.path("export.xml"), "--once")
    #expect(run.lines.first?.hasPrefix("Kept for your yes: 1 day") == true)
  }

  @Test func `a dry run keeps nothing`() throws {
    try household.write(healthExport([(17, "300")]), to: "exports/export.xml")
    let run = try household.healthRun("health", "watch", household.path("exports"), "--once", "--dry-run")
    #expect(run.lines == ["Would be kept for your yes: 1 day of earned calories, 300 kcal."])
    #expect(try look().lines.first?.hasPrefix("Kept for your yes") == true)
  }

  @Test(arguments: [["health"], ["health", "look", "x"], ["health", "watch"], ["health", "watch", "a", "b"]])
  func `what it takes is said`(words: [String]) throws {
    let run = try household.run(words)
    #expect(run.exit == 2 && run.asides.contains("larder health watch"))
  }

  @Test func `nothing can be confirmed in advance`() throws {
    let run = try household.healthRun("health", "watch", household.path("exports"), "--yes")
    #expect(run.exit == 2 && run.asides.contains("Leave out --yes"))
  }

  @Test func `it goes on until Ctrl-C`() throws {
    try household.write(healthExport([(17, "300")]), to: "exports/export.xml")
    try household.shell("touch -d '1 hour ago' exports/export.xml")
    let visit = try watching(first: "Kept for your yes: 1 day of earned calories")
    visit.terminal.type(Keys.control("C"))
    #expect(visit.terminal.waitForExit() == 0)
  }

  @Test func `a file that comes is noticed, whether it is written there or moved there`() throws {
    let visit = try watching(first: "Waiting for new health data")
    try household.write(healthExport([(17, "300")]), to: "export.xml")
    try household.shell("touch -d '1 hour ago' export.xml; mv export.xml exports/one.xml")
    visit.expect("", shows: "Kept for your yes: 1 day of earned calories, 300 kcal.")
    try household.write(healthExport([(18, "200")]), to: "exports/two.xml")
    visit.expect("", shows: "Kept for your yes: 2 days of earned calories, 500 kcal.")
    visit.terminal.type(Keys.control("C"))
    #expect(visit.terminal.waitForExit() == 0)
  }

  @Test func `a file of which half is there is not read until whoever writes it has closed it`() throws {
    let visit = try watching(first: "Waiting for new health data; ")
    try household.write(healthExport([(17, "300"), (18, "200")]), to: "whole.xml")
    // The pause is longer than a file that came to rest is waited for.
    try household.shell("(head -c 300 whole.xml; sleep 6; tail -c +301 whole.xml) > exports/export.xml")
    // What is read first is all of it.
    visit.expect("", shows: "Ctrl-C ends it.\r\n\rReading: 100 %, 2 records")
    visit.expect("", shows: "Kept for your yes: 2 days of earned calories, 500 kcal.")
    visit.terminal.type(Keys.control("C"))
    #expect(visit.terminal.waitForExit() == 0)
  }

  private func watching(first: String) throws -> TerminalVisit {
    try TerminalVisit(household, ["health", "watch", household.path("exports")], first: first)
  }
}
