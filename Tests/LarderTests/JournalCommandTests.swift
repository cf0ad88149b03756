import JSON
import Testing

struct JournalCommandTests {
  private let household: Household

  init() throws {
    household = try Household()
    _ = try household.run("say", "--yes", "had 200g pasta for lunch")
  }

  @Test func `the journal goes to standard output and comes back as a difference`() throws {
    let journal = try household.run("journal")
    #expect(journal.exit == 0)
    #expect(journal.output.hasSuffix("\n2026-11-20 Friday\nlunch\n  200 g pasta, cooked  # 316 kcal\n"))
    try household.write(journal.output, to: "same.txt")
    let same = try household.run("apply", household.path("same.txt"))
    #expect(same.exit == 0 && same.output == "Nothing in it is other than in the diary.\n")
    try household.write(journal.output.replacing("200 g", with: "250 g") + "  150 g rice\n", to: "food.txt")
    #expect(try household.run("apply", household.path("food.txt")).exit == 3)
    #expect(try household.eaten() == 316)
    let run = try household.run("apply", "--yes", household.path("food.txt"))
    #expect(run.exit == 0)
    #expect(run.lines.last?.hasPrefix("Saved: 1 new line, 1 changed. ") ?? false)
    #expect(try household.run("journal").output.contains("  250 g pasta, cooked  # 395 kcal\n  150 g rice"))
    #expect(try household.run(input: "undo\ny\n").exit == 0)
    #expect(try household.eaten() == 316)
  }

  @Test func `a part of it, and days that are none`() throws {
    #expect(try !household.run("journal", "2026-11-01..2026-11-19").output.contains("pasta"))
    #expect(try household.run("journal", "2026-11-20").output.contains("pasta"))
    let wrong = try household.run("journal", "sometime")
    #expect(wrong.exit == 2)
    #expect(
      wrong.asides == "larder: “sometime” are no days. For example: larder journal 2026-11-01..2026-11-30.\n")
  }

  @Test func `what is no journal is refused`() throws {
    try household.write("had a soup\n", to: "text.txt")
    let run = try household.run("apply", household.path("text.txt"))
    #expect(run.exit == 1)
    #expect(run.asides.contains("text.txt is no journal of larder’s"))
    #expect(try household.run("apply", household.path("nothing.txt")).exit == 1)
  }
}
