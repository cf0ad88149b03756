import JSON
import Testing

private let script = """
  had 200g pasta for lunch
  make it 250g
  y
  asdkjh qwe
  +300 soup
  later
  /pending
  n
  /paste
  100g rice
  100g beans
  .
  y
  undo
  y
  how was today?
  +120 tea

  """

@Test(arguments: [nil, "1", "77"])
func `a recorded script replays as it was`(seed: String?) throws {
  let household = try Household()
  let seeded = seed.map { ["--seed", $0] } ?? []
  let run = try household.run(seeded + ["--record", household.path("talk.txt")], input: script)
  #expect(run.exit == 3)
  #expect(household.mode(of: "talk.txt") == 0o600)
  let text = try household.read("talk.txt")
  #expect(text.hasPrefix("larder transcript 1\nnow: \(Household.noon)\nzone: Europe/Berlin\nmodel: builtin\n"))
  #expect(text.contains("\n  > had 200g pasta for lunch\n  Lunch, Fri 20 Nov\n"))
  #expect(text.contains("\n  Kept for later, not saved: lunch, 120 kcal. /pending shows it again.\n"))
  let replay = try household.run("replay", household.path("talk.txt"))
  #expect(replay.output == "1 passed, 0 failed\n")
}

@Test func `one turn is recorded too`() throws {
  let household = try Household()
  _ = try household.run("say", "--yes", "--record", household.path("talk.txt"), "+300 soup")
  #expect(try household.read("talk.txt").contains("  > +300 soup\n"))
  #expect(try household.run("replay", household.path("talk.txt")).exit == 0)
}

@Test func `the conversation can be written down while it goes on`() throws {
  let household = try Household()
  let run = try household.run(input: "+300 soup\ny\n/save \(household.path("talk.txt"))\n")
  #expect(run.lines.last == "Written: \(household.path("talk.txt"))")
  #expect(household.mode(of: "talk.txt") == 0o600)
  #expect(try household.read("talk.txt").contains("  Saved: lunch, 300 kcal."))
}

@Test func `a record never replaces a file, and says so before the conversation`() throws {
  let household = try Household()
  try household.write("mine", to: "talk.txt")
  let run = try household.run("--record", household.path("talk.txt"), input: "+300 soup\ny\n")
  #expect(run.exit == 1)
  #expect(run.output.isEmpty)
  #expect(run.asides == "larder: \(household.path("talk.txt")) is there already. Choose another name.\n")
  #expect(try household.read("talk.txt") == "mine")
  #expect(try household.eaten() == .null)
}

@Test func `a record that has no place is refused before the conversation`() throws {
  let household = try Household()
  let path = household.path("nowhere/talk.txt")
  let run = try household.run("say", "--yes", "--record", path, "+300 soup")
  #expect(run.exit == 1)
  #expect(run.asides == "larder: \(path) could not be written. Is the folder there and writable?\n")
  #expect(try household.eaten() == .null)
}
