import Conversation
import Glibc
import JSON
internal import Messages
import Nutrition
import Proposals
import PseudoTerminal
import Terminal
import Testing

/// Lines that were typed beforehand.
private final class TypedBefore: LineReading {
  var lines: [LineRead]
  var prompts: [String] = []
  var remembered: [String] = []

  init(_ lines: [LineRead]) { self.lines = lines }

  func readLine(prompt: PromptLine) -> LineRead {
    prompts.append(prompt.shown)
    return lines.isEmpty ? .end : lines.removeFirst()
  }

  func noteTypedLines() {}

  func remember(_ line: String) { remembered.append(line) }
}

/// A pipe to write to and read from afterwards.
private final class Pipe {
  private var ends: [Int32] = [-1, -1]
  private(set) lazy var output = DescriptorOutput(ends[1])

  init() { pipe(&ends) }

  func text() -> String {
    close(ends[1])
    defer { close(ends[0]) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(ends[0], &buffer, buffer.count)
    return String(decoding: buffer[..<max(count, 0)], as: UTF8.self)
  }
}

private func console(_ reader: TypedBefore, _ output: DescriptorOutput, colour: Bool = false) -> TerminalConsole {
  let environment = TerminalEnvironment(
    options: .init(noColour: !colour), variables: ["TERM": "xterm"], terminals: .init(input: true, output: true))
  return TerminalConsole(environment: environment, reader: reader, results: output, asides: output, columns: { nil })
}

struct TerminalConsoleTests {
  @Test func `prompts name the profile or what is asked`() {
    let reader = TypedBefore([.line("a"), .line("b"), .line("c")])
    let console = console(reader, DescriptorOutput(-1))
    _ = console.nextInput(.turn(profile: nil))
    _ = console.nextInput(.turn(profile: ProfileSign("emma\u{1B}[2J", .teal)))
    _ = console.nextInput(.answer)
    #expect(reader.prompts == ["larder> ", "emma> ", "save? "])
  }

  @Test func `a profile has its icon in the prompt, and its colour where there is colour`() {
    let reader = TypedBefore([])
    let emma = ProfileSign("🦊 Emma", .teal)
    _ = console(reader, DescriptorOutput(-1)).nextInput(.turn(profile: emma))
    _ = console(reader, DescriptorOutput(-1), colour: true).nextInput(.turn(profile: emma))
    _ = console(reader, DescriptorOutput(-1), colour: true).nextInput(.turn(profile: ProfileSign("Emma")))
    #expect(reader.prompts == ["🦊 Emma> ", "\u{1B}[36m🦊 Emma\u{1B}[0m> ", "Emma> "])
  }

  @Test func `a long name is cut by the columns that it takes`() {
    let reader = TypedBefore([])
    let sign = ProfileSign("🦊 小小小小小小小小小小小小")
    _ = console(reader, DescriptorOutput(-1)).nextInput(.turn(profile: sign))
    #expect(reader.prompts == ["🦊 小小小小小小小小…> "])
  }

  @Test func `an empty line is an answer to a question, and answers are not called back`() {
    let reader = TypedBefore([.line(""), .line("3")])
    let console = console(reader, DescriptorOutput(-1))
    #expect(console.nextInput(.more) == .line(TypedLine(typed: "")))
    #expect(console.nextInput(.more) == .line(TypedLine(typed: "3")))
    #expect(reader.remembered.isEmpty)
  }

  @Test func `an empty line is no turn, but it is passed on while a proposal waits`() {
    let reader = TypedBefore([.line(""), .line("  "), .line("soup"), .line("")])
    let console = console(reader, DescriptorOutput(-1))
    #expect(console.nextInput(.turn(profile: nil)) == .line(TypedLine(typed: "soup")))
    #expect(console.nextInput(.answer) == .line(TypedLine(typed: "")))
  }

  @Test func `interrupts and the end are passed on`() {
    let console = console(TypedBefore([.interrupted]), DescriptorOutput(-1))
    #expect(console.nextInput(.answer) == .interrupted)
    #expect(console.nextInput(.answer) == .end)
  }

  @Test func `a line that is too long is told and asked for again`() {
    let pipe = Pipe()
    let console = console(TypedBefore([.tooLong, .line("soup")]), pipe.output)
    #expect(console.nextInput(.turn(profile: nil)) == .line(TypedLine(typed: "soup")))
    #expect(pipe.text() == "The line is longer than 64 KiB and was not taken.\n")
  }

  @Test(arguments: [
    (false, "Lunch\n1  soup               1 g\n"),
    (true, "\u{1B}[1mLunch\u{1B}[0m\n\u{1B}[2m1  \u{1B}[0msoup               1 g\n"),
  ])
  func `colours are there only where they are wanted`(colour: Bool, text: String) {
    let pipe = Pipe()
    let card = Card(title: "Lunch", rows: [Card.Row(number: 1, [Card.Cell("soup"), .right("1 g")])])
    console(TypedBefore([]), pipe.output, colour: colour).show(.card(card, facts: .null))
    #expect(pipe.text() == text)
  }

  @Test(arguments: ["xterm", "dumb"])
  func `a yes that was typed before the question is no yes`(kind: String) throws {
    let session = try ProbeSession(environment: ["TERM": kind])
    session.expect("propose\n", shows: "thinking")
    session.expect("y\n", shows: "or say what to change")
    session.expect("", shows: "save? ")
    session.expect("n\n", shows: #"read "n""#)
    #expect(!session.terminal.output.contains(#"read "y""#))
  }

  @Test(arguments: ["xterm", "dumb"])
  func `what else was typed before the question is read behind it, and half a line is not cut`(kind: String) throws {
    let session = try ProbeSession(environment: ["TERM": kind])
    session.expect("propose\n", shows: "thinking")
    session.expect("y\nand a pear\nand 2 pl", shows: "or say what to change")
    session.expect("", shows: #"read "and a pear""#)
    session.expect("ums\n", shows: #"read "and 2 plums""#)
    #expect(!session.terminal.output.contains(#"read "y""#))
  }

  @Test func `nobody reading any more is no reason to fail`() {
    let output = DescriptorOutput(-1)
    output.write("lost")
    #expect(output.isBroken)
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""]])
  func `a terminal that can only print gets no escape byte`(environment: [String: String]) throws {
    let session = try ProbeSession(environment: environment)
    session.expect("card\n", shows: "A note below the rows.\r\nlarder> ")
    session.expect("two é\n", shows: #"read "two é""#)
    session.expect(Keys.control("C"), shows: "interrupted")
    session.expect(Keys.control("D"), shows: "end")
    #expect(session.terminal.waitForExit() == 0)
    #expect(!session.terminal.output.utf8.contains(0x1B))
  }

  @Test(arguments: [(["NO_COLOR": "1"], []), (["A": "b"], ["--no-color"]), (["A": "b"], ["--plain"])])
  func `colours can be refused`(environment: [String: String], arguments: [String]) throws {
    let session = try ProbeSession(arguments: arguments, environment: environment)
    session.say("card", shows: "A note below the rows.")
    #expect(!session.terminal.output.contains("\u{1B}[1m"))
    #expect(session.terminal.output.contains("Item 1 of 2") == arguments.contains("--plain"))
  }

  @Test func `a terminal shows colours, and the width of its window`() throws {
    let session = try ProbeSession(columns: 50)
    session.expect("card" + Keys.enter, shows: "\u{1B}[1mLunch, Fri 20 Nov\u{1B}[0m\r\n")
    session.expect("", shows: "pasta, cooked\r\n   200 g   316 kcal   P 11.6")
  }
}
