import Glibc
import PseudoTerminal
import Testing

/// The line editor at a pseudo-terminal, driven by keys as a person presses them.
struct LineEditorTests {
  @Test func `a line is read as it was typed, whatever the script`() throws {
    let session = try ProbeSession()
    session.say("two é 味噌汁 🍎", shows: #"read "two é 味噌汁 🍎""#)
  }

  @Test func `a line can be edited within wide characters`() throws {
    let session = try ProbeSession()
    session.say("味噌汁x" + Keys.left + Keys.backspace + "Z" + Keys.home + "a", shows: #"read "a味噌Zx""#)
  }

  @Test func `a coloured prompt takes no more room than its words`() throws {
    let session = try ProbeSession()
    let prompt = "\u{1B}[36m🦊 Emma\u{1B}[0m> "
    session.expect("profile" + Keys.enter, shows: prompt)
    session.say("味x" + Keys.left + "a" + Keys.home + "b", shows: #"read "b味ax""#, prompt: prompt)
  }

  @Test func `bytes that are no characters are replaced`() throws {
    let session = try ProbeSession()
    session.terminal.type(bytes: [0x61, 0xC3, 0x62, 0xFF, 0x0D])
    session.expect("", shows: "read \"a\u{FFFD}b\u{FFFD}\"")
  }

  @Test func `the end of input at an empty line ends, and leaves the terminal as it was`() throws {
    let session = try ProbeSession()
    session.expect(Keys.control("D"), shows: "end")
    #expect(session.terminal.waitForExit() == 0)
    #expect(session.terminal.isSane)
    #expect(session.terminal.lastPasteMode == "\u{1B}[?2004l")
  }

  @Test func `the end of input within a line is no end`() throws {
    let session = try ProbeSession()
    session.say("ab" + Keys.control("D") + "c", shows: #"read "abc""#)
  }

  @Test func `an interrupt drops the line and the session goes on`() throws {
    let session = try ProbeSession()
    session.expect("abc", shows: "abc")
    session.expect(Keys.control("C"), shows: "^C\r\ninterrupted\r\n")
    session.expect("", shows: "larder> ")
    session.say("next", shows: #"read "next""#)
  }

  @Test func `an interrupt while a model works is seen by who asks, and is no interrupt of the next line`() throws {
    let session = try ProbeSession()
    session.expect("work" + Keys.enter, shows: "working")
    session.expect(Keys.control("C"), shows: "stopped\r\n")
    session.expect("", shows: "larder> ")
    session.say("next", shows: #"read "next""#)
    #expect(!session.terminal.output.contains("interrupted"))
  }

  @Test func `interrupts that nobody heeds end the program`() throws {
    let session = try ProbeSession()
    session.expect("ignore" + Keys.enter, shows: "ignoring")
    // Two that come at once count as one.
    var exit: Int32?
    for _ in 1...200 where exit == nil {
      session.terminal.type(Keys.control("C"))
      exit = session.terminal.waitForExit(within: 0.1)
    }
    #expect(exit == 128 + SIGINT)
    #expect(session.terminal.isSane)
  }

  @Test func `a window that changes keeps the line`() throws {
    let session = try ProbeSession()
    session.expect("a line that will be wrapped when the window is narrow", shows: "narrow")
    session.terminal.resize(columns: 40, rows: 24)
    session.expect("", shows: "larder> a line")
    session.say(" now", shows: "read")
    session.say("card", shows: "pasta, cooked\r\n   200 g   316 kcal\r\n")
  }

  @Test func `a window said to have thousands of millions of cells still takes lines`() throws {
    let session = try ProbeSession(columns: 65_535, rows: 65_535)
    session.say("now", shows: "read")
  }

  @Test func `a suspended line is there again afterwards`() throws {
    let session = try ProbeSession()
    session.expect("half", shows: "half")
    session.terminal.type(Keys.control("Z"))
    #expect(session.terminal.waitForStop())
    #expect(session.terminal.isSane)
    #expect(session.terminal.lastPasteMode == "\u{1B}[?2004l")
    session.terminal.send(signal: SIGCONT)
    session.expect("", shows: "larder> half")
    session.say(" done", shows: #"read "half done""#)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func `a signal that ends the program gives the terminal back`(signal: Int32) throws {
    let session = try ProbeSession()
    session.expect("abc", shows: "abc")
    session.terminal.send(signal: signal)
    #expect(session.terminal.waitForExit() == 128 + signal)
    #expect(session.terminal.isSane)
    #expect(session.terminal.lastPasteMode == "\u{1B}[?2004l")
  }

  @Test func `a window that is closed ends the program`() throws {
    let session = try ProbeSession()
    session.terminal.hangUp()
    // Whether the signal or the end of the input comes first is the kernel's choice.
    #expect([128 + SIGHUP, 0].contains(session.terminal.waitForExit()))
  }
}
