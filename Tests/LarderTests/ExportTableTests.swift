import FoundationEssentials
import JSON
import Testing

struct ExportTableTests {
  private let household: Household

  init() throws {
    household = try Household()
    _ = try household.run("say", "--yes", "had 200g pasta and 30g parmesan for lunch")
  }

  /// What another program makes of a table: its rows by column, as JSON.
  private func rows(of file: String, by program: [String]) throws -> [JSONValue] {
    let run = try ProgramRun(
      program[0], program.dropFirst() + [household.path(file)], input: [], environment: ["PATH": "/usr/bin:/bin"])
    return try #require(JSONValue(text: run.output)?.array, "\(run.asides)")
  }

  @Test func `the log is a table with a row an entry, with the figures' usual keys`() throws {
    let run = try household.run("export", "--csv")
    #expect(run.exit == 0)
    let lines = run.output.components(separatedBy: "\r\n")
    #expect(
      lines[0] == "day,at,zone,profile,meal,title,name,grams,servings,kcal,protein_g,carbs_g,fat_g,saturated_fat_g,"
        + "sugar_g,fibre_g,sodium_mg,tier,source,skipped")
    #expect(lines.count == 4 && lines[3].isEmpty)
    #expect(
      lines[1].hasPrefix("2026-11-20,2026-11-20T12:30:00+01:00,Europe/Berlin,me,lunch,,\"pasta, cooked\",200,,316,"))
  }

  @Test(.enabled(if: Programs.have("python3"), "python3 is not installed")) func `Python reads the table`() throws {
    #expect(try household.run("export", "--csv", household.path("log.csv")).exit == 0)
    let program = "import csv,json,sys; print(json.dumps(list(csv.DictReader(open(sys.argv[1], newline='')))))"
    let rows = try rows(of: "log.csv", by: ["/usr/bin/python3", "-c", program])
    #expect(rows.compactMap { $0["kcal"]?.string?.isEmpty } == rows.map { _ in false })
    #expect(rows.first?["name"] == "pasta, cooked" && rows.first?["protein_g"] == "11.6")
    #expect(household.mode(of: "log.csv") == 0o600)
  }

  @Test(.enabled(if: Programs.have("sqlite3"), "sqlite3 is not installed")) func `SQLite reads the table`() throws {
    _ = try household.run("export", "--csv", household.path("log.csv"))
    let commands = [
      ".mode json", ".import --csv \(household.path("log.csv")) log", "select meal, grams, kcal from log;",
    ]
    let run = try ProgramRun(
      "/usr/bin/sqlite3", [":memory:"] + commands, input: [], environment: ["PATH": "/usr/bin:/bin"])
    let rows = try #require(JSONValue(text: run.output)?.array)
    #expect(rows.count == 2)
    #expect(rows.first == ["meal": "lunch", "grams": "200", "kcal": "316"])
  }

  @Test func `a person's own table has only that person's entries`() throws {
    _ = try household.run(input: "add a profile for Emma\ny\n")
    let own = try household.run("export", "--csv", "--profile", "Emma")
    #expect(own.exit == 0 && own.output.components(separatedBy: "\r\n").count == 2)
    #expect(try household.run("export", "--csv", "--profile", "nobody").exit == 2)
  }
}

private enum Programs {
  static func have(_ name: String) -> Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)") }
}

extension String {
  fileprivate func components(separatedBy separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
