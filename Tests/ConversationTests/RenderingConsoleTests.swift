import Calls
import Conversation
import FoundationEssentials
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Testing

/// A console's two outputs, kept.
private final class Outputs {
  var results = ""
  var asides = ""

  var text: TextOutput {
    TextOutput(result: { [self] in results += $0 }, aside: { [self] in asides += $0 })
  }
}

private func input(_ chunks: [String]) -> InputLines {
  input(bytes: chunks.map { Array($0.utf8) })
}

private func input(bytes chunks: [[UInt8]], limit: Int = InputLines.longestLine) -> InputLines {
  var rest = chunks[...]
  return InputLines(limit: limit) { rest.popFirst().map { .bytes($0) } ?? .end }
}

private func proposal(_ question: Proposal.Question = .yesOrNo) -> Proposal {
  Proposal(
    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), created: Instant(milliseconds: 0),
    profile: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2)), action: .tool("log_meal"), changes: [],
    card: Card(
      title: "Lunch", rows: [Card.Row(number: 1, [Card.Cell("pasta"), .right("200 g")])], notes: ["A note."]),
    summary: "lunch, 316 kcal", request: AnyCall(tool: "log_meal", arguments: [:]), question: question)
}

private func line(_ text: String) -> ConsoleInput { .line(TypedLine(typed: text)) }

struct RenderingInputLinesTests {
  private func all(_ lines: InputLines) -> [InputLines.Next] {
    var lines = lines
    var all: [InputLines.Next] = []
    while all.last != .end { all.append(lines.next()) }
    return all
  }

  @Test func `lines end with a line feed, with or without a carriage return`() {
    #expect(all(input(["a\nb\r", "\nc"])) == [.line("a"), .line("b"), .line("c"), .end])
  }

  @Test func `an empty stream has no lines`() {
    #expect(all(input([])) == [.end])
  }

  @Test func `a character may come in two pieces`() {
    #expect(all(input(bytes: [[0xC3], [0xA9, 0x0A]])) == [.line("é"), .end])
  }

  @Test func `what is not UTF-8 is replaced`() {
    #expect(all(input(bytes: [[0x61, 0xFF, 0x62, 0x0A]])) == [.line("a\u{FFFD}b"), .end])
  }

  @Test func `the mark at the start of a file is no text`() {
    #expect(all(input(["\u{FEFF}# note\n"])) == [.line("# note"), .end])
  }

  @Test(arguments: [1, 3, 100])
  func `a line beyond the limit is skipped whole, the next one is read`(chunk: Int) {
    let bytes = Array("12345\r\n123456\n1234567890\nok\n123456".utf8)
    let chunks = stride(from: 0, to: bytes.count, by: chunk).map { Array(bytes[$0..<min($0 + chunk, bytes.count)]) }
    #expect(
      all(input(bytes: chunks, limit: 5))
        == [.line("12345"), .tooLong(line: 2), .tooLong(line: 3), .line("ok"), .tooLong(line: 5), .end])
  }

  @Test func `an interrupt is passed on and the line goes on after it`() {
    var chunks: ArraySlice<InputChunk> = [.bytes(Array("ab".utf8)), .interrupted, .bytes(Array("c\n".utf8))]
    var lines = InputLines { chunks.popFirst() ?? .end }
    #expect([lines.next(), lines.next(), lines.next()] == [.interrupted, .line("abc"), .end])
  }
}

struct RenderingConsoleTests {
  @Test func `a script's comments and empty lines are skipped`() {
    let console = ScriptConsole(lines: input(["# day\n\n  \n  # more\nhad soup\ny\n"]), output: Outputs().text)
    #expect(console.nextInput(.turn(profile: nil)) == line("had soup"))
    #expect(console.nextInput(.answer) == line("y"))
    #expect(console.nextInput(.turn(profile: nil)) == .end)
  }

  @Test func `results and asides go to different outputs, without an escape byte`() {
    let outputs = Outputs()
    let console = ScriptConsole(lines: input([]), output: outputs.text)
    console.show(.model(provider: "builtin", ModelReply(text: "hidden")))
    console.show(.notice("Asking the model…"))
    console.show(.proposal(proposal()))
    console.show(.saved(SavedNote(sequence: 1, sentence: "Saved: lunch.", energy: nil, days: [])))
    console.show(.text("Hello\u{1B}[31m there"))
    console.show(.error(SessionError("No such food.")))
    console.show(.usage(Usage(input: 1)))
    #expect(
      outputs.results == """
        Lunch
        1  pasta              200 g
        A note.
        Saved: lunch.
        Hello there

        """)
    #expect(
      outputs.asides == """
        Asking the model…
        Save? [y]es, [n]o, or say what to change
        No such food.

        """)
  }

  @Test func `a line that is too long is told and skipped`() {
    let outputs = Outputs()
    let long = String(repeating: "x", count: InputLines.longestLine + 1)
    let console = ScriptConsole(lines: input([long, "\nhad soup\n"]), output: outputs.text)
    #expect(console.nextInput(.turn(profile: nil)) == line("had soup"))
    #expect(outputs.asides == "Line 1 is longer than 64 KiB and was skipped.\n")
  }

  @Test(arguments: [
    (Proposal.Question.yesOrNo, false, "Save? [y]es, [n]o, or say what to change"),
    (.count(5), false, "Type 5 to confirm, or [n]o"),
    (.yesOrNo, true, "Save? Type y for yes, n for no, or say what to change"),
    (.count(5), true, "Type 5 to confirm, or n for no"),
  ])
  func `a question says what to type`(question: Proposal.Question, plain: Bool, text: String) {
    #expect(Layout(plain: plain).plainLines(.proposal(proposal(question))).last == text)
  }

  @Test func `one turn is its words, its answers, the end`() {
    let console = SingleTurnConsole(words: "had soup", answers: ["make it 2", "y"]) { _ in }
    #expect(console.nextInput(.turn(profile: nil)) == line("had soup"))
    #expect(console.nextInput(.answer) == line("make it 2"))
    #expect(console.nextInput(.answer) == line("y"))
    #expect(console.nextInput(.answer) == .end)
    #expect(console.nextInput(.turn(profile: nil)) == .end)
  }

  @Test func `a yes for the whole run answers each proposal once, as it asks`() {
    let console = ConfirmingConsole(SingleTurnConsole(words: "had soup") { _ in })
    #expect(console.nextInput(.turn(profile: nil)) == line("had soup"))
    console.show(.proposal(proposal()))
    #expect(console.nextInput(.answer) == line("y"))
    console.show(.proposal(proposal(.count(12))))
    #expect(console.nextInput(.answer) == line("12"))
    #expect(console.nextInput(.answer) == .end)
  }

  @Test func `an interrupt of a script is passed on`() {
    let console = ScriptConsole(lines: InputLines { .interrupted }, output: Outputs().text)
    #expect(console.nextInput(.turn(profile: nil)) == .interrupted)
  }
}

struct RenderingEventTests {
  @Test(arguments: [
    (
      SessionEvent.proposal(proposal(.count(2))),
      #"{"event":"proposal","id":"00000000-0000-0000-0000-000000000001","items":[{"cells":["pasta","200 g"],"emphasis":"plain","number":1}],"notes":["A note."],"question":2,"summary":"lunch, 316 kcal","title":"Lunch","tool":"log_meal"}"#
    ),
    (
      .saved(SavedNote(sequence: 7, sentence: "Saved: lunch.", energy: FixedDecimal("316.5"), days: [Day(number: 0)])),
      #"{"days":["1970-01-01"],"event":"saved","kcal":316.5,"sentence":"Saved: lunch.","sequence":7}"#
    ),
    (
      .saved(SavedNote(sequence: 8, sentence: "Saved.", energy: nil, days: [])),
      #"{"days":[],"event":"saved","kcal":null,"sentence":"Saved.","sequence":8}"#
    ),
    (.declined(proposal()), #"{"event":"declined","id":"00000000-0000-0000-0000-000000000001"}"#),
    (
      .draft(proposal(), sentence: "Kept."),
      #"{"event":"draft","id":"00000000-0000-0000-0000-000000000001","sentence":"Kept."}"#
    ),
    (
      .model(
        provider: "openai",
        ModelReply(
          text: "Hi", calls: [ToolCall(id: "1", tool: "show_day", arguments: ["day": 0])], stop: .toolCalls,
          usage: Usage(input: 3, output: 2, cached: 1))),
      #"{"calls":[{"arguments":{"day":0},"tool":"show_day"}],"event":"model","provider":"openai","stop":"tool_calls","text":"Hi","usage":{"cached":1,"input":3,"output":2}}"#
    ),
    (.card(Card(title: "Fri"), facts: ["day": "x"]), #"{"event":"card","facts":{"day":"x"},"title":"Fri"}"#),
    (.overview(Overview(title: "A week"), facts: [:]), #"{"event":"card","facts":{},"title":"A week"}"#),
    (.text("a/b\nc"), #"{"event":"text","text":"a/b\nc"}"#),
    (.notice("…"), #"{"event":"notice","text":"…"}"#),
    (.error(SessionError("No key.", exit: .key)), #"{"event":"error","exit":5,"sentence":"No key."}"#),
    (.usage(Usage(input: 3, output: 2, cached: 1)), #"{"cached":1,"event":"usage","input":3,"output":2}"#),
  ])
  func `every event is one line of JSON`(event: SessionEvent, json: String) {
    #expect(EventConsole.line(for: event) == json + "\n")
  }

  @Test func `words that are still coming are no event: their text follows whole`() {
    #expect(EventConsole.line(for: .speaking("Lunch.")) == nil)
  }

  @Test func `what is invisible is escaped, not lost`() throws {
    let text = "a\u{1B}[31m\u{7F}\u{9B}\u{202E}\u{2028}\u{E0041}é"
    let line = try #require(EventConsole.line(for: .text(.verbatim(text))))
    #expect(line == #"{"event":"text","text":"a\u001b[31m\u007f\u009b\u202e\u2028\udb40\udc41é"}"# + "\n")
    #expect(JSONValue(text: String(line.dropLast()))?["text"] == .string(text))
  }

  @Test func `a script's lines are read and its complaints are events`() {
    var output = ""
    let long = String(repeating: "x", count: InputLines.longestLine + 1)
    let console = EventConsole(lines: input([long, "\nhad soup\n"])) { output += $0 }
    #expect(console.nextInput(.turn(profile: nil)) == line("had soup"))
    console.show(.text("ok"))
    #expect(
      output == #"{"event":"error","exit":1,"sentence":"Line 1 is longer than 64 KiB and was skipped."}"# + "\n"
        + #"{"event":"text","text":"ok"}"# + "\n")
  }
}
