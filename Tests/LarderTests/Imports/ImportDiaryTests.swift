import FoundationEssentials
import JSON
import PseudoTerminal
import Testing

struct ImportDiaryTests {
  private let household: Household
  private let servings = """
    Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g)
    2026-11-19,8:00 AM,Breakfast,Hilltop crunch bar,50.00 g,223.2,30,9,5
    2026-11-20,8:00 AM,Breakfast,Zed shake,1.00 cup,118.3,11,4,8

    """
  private let summary = """
    Date,Meal,Calories,Fat (g),Protein (g)
    2026-11-19,Lunch,"1,050",42,45

    """

  init() throws { household = try Household() }

  @Test func `a diary comes in on a yes, is undone as one, and is nothing new the second time`() throws {
    try household.write(servings, to: "anything.csv")
    let path = household.path("anything.csv")
    let shown = try household.healthRun("import", path)
    #expect(shown.exit == 3 && shown.lines.first == "Cronometer, Thu 19 Nov to Fri 20 Nov, for me")
    #expect(try household.eaten() == .null)
    let run = try household.healthRun("import", "--yes", path)
    #expect(run.exit == 0)
    #expect(
      run.lines.last
        == "Saved: 2 entries on 2 days, 342 kcal. 1,881.7 of 2,000 kcal left today.")
    #expect(try household.eaten() == JSONValue(text: "118.3"))
    let again = try household.healthRun("import", "--yes", path)
    #expect(again.exit == 0 && again.output == "Nothing new in anything.csv; recorded before: 2 entries.\n")
    #expect(try household.run(input: "undo\ny\n").exit == 0)
    #expect(try household.eaten() == .null)
  }

  @Test func `an archive with a folder in it is read as it comes, and tells the unit of its weights`() throws {
    try household.folders("File-Export-2026/x")
    try household.write(summary, to: "File-Export-2026/Nutrition-Summary-a.csv")
    try household.write("Date,Weight\n2026-11-19,160\n", to: "File-Export-2026/Measurement-Summary-a.csv")
    try household.write(
      "Date,Exercise,Type,Exercise Calories,Sets,Pounds\n2026-11-19,Walk,Cardio,120,,\n",
      to: "File-Export-2026/Exercise-Summary-a.csv")
    try household.shell("zip -q -r export.zip File-Export-2026")
    for name in ["export.zip", "File-Export-2026"] {
      let run = try household.healthRun("import", "--dry-run", household.path(name))
      #expect(run.lines.first == "MyFitnessPal, Thu 19 Nov, for me", "\(run)")
      #expect(run.output.contains("72.6 kg") && run.output.contains("120 kcal"))
    }
    let run = try household.healthRun("import", "--yes", household.path("export.zip"))
    #expect(run.lines.last == "Saved: 1 entry on 1 day, 1,050 kcal; 1 weight; 1 day of earned calories, 120 kcal.")
  }

  @Test func `an archive of which a part is broken is refused, not half of it taken`() throws {
    try household.write("Date,Weight (kg)\n2026-11-19,72\n", to: "Measurement-Summary.csv")
    try household.write(summary, to: "summary.csv")
    // Stored as it is, so that a byte of it can be another one.
    try household.shell("zip -q -0 export.zip summary.csv Measurement-Summary.csv")
    try household.shell("LC_ALL=C sed -i 's/2026-11-19,72/2026-11-19,73/' export.zip")
    let run = try household.healthRun("import", "--yes", household.path("export.zip"))
    #expect(run.exit != 0 && !run.output.contains("Saved"), "\(run)")
    #expect(try household.eaten() == .null)
  }

  @Test func `an archive of documents is read, its sums are not entries`() throws {
    let entry = """
      [{"id":"a","unit":"g","amount":150,"type":"lunch","meal":{"name":"kefir","nutriments":{"energyKcal100":60}},\
      "dateTime":"2026-11-20T12:00:00.000"}]
      """
    try household.write(entry, to: "user_intake.json")
    try household.write("[{\"day\":\"2026-11-20T00:00:00\",\"calorieGoal\":2000}]", to: "user_tracked_day.json")
    try household.write("[]", to: "user_activity.json")
    try household.shell("zip -q export.zip user_intake.json user_tracked_day.json user_activity.json")
    let run = try household.healthRun("import", "--yes", household.path("export.zip"))
    #expect(run.lines.first == "OpenNutriTracker, Fri 20 Nov, for me")
    #expect(run.output.contains("Left out: 1 sum of a day.") && run.isPrintable)
    #expect(try household.eaten() == 90)
  }

  @Test func `a file of weights alone asks for their unit`() throws {
    try household.write("Date,Weight\n2026-11-19,160\n", to: "Measurement-Summary-2026.csv")
    let path = household.path("Measurement-Summary-2026.csv")
    let run = try household.healthRun("import", "--yes", path)
    #expect(run.exit == 0 && run.output.contains("--kilograms"))
    #expect(try household.healthRun("import", "--yes", "--pounds", path).lines.last == "Saved: 1 weight.")
    #expect(try household.healthRun("import", "--pounds", "--kilograms", path).exit == 2)
  }

  @Test func `it goes into the diary that --profile names`() throws {
    _ = try household.run(input: "add a profile for Emma\ny\n")
    try household.write(servings, to: "servings.csv")
    _ = try household.healthRun("import", "--yes", "--profile", "Emma", household.path("servings.csv"))
    #expect(try household.eaten() == .null)
  }

  @Test func `a newer proposal takes the place of one of the same file that still waits`() throws {
    try household.write(servings, to: "servings.csv")
    for _ in 0..<2 { _ = try household.healthRun("import", household.path("servings.csv")) }
    #expect(try household.run("say", "/pending").output.ranges(of: "Cronometer, Thu").count == 1)
    #expect(try household.run(input: "/pending\ny\n").output.contains("Saved: 2 entries on 2 days, 342 kcal."))
  }

  @Test func `events for other programs say what is proposed and saved, and no model is told of it`() throws {
    try household.write(servings, to: "servings.csv")
    let run = try household.healthRun("import", "--json", "--yes", household.path("servings.csv"))
    #expect(run.lines.compactMap { JSONValue(text: $0)?["event"]?.string } == ["proposal", "saved"])
    #expect(try household.run("help", "tools").output.contains("import_diary") == false)
  }

  @Test func `at a terminal the question is asked there`() throws {
    try household.write(servings, to: "servings.csv")
    let visit = try TerminalVisit(household, ["import", household.path("servings.csv")], first: "save? ")
    visit.expect("y" + Keys.enter, shows: "Saved: 2 entries on 2 days, 342 kcal.")
    #expect(visit.terminal.waitForExit() == 0)
  }

  @Test func `hostile exports are refused or read without harm`() throws {
    let head = "Day,Group,Food Name,Amount,Energy (kcal)\n"
    try household.write(head + "2026-11-19,Lunch,\u{1b}[2J\u{202e}x,100 g,130\n", to: "escapes.csv")
    #expect(try household.healthRun("import", "--yes", household.path("escapes.csv")).isPrintable)
    try household.write(head + "03/04/2026,Lunch,Rice,100 g,130\n", to: "days.csv")
    let days = try household.healthRun("import", "--yes", household.path("days.csv"))
    #expect(days.exit == 1 && days.asides.contains("can be read in two ways"))
    try household.write("[{\"dateTime\":\"2026-11-19\",\"meal\":{},\"amount\":1}", to: "half.json")
    let half = try household.healthRun("import", household.path("half.json"))
    #expect(half.exit == 1 && half.asides.contains("ends in the middle"))
  }

  @Test func `fifty thousand rows are taken in`() throws {
    var text = "Day,Group,Food Name,Amount,Energy (kcal)\n"
    for row in 0..<50_000 {
      let day = row / 20
      let date = "20\(10 + day / 336)-\(10 + day / 28 % 3)-\(day % 28 + 1 < 10 ? "0" : "")\(day % 28 + 1)"
      text += "\(date),Lunch,Food of shelf \(row % 800),\(row % 300 + 1).00 g,\(row % 300 + 1).5\n"
    }
    try household.write(text, to: "large.csv")
    let run = try household.healthRun("import", "--dry-run", household.path("large.csv"))
    #expect(run.exit == 0 && run.output.contains("50,000 entries"), "\(run.lines.suffix(3))")
  }
}
