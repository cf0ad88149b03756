import PseudoTerminal
import Testing

/// What a terminal marks as pasted.
struct PasteTests {
  @Test(arguments: [
    ("milk 1.09\rbread 2.49\r", #"read "milk 1.09\nbread 2.49""#),
    ("milk\nbread", #"read "milk\nbread""#),
    ("a\tb\u{1B}[31mc\u{1}\u{4}d", #"read "a bcd""#),
    ("味噌汁 🍎", #"read "味噌汁 🍎""#),
    ("", #"read """#),
    ("\r\r", #"read """#),
  ])
  func `a pasted text is one line, without anything that could be a key`(text: String, read: String) throws {
    let session = try ProbeSession()
    let mark = text.allSatisfy(\.isWhitespace) ? "x" : ""
    let shown = mark.isEmpty ? read : #"read "x""#
    session.expect(mark + Keys.paste(text), shows: "")
    session.say("", shows: shown)
  }

  @Test func `a paste sends nothing by itself and can be edited`() throws {
    let session = try ProbeSession()
    session.expect(
      "receipt: " + Keys.paste("milk\rbread\r") + "!" + Keys.enter, shows: #"read "receipt: milk\nbread!""#)
    #expect(session.terminal.output.contains("milk⏎bread"))
  }

  @Test func `a pasted text is called back as it was`() throws {
    let session = try ProbeSession()
    session.say(Keys.paste("milk\rbread"), shows: #"read "milk\nbread""#)
    session.say(Keys.up, shows: #"read "milk\nbread""#)
  }

  @Test func `a long receipt is taken`() throws {
    let session = try ProbeSession()
    let text = String(repeating: "0123456789 ", count: 5_900)
    session.say(Keys.paste(text) + "end", shows: "9 0123456789end\"")
  }

  @Test func `what is longer than the limit is refused, and said`() throws {
    let session = try ProbeSession()
    session.expect("a " + Keys.paste(String(repeating: "x", count: 70_000)), shows: "longer than 64 KiB")
    session.say("b", shows: #"read "a b""#)
  }

  @Test func `an interrupt ends a paste that never ends`() throws {
    let session = try ProbeSession()
    session.terminal.type("a\u{1B}[200~unfinished")
    session.expect("", shows: "a")
    session.expect(Keys.control("C"), shows: "interrupted")
    session.expect("", shows: "larder> ")
    session.say("next", shows: #"read "next""#)
  }
}
