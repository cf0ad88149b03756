import JSON
import Testing

@Test func `one turn shows what it would save and keeps it`() throws {
  let household = try Household()
  let run = try household.run("say", "had", "200g", "pasta", "for", "lunch")
  #expect(run.exit == 3)
  #expect(
    run.lines == [
      "Lunch, Fri 20 Nov",
      "1  pasta, cooked      200 g   316 kcal   P 11.6  C 61.8  F 1.9   database",
      "Kept for later, not saved: lunch, 316 kcal. /pending shows it again.",
    ])
  #expect(try household.eaten() == .null)
  #expect(try household.pending().hasPrefix("Lunch, Fri 20 Nov\n1  pasta, cooked"))
}

@Test func `what one run has left does not confuse the next script`() throws {
  let household = try Household()
  _ = try household.run("say", "had 200g pasta for lunch")
  let next = try household.run(input: "y\n+300 soup\ny\nhow was today?\n")
  #expect(next.exit == 0)
  #expect(next.asides.hasPrefix("Nothing is waiting for an answer.\n"))
  #expect(try household.eaten() == 300)
}

@Test func `what was kept is saved when it is asked for and confirmed`() throws {
  let household = try Household()
  _ = try household.run("say", "had 200g pasta for lunch")
  let run = try household.run(input: "/pending\ny\n/pending\n")
  #expect(run.exit == 0)
  #expect(
    run.lines.suffix(2) == [
      "Saved: lunch, 316 kcal. 1,684 of 2,000 kcal left today.", "Nothing is waiting or kept for later.",
    ])
  #expect(try household.eaten() == 316)
}

@Test func `one turn that is confirmed by its option is saved`() throws {
  let household = try Household()
  let run = try household.run("say", "--yes", "+450 pub lunch p20")
  #expect(run.exit == 0)
  #expect(run.lines.last == "Saved: lunch, 450 kcal. 1,550 of 2,000 kcal left today.")
  #expect(try household.eaten() == 450)
}

@Test func `one turn reads no input`() throws {
  let household = try Household()
  #expect(try household.run("say", "+300 soup", input: "y\n").exit == 3)
  #expect(try household.eaten() == .null)
}

@Test func `a question is answered and leaves nothing`() throws {
  let household = try Household()
  let run = try household.run("say", "how was today?")
  #expect(run.exit == 0)
  #expect(
    run.output == """
      Nothing logged today.
      2,000 base + 0 earned = 2,000 allowance − 0 eaten: 2,000 kcal remaining.

      """)
  #expect(run.asides.isEmpty)
}

@Test func `a dry run of one turn only shows`() throws {
  let household = try Household()
  let run = try household.run("say", "--dry-run", "--yes", "+300 soup")
  #expect(run.exit == 0)
  #expect(run.lines.last == "Dry run: not saved.")
  #expect(try household.eaten() == .null)
}
