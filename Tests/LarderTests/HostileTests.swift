import Testing

/// What may hide in a name: a window's title, colours, a screen that is cleared, the 8-bit forms of these, a bell,
/// text that runs backwards, a carriage return.
private let hidden = [
  "\u{1B}]0;x\u{7}", "\u{1B}[31m", "\u{1B}[2J\u{1B}[H", "\u{9B}2J", "\u{9D}0;x\u{9C}", "\u{7}\u{8}\u{8}", "\u{202E}",
  "\r",
  "\u{1B}P1$r\u{1B}\\", "\u{1B}", "\u{7F}",
]

/// A day with a name that holds it wherever a name can be said.
private func script(_ hidden: String) -> String {
  """
  save \(hidden)evil\(hidden)tea\(hidden): 50 kcal per 100g
  y
  had 200g \(hidden)evil\(hidden)tea
  y
  +300 \(hidden)pub
  y
  had 100g \(hidden)unheard\(hidden)of thing
  n
  my name is \(hidden)Emma
  y
  favourite evil tea\(hidden)
  y
  /find \(hidden)evil
  /history \(hidden)tea
  /day \(hidden)
  /profile \(hidden)
  /model \(hidden)
  /save \(hidden)/\(hidden)
  /\(hidden)nothing
  /paste
  100g \(hidden)rice
  and \(hidden)beans
  .
  later
  how was \(hidden)today?
  what did I eat on \(hidden)?
  /recent
  /favourites
  /pending

  """
}

/// All of it at once, each in a word of its own.
private let everything = hidden.map { "a\($0)b" }.joined(separator: " ")

@Test(arguments: hidden)
func `no command to the terminal comes through a conversation`(hidden: String) throws {
  let run = try Household().run(input: script(hidden))
  #expect(run.isPrintable)
  #expect(run.output.contains("Done: new food"))
}

@Test(arguments: [["--json"], ["--plain"]])
func `no command to the terminal comes through a conversation in another form`(options: [String]) throws {
  let run = try Household().run(options, input: hidden.map(script).joined())
  #expect(run.isPrintable)
  #expect(run.output.contains("Done: new food"))
}

@Test func `no command to the terminal comes out of the data`() throws {
  let household = try Household()
  _ = try household.run(input: hidden.map(script).joined())
  for command in [["show"], ["show", "--json"], ["show", "week"], ["export"], ["doctor"]] {
    let run = try household.run(command)
    #expect(run.isPrintable, "\(command)")
    #expect(run.exit == 0)
  }
}

@Test(arguments: [
  ["say", "--yes", "+300"], ["say", "had 100g"], ["show"], [], ["--profile"], ["--zone"], ["--now"], ["--model"],
  ["replay"], ["export"], ["--record"], ["doctor", "--home"],
])
func `no command to the terminal comes through the command line`(words: [String]) throws {
  // No folder has such a name, so nothing comes to be.
  let run = try Household().run(words + ["/dev/null/" + everything])
  #expect(run.isPrintable)
  #expect(!(run.output + run.asides).isEmpty)
}

@Test func `no command to the terminal comes through what is understood`() throws {
  let run = try Household().run("understand", input: hidden.map { "had 200g \($0)pasta\($0)\n\($0)\n" }.joined())
  #expect(run.isPrintable)
  #expect(run.output.contains("pasta"))
}

@Test func `no command to the terminal comes out of a transcript`() throws {
  let household = try Household()
  let hostile = everything.filter { $0 != "\r" }
  let name = hostile.filter { $0 != "/" } + ".txt"
  let transcript = """
    larder transcript 1
    now: \(Household.noon)
    zone: Europe/Berlin
    model: builtin

      > how was \(hostile) today?
      \(hostile) another answer
    """
  try household.write(transcript, to: name)
  let run = try household.run("replay", household.path(name))
  #expect(run.exit == 1)
  #expect(run.output.contains("another answer"))
  #expect(run.isPrintable)
  let accepted = try household.run("replay", "--accept", household.path(name))
  #expect(accepted.asides.hasPrefix("Accepted: "))
  #expect(accepted.isPrintable)
}
