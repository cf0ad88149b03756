import PseudoTerminal
import Testing

/// A day that shows cards, a week, help, notices and errors.
private let day: [(line: String, shows: String, prompt: String)] = [
  ("2 eggs, toast with butter and a coffee with milk", "Save?", "save? "),
  ("?", "saves", "save? "),
  ("y", "Saved:", "larder> "),
  ("had 200g pasta and a piece of unobtainium", "Save?", "save? "),
  ("n", "saved.", "larder> "),
  ("how was today?", "remaining", "larder> "),
  ("/week", "Reference values", "larder> "),
  ("/help", "/quit", "larder> "),
  ("/foo", "/help", "larder> "),
]

private func converse(_ visit: TerminalVisit) {
  for turn in day { visit.say(turn.line, shows: turn.shows, prompt: turn.prompt) }
}

extension PseudoTerminal {
  /// Sequences that set colours or weights.
  fileprivate var hasColour: Bool {
    output.split(separator: "\u{1B}[").dropFirst().contains { sequence in
      sequence.first { !$0.isNumber && $0 != ";" } == "m"
    }
  }

  /// The lines as they stand on the screen, without sequences that show nothing.
  fileprivate var screenLines: [Substring] {
    output.replacing("\u{1B}[?2004h", with: "").replacing("\u{1B}[?2004l", with: "").split(separator: "\r\n")
  }
}

@Test func `a usual terminal has colours, and never red`() throws {
  let visit = try TerminalVisit(Household())
  converse(visit)
  #expect(visit.terminal.hasColour)
  for red in ["\u{1B}[31m", "\u{1B}[91m", "\u{1B}[41m"] { #expect(!visit.terminal.output.contains(red)) }
}

@Test(
  arguments: [
    (["--no-color"], [:]), (["--plain"], [:]), ([], ["NO_COLOR": "1"]), ([], ["TERM": "dumb"]), ([], ["TERM": ""]),
  ] as [([String], [String: String])])
func `who wants no colour gets none`(options: [String], environment: [String: String]) throws {
  let visit = try TerminalVisit(Household(), options, environment: environment)
  converse(visit)
  #expect(!visit.terminal.hasColour)
}

@Test func `a terminal that can do nothing gets not one escape byte`() throws {
  let household = try Household()
  let visit = try TerminalVisit(household, environment: ["TERM": "dumb"])
  converse(visit)
  // One of the lines was no command; where a person is, that is nothing the exit code tells.
  #expect(visit.leave() == 0)
  #expect(!visit.terminal.output.contains("\u{1B}"))
}

@Test(arguments: [40, 30])
func `a narrow window breaks no line`(columns: Int) throws {
  let visit = try TerminalVisit(Household(), environment: ["TERM": "dumb"], columns: columns)
  converse(visit)
  let long = visit.terminal.screenLines.filter { line in
    // What was typed is the person's own line, which the terminal breaks.
    line.count > columns && !line.contains("> ") && !line.contains("save? ")
  }
  #expect(long == [])
}

@Test(arguments: [["show"], ["show", "week"]])
func `a day is laid out for the window that it is shown in`(words: [String]) throws {
  let household = try Household()
  _ = try household.run("say", "--yes", "had 200g pasta with 100g tomato sauce for lunch")
  let visit = try TerminalVisit(household, words, columns: 40, first: "kcal")
  #expect(visit.terminal.waitForExit() == 0)
  #expect(visit.terminal.screenLines.filter { $0.count > 40 } == [])
}

@Test(arguments: [
  (Keys.paste("save \u{1B}]0;x\u{7}evil \u{1B}[31mtea\u{9B}2J: 50 kcal per 100g"), "xterm"),
  ("save evil \u{1B}]0;x\u{7}\u{1B}[31mtea\u{9B}2J: 50 kcal per 100g", "dumb"),
])
func `a name that gives commands never reaches the screen`(typed: String, terminal: String) throws {
  let visit = try TerminalVisit(Household(), ["--no-color"], environment: ["TERM": terminal])
  visit.say(typed, shows: "50 kcal", prompt: "save? ")
  visit.say("y", shows: "Done: new food")
  visit.say("/find evil", shows: "50 kcal")
  #expect(!visit.terminal.hasColour)
  // The driver of a dumb terminal shows what was typed in its own way.
  let shown = visit.terminal.output.replacing(typed, with: "")
  for command in ["\u{1B}]", "\u{1B}[31m", "\u{7}"] { #expect(!shown.contains(command)) }
}
