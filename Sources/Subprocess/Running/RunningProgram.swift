/// A running program with its input and output. When this value goes away, the program is killed.
struct RunningProgram: ~Copyable {
  /// The longest wait before the clock is checked, in milliseconds.
  private static let glance: Int32 = 50

  private let child: ChildProcess
  private var exchange: Exchange

  init(_ call: ProgramCall, at path: String) throws(SubprocessError) {
    let input = try Pipe()
    let output = try Pipe()
    let errorOutput = try Pipe()
    let child = try ChildProcess(
      call, at: path,
      streams: [input.reader.number, call.output ?? output.writer.number, errorOutput.writer.number] + call.files)
    exchange = try Exchange(
      sending: call.input, to: input.writer, hearing: output.reader, and: errorOutput.reader, limits: call.limits)
    self.child = child
  }

  /// Moves input and output until the program has ended.
  mutating func run(
    until deadline: SuspendingClock.Instant, unless isCancelled: () -> Bool
  ) throws(SubprocessError) {
    while !child.hasEnded {
      if isCancelled() { throw .cancelled }
      let rest = SuspendingClock.now.duration(to: deadline)
      guard rest > .zero else { throw .timedOut }
      // A program that has closed its streams is about to end.
      let pause = exchange.isOver ? 1 : RunningProgram.glance
      try exchange.step(within: rest < .milliseconds(pause) ? 1 : pause)
    }
    // Processes that it left behind may keep the streams open, so only what is in them already counts.
    try exchange.drain()
  }

  consuming func finish() throws(SubprocessError) -> ProgramOutput {
    let output = exchange.output
    try child.end().check(errorOutput: output.errorOutput)
    return output
  }
}
