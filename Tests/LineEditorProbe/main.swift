// A console without a session, for the tests that sit at a pseudo-terminal: it says as JSON what each line was.
import Calls
internal import Conversation
internal import FoundationEssentials
internal import Glibc
import JSON
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Terminal

let arguments = CommandLine.arguments.dropFirst()
let variables = ProcessInfo.processInfo.environment
let signals = TerminalSignals()
let environment = TerminalEnvironment(
  options: .init(plain: arguments.contains("--plain"), noColour: arguments.contains("--no-color")),
  variables: variables)
let words = ["/help", "/history", "/today", "pasta", "味噌汁", "übersicht"]
let console = TerminalConsole(
  environment: environment, signals: signals, historyPath: variables["PROBE_HISTORY"],
  completion: Completion(files: FileCompletion(home: variables["HOME"])) { _, word in
    words.filter { $0.hasPrefix(word) }
  })

let meal = Card(
  title: "Lunch, Fri 20 Nov",
  rows: [
    Card.Row(
      number: 1,
      [
        Card.Cell("pasta, cooked"), .right("200 g"), .right("316 kcal"), .right("P 11.6  C 61.8  F 1.9"),
        Card.Cell("database"),
      ]),
    Card.Row(number: 2, [Card.Cell("味噌汁"), .right("250 g"), .right("100 kcal")]),
    Card.Row([Card.Cell("Total"), .right(""), .right("416 kcal")], emphasis: .total),
  ], notes: ["A note below the rows."])

/// Waits for Ctrl-C as a model's call would.
@MainActor func work() {
  console.show(.text("working"))
  while !signals.interrupts.isRaised { usleep(1_000) }
  signals.interrupts.take()
  console.show(.text("stopped"))
}

/// Waits until a line has been typed ahead, then asks.
@MainActor func propose() {
  console.show(.text("thinking"))
  var waiting: Int32 = 0
  while waiting == 0 {
    _ = ioctl(STDIN_FILENO, UInt(FIONREAD), &waiting)
    usleep(1_000)
  }
  let proposal = Proposal(
    id: UUID(), created: Instant(milliseconds: 0), profile: UUID(), action: .tool("log_meal"), changes: [], card: meal,
    summary: "lunch, 416 kcal", request: AnyCall(tool: "log_meal", arguments: [:]))
  console.show(.proposal(proposal))
}

var prompt = Prompt.turn(profile: nil)
reading: while true {
  switch console.nextInput(prompt) {
  case .line(let line):
    switch line.text {
    case "card": console.show(.card(meal, facts: .null))
    case "work": work()
    case "ignore":
      console.show(.text("ignoring"))
      while true { usleep(1_000) }
    case "answer": prompt = .answer
    case "profile": prompt = .turn(profile: ProfileSign("🦊 Emma", .teal))
    case "propose":
      propose()
      prompt = .answer
    default: console.show(.text("read \(JSONValue.string(line.text).text)"))
    }
  case .interrupted: console.show(.text("interrupted"))
  case .end:
    console.show(.text("end"))
    break reading
  }
}
