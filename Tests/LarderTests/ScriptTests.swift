import JSON
import Testing

@Test func `a script logs a meal and shows the day`() throws {
  let run = try Household().run(input: "had 200g pasta for lunch\ny\nhow was today?\n")
  #expect(run.exit == 0)
  #expect(
    run.lines.prefix(3) == [
      "Lunch, Fri 20 Nov",
      "1  pasta, cooked      200 g   316 kcal   P 11.6  C 61.8  F 1.9   database",
      "Saved: lunch, 316 kcal. 1,684 of 2,000 kcal left today.",
    ])
  #expect(run.lines.dropFirst(3).first == "Today, Fri 20 Nov")
  #expect(run.lines.contains("2,000 base + 0 earned = 2,000 allowance − 316 eaten: 1,684 kcal remaining."))
  #expect(run.asides == "Save? [y]es, [n]o, or say what to change\n")
  #expect(run.isPrintable)
}

@Test func `the first start has one line for who is new, beside the results, and swallows nothing`() throws {
  let household = try Household()
  let first = try household.run(input: "had 200g pasta\n")
  #expect(first.isWelcomed)
  #expect(first.output.contains("pasta, cooked"))
  #expect(try !household.run(input: "/today\n").isWelcomed)
  let other = try Household()
  #expect(try !other.run("--json", input: "/today\n").isWelcomed)
  #expect(try !other.run("say", "/today").isWelcomed)
  #expect(try other.run("--dry-run", input: "/today\n").isWelcomed)
  #expect(try other.run("say", "--yes", "+300 soup").exit == 0)
  #expect(try !other.run(input: "/today\n").isWelcomed)
}

@Test func `comments and empty lines are no turns and no answers`() throws {
  let household = try Household()
  let run = try household.run(input: "# breakfast\n\n  # later\n+300 soup\n\n   \n# y\ny\n")
  #expect(run.exit == 0)
  #expect(run.output.contains("Saved: lunch, 300 kcal."))
  #expect(run.asides == "Save? [y]es, [n]o, or say what to change\n")
  #expect(try household.eaten() == 300)
}

@Test(arguments: [
  "+300 soup\r\ny\r\n", "+300 soup\ny", "\u{FEFF}+300 soup\ny\n", "\r\n\r\n+300 soup\r\n\r\ny", "  +300 soup  \n Y \n",
])
func `lines end as other systems end them`(script: String) throws {
  let household = try Household()
  #expect(try household.run(input: script).exit == 0)
  #expect(try household.eaten() == 300)
}

@Test(arguments: ["", "\n\n", "# nothing\n"])
func `a script without a line does nothing and says nothing`(script: String) throws {
  let run = try Household().run(input: script)
  #expect(run.exit == 0)
  #expect(run.output.isEmpty)
  #expect(run.asides.isEmpty)
}

@Test func `a line that is too long is told and skipped`() throws {
  let household = try Household()
  let long = String(repeating: "pasta ", count: 20_000)
  let run = try household.run(input: "+300 soup\n\(long)\ny\n")
  #expect(run.asides.contains("Line 2 is longer than 64 KiB and was skipped.\n"))
  #expect(try household.eaten() == 300)
}

@Test func `bytes that are no text do not stop a script`() throws {
  let household = try Household()
  let noise: [UInt8] = [0xFF, 0xC3, 0x28, 0x00, 0x01, 0x7F, 0x9B, 0x0A]
  let run = try household.run(input: noise + Array("+300 soup\ny\n".utf8))
  #expect(run.isPrintable)
  #expect(run.output.contains("Saved: lunch, 300 kcal."))
  #expect(try household.eaten() == 300)
}

@Test func `questions, notices and errors stay out of the results`() throws {
  let run = try Household().run(input: "y\n/foo\n+300 soup\nhelp\nn\n")
  #expect(run.lines.first == "Lunch, Fri 20 Nov")
  #expect(run.lines.last == "Not saved.")
  #expect(run.asides.hasPrefix("Nothing is waiting for an answer.\nThere is no command /foo."))
  #expect(run.asides.contains("Save? [y]es, [n]o, or say what to change\n"))
  #expect(run.asides.contains("y saves, n drops it, later keeps it"))
}

@Test func `a script that leaves ends there`() throws {
  let household = try Household()
  let run = try household.run(input: "/quit\n+300 soup\ny\n")
  #expect(run.exit == 0)
  #expect(try household.eaten() != 300)
}

@Test func `every proposal of a run is confirmed by its option`() throws {
  let household = try Household()
  let run = try household.run("--yes", input: "+300 soup\n+200 bread\nhow was today?\n")
  #expect(run.exit == 0)
  #expect(try household.eaten() == 500)
}

@Test func `the option does not answer what another run has left`() throws {
  let household = try Household()
  #expect(try household.run(input: "+300 soup\n").exit == 3)
  #expect(try household.run("--yes", input: "how was today?\n").exit == 0)
  #expect(try household.eaten() != 300)
}

@Test func `a dry run saves nothing and keeps nothing, whatever is answered`() throws {
  let household = try Household()
  let run = try household.run("--dry-run", input: "+300 soup\ny\n+200 bread\nlater\n+100 tea\n")
  #expect(run.exit == 0)
  #expect(run.lines.count { $0 == "Dry run: not saved." } == 2)
  #expect(!run.output.contains("Kept") && !run.output.contains("Saved"))
  #expect(try household.eaten() == .null)
  #expect(try household.pending() == "Nothing is waiting or kept for later.\n")
}

@Test func `the plain form has neither columns nor brackets`() throws {
  let run = try Household().run("--plain", input: "had 200g pasta for lunch\ny\n")
  #expect(run.asides == "Save? Type y for yes, n for no, or say what to change\n")
  #expect(run.lines[1] == "Item 1 of 1: pasta, cooked; 200 g; 316 kcal; P 11.6  C 61.8  F 1.9; database")
}
