import FoundationEssentials
import Glibc
import JSON
import PseudoTerminal
import Testing

@Test func `a first start greets, asks, and leaves no trace when it is left`() throws {
  let household = try Household()
  let visit = try TerminalVisit(household, first: "say what you ate, or /help. Ctrl-D leaves.")
  visit.expect("", shows: "larder> ")
  #expect(visit.leave() == 0)
  #expect(visit.terminal.isSane)
  #expect(try household.eaten() == .null)
}

@Test func `a meal is shown, corrected and saved`() throws {
  let household = try Household()
  let visit = try TerminalVisit(household)
  visit.say("had 200g pasta for lunch", shows: "316 kcal", prompt: "save? ")
  visit.say("make it 250g", shows: "395 kcal", prompt: "save? ")
  visit.say("y", shows: "Saved: lunch, 395 kcal. 1,605 of 2,000 kcal left today.")
  #expect(visit.leave() == 0)
  #expect(try household.eaten() == 395)
}

@Test func `an empty line is no yes`() throws {
  let household = try Household()
  let visit = try TerminalVisit(household)
  visit.say("+300 soup", shows: "Save?", prompt: "save? ")
  visit.say("", shows: "Please say y to save it, n to drop it, or later.", prompt: "save? ")
  visit.say("   ", shows: "Please say y", prompt: "save? ")
  visit.say("n", shows: "Not saved.")
  #expect(visit.leave() == 0)
  #expect(try household.eaten() == .null)
}

@Test func `a yes that was typed before the question is no yes`() throws {
  let household = try Household()
  let visit = try TerminalVisit(household)
  visit.expect("+300 soup\ry\r", shows: "Save?")
  visit.expect("", shows: "save? ")
  #expect(try household.eaten() == .null)
  visit.say("y", shows: "Saved: lunch, 300 kcal.")
}

@Test func `an interrupt leaves a proposal waiting, and the session goes on`() throws {
  let household = try Household()
  let visit = try TerminalVisit(household)
  visit.say("+300 soup", shows: "Save?", prompt: "save? ")
  visit.expect(Keys.control("C"), shows: "Still waiting: lunch, 300 kcal. y, n or later?")
  visit.expect("", shows: "save? ")
  visit.say("y", shows: "Saved: lunch, 300 kcal.")
  visit.expect(Keys.control("C"), shows: "Ctrl-D or /quit leaves.")
  visit.expect("", shows: "larder> ")
  #expect(visit.leave() == 0)
}

@Test func `leaving while a proposal waits keeps it, and says so`() throws {
  let household = try Household()
  let visit = try TerminalVisit(household)
  visit.say("+300 soup", shows: "Save?", prompt: "save? ")
  visit.expect(Keys.control("D"), shows: "Kept for later, not saved: lunch, 300 kcal. /pending shows it again.")
  #expect(visit.terminal.waitForExit() == 3)
  let next = try TerminalVisit(household, first: "Kept from earlier, not saved yet:")
  next.expect("", shows: "save? ")
  next.say("n", shows: "Not saved.")
  #expect(next.leave() == 0)
  #expect(try household.pending() == "Nothing is waiting or kept for later.\n")
}

@Test func `a proposal outlives a kill and is saved at the next start`() throws {
  let household = try Household()
  let killed = try TerminalVisit(household)
  killed.say("had 200g pasta for lunch", shows: "Save?", prompt: "save? ")
  killed.terminal.send(signal: SIGKILL)
  #expect(killed.terminal.waitForExit() == 128 + SIGKILL)
  #expect(try household.eaten() == .null)
  let next = try TerminalVisit(household, first: "Kept from earlier, not saved yet:")
  next.expect("", shows: "pasta, cooked")
  next.expect("", shows: "save? ")
  next.say("y", shows: "Saved: lunch, 316 kcal.")
  #expect(next.leave() == 0)
  #expect(try household.eaten() == 316)
  let last = try TerminalVisit(household)
  #expect(!last.terminal.output.contains("Kept from earlier"))
}

@Test func `a pasted text with line breaks is one turn`() throws {
  let household = try Household()
  let visit = try TerminalVisit(household)
  visit.expect(Keys.paste("200g pasta\r100g rice\r"), shows: "200g pasta⏎100g rice")
  visit.say("", shows: "pasta, cooked", prompt: "save? ")
  visit.say("y", shows: "Saved: lunch, 446 kcal.")
  #expect(visit.leave() == 0)
  #expect(try household.eaten() == 446)
}

@Test func `the tabulator completes commands and foods`() throws {
  let visit = try TerminalVisit(Household())
  visit.say("/favo" + Keys.tab, shows: "No favourites yet")
  visit.say("had 200g couscou" + Keys.tab, shows: "couscous, cooked", prompt: "save? ")
  visit.say("n", shows: "Not saved.")
}

@Test func `lines are kept for their owner alone, and called back`() throws {
  let household = try Household()
  let visit = try TerminalVisit(household)
  visit.say("+300 soup", shows: "Save?", prompt: "save? ")
  visit.say("n", shows: "Not saved.")
  #expect(visit.leave() == 0)
  #expect(household.mode(of: "home/history") == 0o600)
  #expect(try household.read("home/history") == "+300 soup\n")
  let next = try TerminalVisit(household)
  next.say(Keys.up, shows: "soup", prompt: "save? ")
  next.say("y", shows: "Saved: lunch, 300 kcal.")
}

@Test func `a script at a pipe leaves no lines behind`() throws {
  let household = try Household()
  _ = try household.run(input: "+300 soup\ny\n")
  #expect(!household.exists("home/history"))
}

@Test func `a conversation at a terminal can be recorded and replayed`() throws {
  let household = try Household()
  let visit = try TerminalVisit(household, ["--record", household.path("talk.txt")], columns: 60)
  visit.say("had 200g pasta for lunch", shows: "Save?", prompt: "save? ")
  visit.say("y", shows: "Saved: lunch, 316 kcal.")
  #expect(visit.leave() == 0)
  #expect(try household.run("replay", household.path("talk.txt")).output == "1 passed, 0 failed\n")
}
