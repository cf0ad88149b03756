import Terminal
import Testing

struct TerminalEnvironmentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var options = TerminalEnvironment.Options()
    var variables = ["TERM": "xterm-256color"]
    var terminals = TerminalEnvironment.Terminals(input: true, output: true)
    let input: TerminalEnvironment.Input
    let colour: Bool
  }

  static let cases = [
    Case(testDescription: "a terminal", input: .editor, colour: true),
    Case(testDescription: "--no-color", options: .init(noColour: true), input: .editor, colour: false),
    Case(testDescription: "--plain", options: .init(plain: true), input: .editor, colour: false),
    Case(testDescription: "NO_COLOR=1", variables: ["TERM": "xterm", "NO_COLOR": "1"], input: .editor, colour: false),
    Case(testDescription: "NO_COLOR=", variables: ["TERM": "xterm", "NO_COLOR": ""], input: .editor, colour: true),
    Case(testDescription: "TERM=dumb", variables: ["TERM": "dumb"], input: .driver, colour: false),
    Case(testDescription: "no TERM", variables: [:], input: .driver, colour: false),
    Case(
      testDescription: "output to a pipe", terminals: .init(input: true, output: false), input: .driver, colour: false),
    Case(testDescription: "a script", terminals: .init(input: false, output: true), input: .script, colour: true),
    Case(
      testDescription: "a script to a pipe", terminals: .init(input: false, output: false), input: .script,
      colour: false),
    Case(
      testDescription: "a script, TERM=dumb", variables: ["TERM": "dumb"], terminals: .init(input: false, output: true),
      input: .script, colour: false),
  ]

  @Test(arguments: cases)
  func `how to talk is decided from what is there`(_ row: Case) {
    let environment = TerminalEnvironment(options: row.options, variables: row.variables, terminals: row.terminals)
    #expect(environment.input == row.input)
    #expect(environment.colour == row.colour)
    #expect(environment.plain == row.options.plain)
  }

  @Test(arguments: [
    (120, "100", 120), (nil, "100", 100), (0, "100", 100), (nil, nil, 80), (nil, "wide", 80), (nil, "0", 80),
    (nil, "-5", 80), (nil, "99999999", 80), (40, nil, 40),
  ])
  func `the window knows its width best`(window: Int?, columns: String?, width: Int) {
    let environment = TerminalEnvironment(
      options: .init(), variables: columns.map { ["COLUMNS": $0] } ?? [:], terminals: .init(input: true, output: true))
    #expect(environment.width(window: window) == width)
  }
}
