import CSQLite
import EmbeddedMessages
import FoundationEssentials
import JSON
import ProgramTrials
import Testing
import larder

struct BackupTests {
  private let household: Household

  init() throws {
    household = try Household()
    _ = try household.run("say", "--yes", "had 200g pasta for lunch")
  }

  @Test func `a copy is whole, checked and its owner's alone`() throws {
    let run = try household.run("backup", household.path("copy.db"))
    #expect(run.exit == 0)
    #expect(run.output.hasPrefix("\(household.path("copy.db")): ") && run.output.hasSuffix(" kB, checked.\n"))
    #expect(household.mode(of: "copy.db") == 0o600)
    #expect(!household.exists("copy.db-wal") && !household.exists("copy.db-journal"))
    try household.folders("restored")
    try FileManager.default.copyItem(
      atPath: household.path("copy.db"), toPath: household.path("restored/larder.db"))
    let there = try Household.larder(["--home", household.path("restored")] + Household.hereAndNow + ["export"])
    let here = try household.run("export")
    let records = { (text: String) in JSONValue(text: text)?["records"] }
    #expect(records(there.output) == records(here.output))
    #expect(JSONValue(text: there.output)?["journal"] == JSONValue(text: here.output)?["journal"])
  }

  @Test(arguments: [
    (0, "0 kB"), (412_345, "412 kB"), (12_345_678, "12.3 MB"), (69_649_000_000, "69.6 GB"),
    (3_901_234_567_890, "3,901.2 GB"),
  ])
  func `sizes are said in the unit of their magnitude, those of a whole disk too`(bytes: Int, words: String) {
    #expect(BackupWording.size(bytes).english == words)
  }

  @Test func `a copy never takes the place of a file, and half a copy does not stay`() throws {
    try household.write("mine", to: "copy.db")
    let run = try household.run("backup", household.path("copy.db"))
    #expect(run.exit == 1)
    #expect(run.asides == "larder: \(household.path("copy.db")) is there already. Choose another name.\n")
    #expect(try household.read("copy.db") == "mine")
    #expect(try household.run("backup", household.path("nowhere/copy.db")).exit == 1)
  }

  @Test(arguments: [":memory:", "file:x?mode=memory", "file:x", "x?mode=ro"])
  func `a name that means something to SQLite is a name`(name: String) throws {
    let run = try household.run(["backup", name], under: ["/usr/bin/env", "-C", household.folder.path])
    #expect(run.exit == 0)
    #expect(try RawDatabase(household.path(name)).rows("SELECT count(*) FROM entry") == ["1"])
    let there = try FileManager.default.contentsOfDirectory(atPath: household.folder.path)
    #expect(there.sorted() == [name, "home"].sorted())
    let home = try Household.larder(
      ["--home", "h\(name)"] + Household.hereAndNow + ["say", "--yes", "+444 pub"],
      under: ["/usr/bin/env", "-C", household.folder.path])
    #expect(home.exit == 0)
    #expect(household.exists("h\(name)/larder.db"))
  }

  @Test func `a copy for which there is no room leaves nothing, nor does one that was killed`() throws {
    try household.folders("out")
    try household.write("half", to: "out/old.db.larder-4711.part")
    try household.write("log", to: "out/old.db.larder-4711.part-journal")
    let full = ["/usr/bin/prlimit", "--fsize=60000"]
    let run = try household.run(["backup", household.path("out/copy.db")], under: full)
    #expect(run.exit != 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: household.path("out")).isEmpty)
    #expect(try household.run("backup", household.path("out/copy.db")).exit == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: household.path("out")) == ["copy.db"])
  }

  @Test func `without a name it is called after the day`() throws {
    let run = try household.run(["backup"], under: ["/usr/bin/env", "-C", household.folder.path])
    #expect(run.exit == 0)
    #expect(household.exists("larder-2026-11-20.db"))
  }

  @Test func `weekly reports go along, as they were made`() throws {
    _ = try household.run("report")
    let file = household.path("all.json")
    _ = try household.run("export", file)
    let there = ["--home", household.path("there")] + Household.hereAndNow
    _ = try Household.larder(there + ["--yes", "import", file])
    let reports = { (text: String) in JSONValue(text: text)?["reports"] }
    let kept = try #require(reports(try household.read("all.json")))
    #expect(kept.array?.count == 1)
    #expect(try reports(Household.larder(there + ["export"]).output) == kept)
  }

  @Test func `numbers that cannot be, in its settings and reports, do no harm`() throws {
    _ = try household.run("say", "--yes", "yesterday for dinner: 200g pasta")
    // Of a week that is over: it is kept, not made anew.
    let report = ["--now", "2026-11-25T12:30:00+01:00", "report", "--week", "2026-W47"]
    _ = try household.run(report)
    let settings = "{\"backup made\":\"\(Int.min)\",\"backup hint said\":\"\(Int.min)\"}"
    let text = try household.run("export").output.replacing("\"settings\": {}", with: "\"settings\": \(settings)")
      .replacing(#/"(foods|entries)":\d+/#) { "\"\($0.1)\":\(Int.max)" }
    try household.write(text, to: "odd.json")
    let there = ["--home", household.path("there")] + Household.hereAndNow
    #expect(try Household.larder(there + ["--yes", "import", household.path("odd.json")]).exit == 0)
    #expect(try Household.larder(there + report).lines.first?.hasPrefix("Weekly report 2026-W47") == true)
    #expect(try Household.larder(there, input: Array("how was today?\n".utf8)).output.contains("pasta"))
    #expect(try Household.larder(there + ["doctor"]).output.contains("never: larder backup"))
  }

  /// What is said at the start of a conversation on a day.
  private func said(on day: String) throws -> String {
    try Household.larder(
      ["--home", household.home, "--zone", "Europe/Berlin", "--now", "\(day)T12:30:00+01:00"],
      input: Array("/quit\n".utf8)
    ).asides
  }

  @Test func `an old copy is mentioned once a week, a new home's is not`() throws {
    #expect(try !said(on: "2027-01-20").contains("copy"))
    for _ in 0..<20 { _ = try household.run("say", "--yes", "+100 soup") }
    #expect(try !said(on: "2026-12-10").contains("copy"))
    let never = "There is no copy of your data yet: larder backup makes one, whenever you like.\n"
    #expect(try said(on: "2027-01-20").contains(never))
    #expect(try !said(on: "2027-01-25").contains("copy"))
    #expect(try said(on: "2027-01-27").contains(never))
    _ = try household.run("backup", household.path("copy.db"))
    let old = "The last copy of your data is 75 days old: larder backup makes one, whenever you like.\n"
    #expect(try said(on: "2027-02-03").contains(old))
    #expect(try !said(on: "2026-12-01").contains("copy"))
  }
}
