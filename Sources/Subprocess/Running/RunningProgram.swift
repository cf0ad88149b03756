/// A program and what goes in and out of it. When it goes away, the program does too.
struct RunningProgram: ~Copyable {
  /// The longest wait without a look at the clock, in milliseconds.
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

  /// Passes bytes on until the program has ended.
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
    // What it left behind may still hold the streams open; only what is in them counts.
    try exchange.drain()
  }

  consuming func finish() throws(SubprocessError) -> ProgramOutput {
    let output = exchange.output
    try child.end().check(errorOutput: output.errorOutput)
    return output
  }
}
