import JSON
import Testing

private let figures: Set<String> = [
  "kcal", "protein_g", "carbs_g", "fat_g", "saturated_fat_g", "sugar_g", "fibre_g", "sodium_mg",
]

private func keys(_ value: JSONValue?) -> Set<String> {
  guard case .object(let members)? = value else { return [] }
  return Set(members.keys)
}

@Test func `a day for programs has exactly the promised keys`() throws {
  let household = try Household()
  _ = try household.run("say", "--yes", "had 200g pasta for lunch")
  let day = try household.today()
  #expect(
    keys(day) == [
      "day", "profile", "base", "earned", "allowance", "eaten", "remaining", "macro_percent", "meals",
    ])
  #expect(keys(day["eaten"]) == figures)
  let meal = day["meals"]?.array?.first
  #expect(keys(meal) == ["slot", "title", "entries", "at", "notes", "health_score"])
  let entry = meal?["entries"]?.array?.first
  #expect(keys(entry) == figures.union(["number", "name", "grams", "servings", "tier", "source", "skipped"]))
}

@Test func `a day for programs holds what was logged`() throws {
  let household = try Household()
  _ = try household.run("say", "--yes", "had 200g pasta for lunch")
  _ = try household.run("say", "--yes", "+450 pub p20")
  let day = try household.today()
  #expect(day["day"] == "2026-11-20")
  #expect(day["base"] == 2000 && day["earned"] == 0 && day["allowance"] == 2000 && day["remaining"] == 1234)
  #expect(day["eaten"]?["kcal"] == 766)
  let entries = day["meals"]?.array?.flatMap { $0["entries"]?.array ?? [] } ?? []
  #expect(entries.map { $0["number"] } == [1, 2])
  #expect(entries.map { $0["grams"] } == [200, .null])
  #expect(entries.map { $0["tier"] } == ["database", "estimated"])
  #expect(entries.last?["protein_g"] == 20 && entries.last?["fat_g"] == .null)
}

@Test(arguments: [["show"], ["show", "day"], ["show", "today"], ["show", "day", "2026-11-20"]])
func `a day is shown as the conversation shows it`(words: [String]) throws {
  let household = try Household()
  _ = try household.run("say", "--yes", "had 200g pasta for lunch")
  let run = try household.run(words)
  #expect(run.exit == 0)
  #expect(run.asides.isEmpty)
  #expect(
    run.lines.prefix(3) == [
      "Today, Fri 20 Nov", "Lunch                         316 kcal",
      "1  pasta, cooked      200 g   316 kcal   P 11.6  C 61.8  F 1.9   database",
    ])
}

@Test(arguments: [
  (["show"], "Nothing logged today.\n2,000 base + 0 earned = 2,000 allowance − 0 eaten: 2,000 kcal remaining.\n"),
  (["show", "yesterday"], "Nothing logged yesterday.\n"),
  (["show", "day", "2026-11-01"], "Nothing logged on Sun 1 Nov.\n"),
])
func `a day without entries is not logged, never zero`(words: [String], sentence: String) throws {
  let household = try Household()
  #expect(try household.run(words).output == sentence)
  #expect(try household.eaten() == .null)
}

@Test func `a week is seven days, and says how many were logged`() throws {
  let household = try Household()
  _ = try household.run("say", "--yes", "had 200g pasta for lunch")
  let run = try household.run("show", "week")
  #expect(run.exit == 0)
  #expect(run.lines.first == "Sat 14 Nov to Fri 20 Nov")
  #expect(run.lines.count { $0.contains(" Nov  ") && $0.hasSuffix("not logged") } == 6)
  #expect(run.lines.contains { $0.hasPrefix("days logged") && $0.contains("1 of 7") })
  #expect(run.lines.contains { $0.hasPrefix("average of logged days") && $0.contains("316 kcal") })
}

@Test func `a day that cannot be read is a usage error`() throws {
  let run = try Household().run("show", "someday")
  #expect(run.exit == 2)
  #expect(run.output.isEmpty)
  #expect(run.asides == "larder: “someday” is no day I can read. Try yesterday, monday or 2026-11-19.\n")
}

@Test(arguments: [["show"], ["say", "+300 soup"], []])
func `a profile that is not there is said, with those that are`(words: [String]) throws {
  let run = try Household().run(["--profile", "emma"] + words)
  #expect(run.exit == 2)
  #expect(run.output.isEmpty)
  #expect(run.asides == "larder: No profile “emma”. There is: me.\n")
}

@Test func `what is understood of a line is told and nothing is saved`() throws {
  let household = try Household()
  let run = try household.run("understand", input: "had 200g pasta\n\nyesterday for dinner: 2 eggs\nhow was today?")
  #expect(run.exit == 0)
  let lines = try run.lines.map { try #require(JSONValue(text: $0)) }
  #expect(lines.count == 4)
  #expect(lines.map { $0["intent"] } == ["log", lines[1]["intent"], "log", "query_log"])
  #expect(lines.allSatisfy { keys($0) == ["text", "intent", "day", "meal", "items", "unaccounted"] })
  #expect(lines.map { $0["day"] } == [0, 0, -1, 0])
  #expect(lines[2]["meal"] == "dinner")
  let item = lines[0]["items"]?.array?.first
  #expect(keys(item) == figures.union(["quantity", "unit", "food", "match", "grams", "tier"]))
  #expect(item?["grams"] == 200 && item?["match"] == "pasta, cooked" && item?["kcal"] == 316)
  #expect(!household.exists("home"))
}
