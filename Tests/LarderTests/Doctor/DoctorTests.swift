import FoundationEssentials
import JSON
import ProgramTrials
import Testing

/// What the doctor says of the data, on 20 November 2026 in Berlin unless it is another moment.
struct DoctorTests {
  private let household: Household

  init() throws { household = try Household() }

  /// What stands behind a name.
  private func said(_ name: String, at moment: String = "2026-11-20T12:30:00+01:00") throws -> String? {
    let run = try Household.larder(
      ["--home", household.home, "--zone", "Europe/Berlin", "--now", moment, "doctor"],
      environment: [
        "PATH": household.path("bin"), "HOME": household.folder.path, "XDG_CONFIG_HOME": household.path("config"),
      ])
    #expect(run.exit == 0 && run.asides.isEmpty)
    return run.lines.first { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(13)) }
  }

  @Test func `the database is looked through, and the room on its disk is said`() throws {
    _ = try household.run("say", "--yes", "had 200g pasta for lunch")
    #expect(try said("database")?.hasPrefix("sound, format ") == true)
    #expect(try said("disk")?.contains("B free") == true)
  }

  @Test func `a database with a fault in it is said, with what to do`() throws {
    _ = try household.run("say", "--yes", "had 200g pasta for lunch")
    // Pages of what devices share: what is needed to open it is still there.
    let path = household.home + "/larder.db"
    let pages = try #require(FileManager.default.contents(atPath: path)?.count) / 4_096
    try household.shell(
      "rm -f '\(path)'-*; head -c 8192 /dev/zero | tr '\\0' 'x' | dd of='\(path)' bs=4096 seek=\(pages - 6) conv=notrunc"
        + " status=none")
    let run = try household.run("doctor")
    #expect(run.exit == 6 && run.asides.isEmpty)
    let line = try #require(run.lines.first { $0.hasPrefix("database     Damaged (") })
    #expect(line.contains("larder backup"))
    #expect(run.lines.contains { $0.hasPrefix("time zone ") })
  }

  /// Changes texts in the database as another program would: the same number of bytes, so that SQLite finds no fault.
  private func changeDatabase(_ old: String, _ new: String) throws {
    let path = household.home + "/larder.db"
    try household.shell("rm -f '\(path)'-*; LC_ALL=C sed -i 's/\(old)/\(new)/g' '\(path)'")
  }

  @Test func `a record that is not as it was saved is said, and no copy of it counts as checked`() throws {
    _ = try household.run("say", "--yes", "had 200g pasta for lunch")
    try RawDatabase(household.database).execute("UPDATE entry SET position = 7")
    let run = try household.run("doctor")
    #expect(run.exit == 6 && run.asides.isEmpty)
    let said =
      "database     SQLite can read it, but not all is as larder saved it: the entry “pasta, cooked” of 2026-11-20 is "
      + "not what commit 1 saved. Another program may have written into it."
    #expect(run.lines.contains { $0.hasPrefix(said) })
    let backup = try household.run("backup", household.path("copy.db"))
    #expect(backup.exit == 6 && backup.output.contains("a true copy") && !backup.output.contains("checked"))
  }

  @Test func `a journal that is no JSON any more makes no export`() throws {
    _ = try household.run("say", "--yes", "had 200g pasta for lunch")
    try changeDatabase("{\"insert\":", "{\"insert\";")
    let toFile = try household.run("export", household.path("all.json"))
    #expect(toFile.exit == 6 && !toFile.asides.contains("Written"))
    #expect(!FileManager.default.fileExists(atPath: household.path("all.json")))
    let toPipe = try household.run("export", "-")
    #expect(toPipe.exit == 6 && toPipe.output.isEmpty)
    #expect(
      try household.run("doctor").lines.contains { $0.contains("commit 1 of the journal is missing or cannot be read") }
    )
  }

  @Test func `nothing is exported from or saved into a database with a fault`() throws {
    _ = try household.run("say", "--yes", "had 200g pasta for lunch")
    let path = household.home + "/larder.db"
    let pages = try #require(FileManager.default.contents(atPath: path)?.count) / 4_096
    try household.shell(
      "rm -f '\(path)'-*; head -c 4096 /dev/zero | tr '\\0' 'x' | dd of='\(path)' bs=4096 seek=\(pages - 1) conv=notrunc"
        + " status=none")
    let said = try household.run("say", "--yes", "had 200g rice for dinner")
    #expect(said.exit == 6 && !said.output.contains("Saved"))
    for arguments in [["export", household.path("a")], ["export", "--csv", household.path("a")], ["export", "-"]] {
      let run = try household.run(arguments)
      #expect(run.exit == 6 && run.output.isEmpty)
    }
    #expect(!FileManager.default.fileExists(atPath: household.path("a")))
  }

  @Test func `the last copy is known, how old it is and where it lies`() throws {
    #expect(try said("backup") == "never: larder backup makes a checked copy")
    let copy = household.path("copy.db")
    _ = try household.run("backup", copy)
    #expect(try said("backup") == "today, \(copy)")
    #expect(try said("backup", at: "2026-11-21T18:00:00+01:00") == "1 day old, \(copy)")
    #expect(
      try said("backup", at: "2027-01-20T18:00:00+01:00") == "61 days old, \(copy): larder backup makes a new one")
    try household.shell("rm copy.db")
    #expect(try said("backup") == "today, no longer at \(copy)")
  }

  @Test func `how far a tracker’s figures reach is said, and what is watched`() throws {
    #expect(try said("health")?.hasPrefix("no tracker’s figures: larder import export.zip") == true)
    try household.folders("exports")
    try household.write(healthExport([(17, "300"), (18, "200")]), to: "exports/export.xml")
    _ = try household.healthRun("import", "--yes", household.path("exports/export.xml"))
    #expect(try said("health") == "earned calories up to 2026-11-18, Apple Health")
    #expect(
      try said("health", at: "2026-12-20T12:00:00+01:00")
        == "earned calories up to 2026-11-18, Apple Health: larder import of a newer export brings the rest")
    _ = try household.healthRun("health", "watch", household.path("exports"), "--once")
    #expect(try household.run("doctor").output.contains("/exports keeps it current\n"))
  }

  /// A systemd in whose eyes every timer is in a state.
  private func withSystemd(_ state: String) throws {
    try household.program(
      "systemctl", "[ \"$2\" = show ] && for timer in 1 2 3 4; do echo \(state); echo; done; exit 0")
  }

  @Test func `of reminders it says who wakes larder up, and which comes next`() throws {
    #expect(try said("reminders") == "off: larder reminders on")
    try withSystemd("active")
    try setReminders("on")
    let plan = "breakfast 09:00, lunch 13:00, dinner 19:00, week Sun 20:00, by systemd"
    #expect(try said("reminders") == "\(plan); next lunch, 2026-11-20 13:00")
    #expect(
      try said("reminders", at: "2026-11-20T19:00:30+01:00") == "\(plan); next breakfast, 2026-11-21 09:00")
    #expect(try said("reminders", at: "2026-11-22T19:30:00+01:00") == "\(plan); next week, 2026-11-22 20:00")
  }

  @Test func `a timer that does not run is said, with what to do`() throws {
    try withSystemd("inactive")
    try setReminders("on")
    #expect(
      try said("reminders")?.hasSuffix(
        "by systemd; not set: breakfast, lunch, dinner, week. larder reminders on sets it again") == true)
  }

  private func setReminders(_ word: String) throws {
    _ = try Household.larder(
      ["--home", household.home, "reminders", word],
      environment: [
        "PATH": household.path("bin"), "HOME": household.folder.path, "XDG_CONFIG_HOME": household.path("config"),
      ])
  }

  @Test func `the place is described as larder finds it`() throws {
    #expect(try said("terminal") == "none here: what is read and written goes to files or programs")
    #expect(try said("locale") == "none: where letters look odd, set LANG to one in UTF-8, such as C.UTF-8")
    let run = try Household.larder(["--home", household.home, "doctor"], environment: ["LANG": "en_GB.UTF-8"])
    #expect(run.lines.contains("locale       en_GB.UTF-8"))
  }

  @Test func `programs get a line of JSON for each thing, well or not`() throws {
    let run = try household.run("doctor", "--json", "--zone", "Nowhere")
    let checks = try run.lines.map { try #require(JSONValue(text: $0)) }
    #expect(checks.first { $0["check"] == "records" }?["says"] == "0 entries, 0 foods, 1 profile")
    #expect(checks.first { $0["check"] == "database" }?["well"] == true)
    #expect(checks.first { $0["check"] == "time zone" }?["well"] == false && run.exit == 2)
  }

  @Test func `programs are told the state, and every difference with what it is about`() throws {
    _ = try household.run("say", "--yes", "had 200g pasta for lunch")
    func database() throws -> JSONValue {
      let lines = try household.run("doctor", "--json").lines
      return try #require(lines.compactMap { JSONValue(text: $0) }.first { $0["check"] == "database" })
    }
    let sound = try database()
    #expect(sound["differences"] == [] && sound["state"]?.string?.count == 64)
    try RawDatabase(household.database).execute("UPDATE entry SET energy = energy * 2")
    let found = try database()
    #expect(found["well"] == false && found["state"] != sound["state"])
    #expect(found["differences"]?.array?.map { $0["what"] } == ["altered", "day"])
    #expect(found["differences"]?.array?.first?["record"] == "entry")
    #expect(found["differences"]?.array?.last?["day"] == "2026-11-20")
  }

  @Test func `a journal that was changed is said`() throws {
    _ = try household.run("say", "--yes", "had 200g pasta for lunch")
    try changeDatabase("\"position\":1", "\"position\":7")
    let run = try household.run("doctor")
    #expect(run.exit == 6)
    #expect(run.lines.contains { $0.contains(": commit 1 of the journal is not as it was written. Another program") })
  }

  @Test func `nobody outside is asked`() throws {
    guard let strace = Installed.orSkip("strace") else { return }
    let trace = household.path("trace")
    _ = try Household.larder(
      ["--home", household.home, "doctor"], environment: ["OPENAI_API_KEY": "sk-of-nobody"],
      under: [strace, "-f", "-e", "trace=connect", "-o", trace])
    #expect(!household.text("trace").contains("AF_INET"))
  }
}
