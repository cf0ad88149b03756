import FoundationEssentials
import JSON
import PseudoTerminal
import Testing

struct HealthImportTests {
  private let household: Household
  private let weight = """
    <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" \
    startDate="2026-11-17 07:00:00 +0100" endDate="2026-11-17 07:00:00 +0100" value="71.5"/>
    <Record type="HKQuantityTypeIdentifierDietaryEnergyConsumed" sourceName="Diary" unit="kcal" \
    startDate="2026-11-17 12:00:00 +0100" endDate="2026-11-17 12:00:00 +0100" value="1850"/>

    """

  init() throws { household = try Household() }

  @Test(arguments: ["export.xml", "Exportieren.xml", "导出.xml", "dışa aktarılan.xml"])
  func `an archive is read as the phone made it, in whatever language`(entry: String) throws {
    try household.archive(healthExport([(17, "300"), (18, "412.5")], more: weight), as: "export.zip", entry: entry)
    let run = try household.healthRun("import", "--yes", household.path("export.zip"))
    #expect(run.exit == 0)
    #expect(run.lines.last == "Saved: 2 days of earned calories, 713 kcal; 1 weight.")
    #expect(try household.earned("2026-11-18") == JSONValue(text: "412.5"))
  }

  /// An archive made by Python, which writes what phones write and the program `zip` does not.
  private func archive(by lines: String) throws {
    try household.write(healthExport([(17, "300")]), to: "export.xml")
    try household.write(
      """
      import zipfile
      export = open("export.xml", "rb").read()
      clinical = b"<ClinicalDocument/><ClinicalDocument/>" + b" " * 200000
      class Pipe:
          def __init__(self, file): self.file = file
          def write(self, bytes): return self.file.write(bytes)
          def flush(self): self.file.flush()
      \(lines)
      """, to: "make.py")
    try household.shell("python3 make.py && rm export.xml")
  }

  @Test(arguments: [
    // A name in UTF-8 without the mark that says so.
    """
    zipfile.ZipInfo._encodeFilenameFlags = lambda entry: (entry.filename.encode(), entry.flag_bits)
    with zipfile.ZipFile("export.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("apple_health_export/导出.xml", export)
    """,
    // The sizes stand behind the bytes and in the directory at the end.
    """
    with open("export.zip", "wb") as file, zipfile.ZipFile(Pipe(file), "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("apple_health_export/export_cda.xml", clinical)
        archive.writestr("apple_health_export/export.xml", export)
    """,
    // As entries of more than 4 GB are written.
    """
    with zipfile.ZipFile("export.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        with archive.open("apple_health_export/export.xml", "w", force_zip64=True) as entry: entry.write(export)
    """,
    // A clinical document with several roots that is larger than the export, under another name.
    """
    with zipfile.ZipFile("export.zip", "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("apple_health_export/exportation.xml", clinical)
        archive.writestr("apple_health_export/exporter.xml", export)
    """,
  ])
  func `archives are read in every form in which phones write them`(lines: String) throws {
    try archive(by: lines)
    let run = try household.healthRun("import", "--yes", household.path("export.zip"))
    #expect(run.lines.last == "Saved: 1 day of earned calories, 300 kcal.", "\(run.asides)")
  }

  @Test(arguments: ["", "PK\u{5}\u{6}" + String(repeating: "\0", count: 18), "PK\u{3}\u{4}nothing of an archive"])
  func `an archive that is empty or broken is one clear line`(bytes: String) throws {
    try household.write(bytes, to: "export.zip")
    let run = try household.healthRun("import", "--yes", household.path("export.zip"))
    #expect(run.exit == 1 && run.output.isEmpty)
    #expect(run.asides.split(separator: "\n").count == 1 && run.asides.contains("export.zip"))
  }

  @Test func `the document itself, packed or not, and the folder that it came in are read too`() throws {
    try household.folders("apple_health_export")
    try household.write(healthExport([(17, "300")]), to: "apple_health_export/export.xml")
    try household.shell("gzip -c apple_health_export/export.xml > export.gz")
    for name in ["apple_health_export/export.xml", "export.gz", "apple_health_export"] {
      let run = try household.healthRun("import", "--dry-run", household.path(name))
      #expect(run.exit == 0 && run.lines.first == "Apple Health, Tue 17 Nov", "\(name)")
    }
  }

  @Test func `nothing is saved without a yes, and what waits is offered again`() throws {
    try household.write(healthExport([(17, "300")]), to: "export.xml")
    for _ in 0..<2 {
      let run = try household.healthRun("import", household.path("export.xml"))
      #expect(run.exit == 3)
      #expect(try household.earned("2026-11-17") == 0)
    }
    // The second took the place of the first.
    let pending = try household.healthRun("say", "/pending")
    #expect(pending.output.ranges(of: "Apple Health").count == 1)
    #expect(try household.run(input: "/pending\ny\n").output.contains("Saved: 1 day of earned calories, 300 kcal."))
    #expect(try household.earned("2026-11-17") == 300)
    #expect(try household.healthRun("import", household.path("export.xml")).exit == 0)
  }

  @Test func `a yes on standard input saves, a no does not`() throws {
    try household.write(healthExport([(17, "300")]), to: "export.xml")
    #expect(try household.healthRun("import", household.path("export.xml"), input: "n\n").exit == 0)
    #expect(try household.earned("2026-11-17") == 0)
    #expect(try household.healthRun("import", household.path("export.xml"), input: "y\n").exit == 0)
    #expect(try household.earned("2026-11-17") == 300)
  }

  @Test func `the same again is nothing new, and what changed afterwards is changed`() throws {
    try household.write(healthExport([(17, "300"), (18, "200")]), to: "export.xml")
    _ = try household.healthRun("import", "--yes", household.path("export.xml"))
    let again = try household.healthRun("import", "--yes", household.path("export.xml"))
    #expect(again.exit == 0)
    #expect(again.lines == ["Nothing new; recorded before: 2 days of earned calories."])
    try household.write(healthExport([(17, "310"), (18, "200"), (19, "50")]), to: "later.xml")
    let later = try household.healthRun("import", "--yes", household.path("later.xml"))
    #expect(later.lines.last == "Saved: 2 days of earned calories, 360 kcal.")
    #expect(try household.earned("2026-11-17") == 310)
    #expect(try household.earned("2026-11-18") == 200)
  }

  @Test func `a day that has vanished from a later export is shown as a change, and the week’s report follows it`()
    throws
  {
    try household.write(healthExport([(16, "300"), (17, "200"), (18, "100")]), to: "export.xml")
    _ = try household.healthRun("say", "--yes", "on 2026-11-17: had 200g pasta for lunch")
    _ = try household.healthRun("import", "--yes", household.path("export.xml"))
    #expect(try household.run("report").output.contains("activity included"))
    try household.write(healthExport([(16, "300"), (18, "150")]), to: "later.xml")
    let asked = try household.healthRun("import", household.path("later.xml"))
    #expect(asked.exit == 3 && asked.lines.contains { $0.hasPrefix("no longer there: earned, Tue 17 Nov") })
    #expect(try household.earned("2026-11-17") == 200)
    let run = try household.healthRun("import", "--yes", household.path("later.xml"))
    #expect(run.lines.last == "Saved: 1 day of earned calories, 150 kcal; 1 figure removed.")
    #expect(try household.earned("2026-11-17") == 0)
    #expect(try !household.run("report", "again").output.contains("activity included"))
    #expect(
      try household.healthRun("import", "--yes", household.path("later.xml")).lines == [
        "Nothing new; recorded before: 2 days of earned calories."
      ])
  }

  @Test func `Apple’s own sum of a day is checked, and said where it is clearly another`() throws {
    let summary = """
      <ActivitySummary dateComponents="2026-11-17" activeEnergyBurned="150" activeEnergyBurnedUnit="kcal"/>

      """
    try household.write(healthExport([(17, "300")], more: summary), to: "export.xml")
    let run = try household.healthRun("import", "--yes", household.path("export.xml"))
    #expect(run.output.contains("Apple’s own sum, of what the watch measured, is clearly another: Tue 17 Nov 150 kcal"))
    #expect(try household.earned("2026-11-17") == 300)
  }

  @Test func `a record’s own zone says which day it is of`() throws {
    let abroad = """
      <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" sourceName="Ada’s Watch" unit="kcal" \
      startDate="2026-11-18 02:00:00 +0100" endDate="2026-11-18 02:30:00 +0100" value="80">
      <MetadataEntry key="HKTimeZone" value="America/New_York"/></Record>

      """
    try household.write(healthExport([(18, "300")], more: abroad), to: "export.xml")
    _ = try household.healthRun("import", "--yes", household.path("export.xml"))
    #expect(try household.earned("2026-11-17") == 80)
    #expect(try household.earned("2026-11-18") == 300)
  }

  @Test func `no data of energy, or none that may be read, leaves each day its base target`() throws {
    let denied = "<HealthData locale=\"en_GB\">\n<ExportDate value=\"2026-11-20 08:00:00 +0100\"/>\n</HealthData>\n"
    try household.write(denied, to: "export.xml")
    let run = try household.healthRun("import", "--yes", household.path("export.xml"))
    #expect(run.exit == 0 && run.asides.isEmpty)
    #expect(run.lines == ["There are no earned calories in Apple Health, so each day has its base target."])
    let day = try #require(JSONValue(text: try household.run("show", "day", "--json").output))
    #expect(day["allowance"] == day["base"] && day["earned"] == 0)
    try household.folders("exports")
    #expect(try household.healthRun("health", "watch", household.path("exports"), "--once").exit == 0)
  }

  @Test func `a dry run shows it and leaves no trace`() throws {
    try household.write(healthExport([(17, "300")]), to: "export.xml")
    let run = try household.healthRun("import", "--dry-run", household.path("export.xml"))
    #expect(run.exit == 0)
    #expect(run.lines.contains { $0.hasPrefix("earned calories") })
    #expect(try household.healthRun("say", "/pending").output.contains("Apple Health") == false)
  }

  @Test func `what was eaten is taken only if it is asked for`() throws {
    try household.write(healthExport([(17, "300")], more: weight), to: "export.xml")
    _ = try household.healthRun("import", "--yes", household.path("export.xml"))
    let day = try #require(JSONValue(text: try household.run("show", "day", "2026-11-17", "--json").output))
    #expect(day["eaten"]?["kcal"] != 1850)
    let run = try household.healthRun("import", "--yes", "--eaten", household.path("export.xml"))
    #expect(run.lines.last == "Saved: 1 day of eaten calories, 1,850 kcal.")
  }

  @Test func `it goes into the diary that --profile names`() throws {
    _ = try household.run(input: "add a profile for Emma\ny\n")
    try household.write(healthExport([(17, "300")]), to: "export.xml")
    _ = try household.healthRun("import", "--yes", "--profile", "Emma", household.path("export.xml"))
    #expect(try household.earned("2026-11-17") == 0)
    let emma = try household.run("show", "day", "2026-11-17", "--json", "--profile", "Emma")
    #expect(try #require(JSONValue(text: emma.output))["earned"] == 300)
  }

  @Test func `a table of days is read, with the marks of its country`() throws {
    try household.write("Datum;Aktive Kalorien\n17.11.2026;1.412,5\n18.11.2026;300\n", to: "band.csv")
    let run = try household.healthRun("import", "--yes", household.path("band.csv"))
    #expect(run.lines.first == "band.csv, Tue 17 Nov to Wed 18 Nov")
    #expect(try household.earned("2026-11-17") == JSONValue(text: "1412.5"))
  }

  @Test func `one undo takes all of it back`() throws {
    try household.write(healthExport([(17, "300"), (18, "200")]), to: "export.xml")
    _ = try household.healthRun("import", "--yes", household.path("export.xml"))
    _ = try household.run("say", "--yes", "undo")
    #expect(try household.earned("2026-11-17") == 0)
  }

  @Test func `events for other programs say what is proposed and saved`() throws {
    try household.write(healthExport([(17, "300")]), to: "export.xml")
    let run = try household.healthRun("import", "--json", "--yes", household.path("export.xml"))
    let events = run.lines.compactMap { JSONValue(text: $0) }
    #expect(events.compactMap { $0["event"]?.string } == ["proposal", "saved"])
    #expect(events.first?["summary"] == "1 day of earned calories, 300 kcal")
  }

  @Test func `no model is told of it, and none can call it`() throws {
    #expect(try household.run("help", "tools").output.contains("import_health") == false)
  }

  @Test func `at a terminal the question is asked there, and after the answer it is over`() throws {
    try household.write(healthExport([(17, "300")]), to: "export.xml")
    let visit = try TerminalVisit(household, ["import", household.path("export.xml")], first: "save? ")
    visit.expect("y" + Keys.enter, shows: "Saved: 1 day of earned calories, 300 kcal.")
    #expect(visit.terminal.waitForExit() == 0)
    #expect(try household.earned("2026-11-17") == 300)
  }
}
