import FoundationEssentials
import JSON
import ProgramTrials
import Testing

/// `larder repair`: what it makes of data that is damaged, and that it touches none before a yes.
struct RepairTests {
  private let household: Household
  private let whole: Data
  private let state: String

  /// A home of some meals, undone and changed, and its bytes.
  init() throws {
    household = try Household()
    var script = "add a profile for Emma\ny\nweighed 71.5\ny\n"
    for day in 1...12 { script += "had 200g pasta and 2 eggs for lunch on 2026-11-\(day)\ny\n" }
    _ = try household.run(input: Array((script + "/undo\ny\n").utf8))
    whole = try #require(FileManager.default.contents(atPath: household.database))
    state =
      try household.run("doctor", "--json").lines.joined().split(separator: "\"state\":\"").last.map(String.init) ?? ""
  }

  private func put(_ data: Data) throws {
    try data.write(to: URL(filePath: household.database))
  }

  private var hasState: Bool {
    get throws {
      let run = try household.run("doctor", "--json")
      return run.output.contains(String(state.prefix(64))) && run.output.contains("\"check\":\"database\"")
    }
  }

  /// The names in the home that a repair leaves behind.
  private var kept: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: household.home).filter { $0.hasPrefix("damaged-") }
    }
  }

  @Test func `sound data is left alone`() throws {
    let run = try household.run("repair")
    #expect(run.exit == 0 && run.output == "Nothing to repair: the data is sound.\n")
    #expect(try kept.isEmpty && hasState)
  }

  @Test func `an energy that another program doubled is what the journal proves again`() throws {
    try RawDatabase(household.database).execute(
      "UPDATE entry SET energy = energy * 2; UPDATE day SET energy = energy * 2")
    #expect(try household.run("doctor").exit == 6)
    let run = try household.run("repair", input: "y\n")
    #expect(run.exit == 0, "\(run.asides)")
    #expect(run.output.contains("as the journal has it: 22 records (the entry “"))
    #expect(run.output.contains("Repaired. The damaged files are kept in \(household.home)/damaged-"))
    #expect(try hasState && kept.count == 1)
    #expect(try household.run("say", "--yes", "+100 tea").exit == 0)
    #expect(try household.run("doctor").output.contains("database     sound"))
  }

  @Test(arguments: ["n\n", "", "what\n"])
  func `nothing is put in place without a yes`(answer: String) throws {
    try RawDatabase(household.database).execute("DELETE FROM entry")
    let before = try #require(FileManager.default.contents(atPath: household.database))
    let run = try household.run("repair", input: answer)
    #expect(run.exit == (answer == "n\n" ? 0 : 3) && run.output.hasSuffix("Nothing was changed.\n"))
    #expect(run.output.contains("from the journal: 22 records"))
    #expect(FileManager.default.contents(atPath: household.database) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: household.home).sorted() == ["larder.db"])
  }

  @Test func `pages that are gone come back, each of them, or the reason is said`() throws {
    let pages = whole.count / 4_096
    for page in stride(from: 0, to: pages, by: 9) {
      var damaged = whole
      damaged.replaceSubrange(page * 4_096..<(page + 1) * 4_096, with: Data(repeating: 0x78, count: 4_096))
      try put(damaged)
      let run = try household.run("repair", "--yes")
      if run.exit == 0 {
        #expect(try household.run("doctor").exit == 0, "page \(page)")
      } else {
        #expect(run.exit == 6 && run.asides.contains("larder repair FILE takes a copy"), "page \(page): \(run.asides)")
        #expect(FileManager.default.contents(atPath: household.database) == damaged)
      }
      try household.shell("rm -rf '\(household.home)'/damaged-* '\(household.database)'*")
    }
  }

  @Test func `what cannot be read at all is taken from the copy, with what the copy proves`() throws {
    _ = try household.run("backup", household.path("copy.db"))
    try put(whole.prefix(100))
    #expect(try household.run("repair", "--yes").exit == 6)
    let run = try household.run("repair", "--yes", household.path("copy.db"))
    #expect(run.exit == 0 && run.output.contains("from the copy: 15 commits"), "\(run.output) \(run.asides)")
    #expect(try hasState)
  }

  @Test func `of what has no byte left the copy is taken, and without one it is not called sound`() throws {
    _ = try household.run("backup", household.path("copy.db"))
    try put(Data())
    let alone = try household.run("repair", "--yes")
    #expect(alone.exit == 6 && alone.asides.contains("Nothing of it can be read, and no copy of it is known"))
    let run = try household.run("repair", household.path("copy.db"), "--yes")
    #expect(run.exit == 0 && run.output.contains("found: there is nothing in it"), "\(run.output)\(run.asides)")
    #expect(try hasState && kept.count == 1)
  }

  @Test func `commits that are gone come from the copy, later ones stay`() throws {
    _ = try household.run("backup", household.home + "/larder-2026-11-20.db")
    _ = try household.run("say", "--yes", "+444 pub")
    try RawDatabase(household.database).execute(
      "DELETE FROM journal WHERE sequence = 7; DELETE FROM entry WHERE name LIKE 'egg%'")
    let run = try household.run("repair", "--yes")
    #expect(run.exit == 0 && run.output.contains("from the copy: 1 commit\n"), "\(run.output) \(run.asides)")
    #expect(!run.output.contains("lost or not proven"))
    #expect(try household.eaten() == 444)
    #expect(try household.run("doctor").output.contains("database     sound"))
  }

  @Test func `a repair that was ended in the middle is ended by who opens the data next`() throws {
    try household.shell("cp '\(household.database)' '\(household.database).repaired'")
    try put(Data("no database".utf8))
    try household.write("a log of what was damaged", to: "home/larder.db-wal")
    #expect(try hasState)
    #expect(!household.exists("home/larder.db.repaired"))
  }

  @Test func `another program's database, one of a newer larder and none at all are told apart`() throws {
    try put(whole.prefix(60) + Data([0, 0, 0, 99]) + whole.dropFirst(64))
    #expect(try household.run("repair").asides.contains("a newer larder (format 99"))
    try household.shell("rm '\(household.database)'")
    #expect(try household.run("repair").asides.contains("There is no data in"))
    try RawDatabase(household.database).execute("CREATE TABLE notes (text)")
    #expect(try household.run("repair").asides.contains("the database of another program"))
  }

  @Test func `data that is open elsewhere is not repaired`() throws {
    let other = try RawDatabase(household.database)
    _ = try other.rows("SELECT count(*) FROM entry")
    try other.execute("DELETE FROM day; BEGIN; SELECT count(*) FROM entry")
    #expect(try household.run("repair", "--yes").asides.contains("Another program has the data open."))
    try other.execute("COMMIT")
  }
}
