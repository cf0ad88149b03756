internal import ProgramTrials
internal import PseudoTerminal

/// Compares the time from the start of `larder` to its first prompt with the smallest query SQLite can run on the same file.
struct StartBenchmark {
  private static let times = 20

  private let workshop: Workshop
  private let clock = ContinuousClock()

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    let home = try workshop.home(entries: Workshop.tenYears)
    let arguments = workshop.arguments(home: home)
    var bare: [Duration] = []
    var script: [Duration] = []
    var prompt: [Duration] = []
    for _ in 0..<StartBenchmark.times {
      bare.append(try time("sqlite3", [home + "/larder.db", "select 1"]))
      script.append(try time(workshop.program, arguments))
      prompt.append(try timeToPrompt(arguments))
    }
    return [
      .ratio("start to the end of an empty script, to sqlite3", script.median, to: bare.median, atMost: 4),
      .ratio("start to the prompt at a terminal, to sqlite3", prompt.median, to: bare.median, atMost: 4),
    ]
  }

  /// The time from the start of a program without input to its end.
  private func time(_ program: String, _ arguments: [String]) throws -> Duration {
    let start = clock.now
    let child = try ChildProcess(program, arguments)
    child.closeInput()
    child.waitForEnd()
    return clock.now - start
  }

  private func timeToPrompt(_ arguments: [String]) throws -> Duration {
    let terminal = try PseudoTerminal()
    let start = clock.now
    try terminal.start(workshop.program, arguments: arguments, environment: ["TERM": "xterm"])
    guard terminal.waitFor("> ") else { throw NoPromptError() }
    return clock.now - start
  }

  private struct NoPromptError: Error {}
}
