import FoundationEssentials
import JSON
import Testing

struct ReportCommandTests {
  private let household: Household

  init() throws {
    household = try Household()
    _ = try household.run("say", "--yes", "had 200g pasta for lunch")
  }

  @Test(arguments: [["report"], ["report", "--week", "2026-W47"], ["report", "2026-W47"], ["report", "again"]])
  func `a week is reported`(words: [String]) throws {
    let run = try household.run(words)
    #expect(run.exit == 0 && run.asides.isEmpty)
    #expect(run.lines.first == "Weekly report 2026-W47, Mon 16 Nov to Fri 20 Nov, so far")
    #expect(run.lines.contains { $0.hasPrefix("energy ") && $0.contains("316 kcal") && $0.contains("63.2 kcal") })
    #expect(run.lines.last == "Figures, no medical advice.")
  }

  @Test func `a report for programs has the promised keys`() throws {
    let run = try household.run("report", "--json")
    let report = try #require(JSONValue(text: run.output))
    guard case .object(let members) = report else { return }
    #expect(
      Set(members.keys) == [
        "week", "profile", "from", "to", "whole", "logged_days", "average_logged", "average_all", "target", "against",
        "kcal_by_day", "references", "markers", "weight", "bought_and_eaten", "habits", "focus", "changes", "text",
        "author",
        "made",
        "kept",
      ])
    #expect(report["average_logged"]?["kcal"] == 316 && report["kcal_by_day"]?.array?.count == 5)
  }

  @Test func `read aloud it is a line a value`() throws {
    let run = try household.run("report", "--plain")
    #expect(run.lines.contains("Fri 20 Nov: 316 kcal"))
    #expect(run.lines.contains("energy; 1 logged day: 316 kcal; all 5 days: 63.2 kcal; target: 2,000 kcal;"))
    #expect(!run.output.contains("█"))
  }

  @Test func `a page is written for its owner alone, and may take the place of an older one`() throws {
    let path = household.home + "/week.html"
    for _ in 1...2 {
      let run = try household.run("report", "--html", path)
      #expect(run.exit == 0 && run.output.isEmpty && run.asides == "Written: \(path)\n")
    }
    let page = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    #expect(page.contains("Weekly report 2026-W47") && page.hasSuffix("</html>\n"))
    #expect(household.mode(of: "home/week.html") == 0o600)
    #expect(try household.run("report", "--html", "-").output == page)
  }

  @Test func `a page takes no other file's place`() throws {
    let run = try household.run("report", "--html", household.home + "/larder.db")
    #expect(run.exit == 1 && run.asides.hasSuffix("is there already. Choose another name.\n"))
  }

  @Test(arguments: [("2026-W48", "2026-W48 has not begun yet."), ("x", "“x” is no week I can read.")])
  func `a week that cannot be is a usage error`(week: String, sentence: String) throws {
    let run = try household.run("report", "--week", week)
    #expect(run.exit == 2 && run.asides.hasPrefix("larder: \(sentence)"))
  }

  @Test func `a dry run keeps no report`() throws {
    #expect(try household.run("report", "--json", "--dry-run").output.contains("\"kept\":false"))
    #expect(try household.run("report", "--json", "--dry-run").output.contains("\"kept\":false"))
    #expect(try household.run("report", "--json").output.contains("\"kept\":true"))
  }
}
