internal import Glibc

/// A program whose standard output is read piece by piece. A full pipe blocks the program until more is read. It runs
/// without a shell, in a session of its own, and is killed when this value goes away.
package struct ProgramStream: ~Copyable {
  private let limits: StreamLimits
  private var child: ChildProcess?
  private var output: Descriptor?
  private var errorSource: Descriptor?
  private var errorOutput: [UInt8] = []
  private var heard = 0

  /// - Parameters:
  ///   - program: a path, or a name to look up in the PATH of `environment`.
  ///   - environment: the complete environment.
  ///   - input: an open descriptor that becomes its standard input; nil for none.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String], input: Int32? = nil, limits: StreamLimits
  ) throws(SubprocessError) {
    guard let path = ProgramEnvironment.path(of: program, in: environment) else { throw .missing }
    let source = if let input { try Descriptor.copy(of: input) } else { try Descriptor.nothing() }
    let outputEnds = try Pipe()
    let errorEnds = try Pipe()
    let call = ProgramCall(
      program, arguments, environment: environment,
      limits: ProgramLimits(
        time: limits.silence, output: limits.output, memory: limits.memory, processor: limits.processor))
    child = try ChildProcess(
      call, at: path, streams: [source.number, outputEnds.writer.number, errorEnds.writer.number])
    try outputEnds.reader.makeNonBlocking()
    try errorEnds.reader.makeNonBlocking()
    output = .some(outputEnds.reader)
    errorSource = .some(errorEnds.reader)
    self.limits = limits
  }

  /// Reads the next bytes, and waits for them if necessary.
  ///
  /// - Parameter buffer: receives the bytes at its beginning.
  /// - Returns: how many bytes were read; 0 once the program has ended successfully.
  package mutating func read(into buffer: inout [UInt8]) throws(SubprocessError) -> Int {
    let deadline = SuspendingClock.now.advanced(by: limits.silence)
    while true {
      let (count, isAtEnd) = receive(&buffer)
      if count > 0 { return count }
      if isAtEnd { return try end(by: deadline) }
      guard heard <= limits.output else { throw .tooMuch }
      try wait(until: deadline)
    }
  }

  private mutating func receive(_ buffer: inout [UInt8]) -> (count: Int, isAtEnd: Bool) {
    guard let number = output?.number else { return (0, true) }
    let count = Glibc.read(number, &buffer, buffer.count)
    if count > 0 {
      heard += count
      return heard <= limits.output ? (count, false) : (0, false)
    }
    return (0, count == 0 || (errno != EAGAIN && errno != EINTR))
  }

  /// Waits until there is something to read.
  private mutating func wait(until deadline: SuspendingClock.Instant) throws(SubprocessError) {
    let rest = SuspendingClock.now.duration(to: deadline)
    guard rest > .zero else { throw .timedOut }
    var waiting = [
      pollfd(fd: output?.number ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorSource?.number ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = rest.components.seconds * 1_000 + rest.components.attoseconds / 1_000_000_000_000_000
    guard poll(&waiting, nfds_t(waiting.count), Int32(clamping: milliseconds + 1)) > 0 else { return }
    if waiting[1].revents != 0 { readErrorOutput() }
  }

  private mutating func readErrorOutput() {
    guard let number = errorSource?.number else { return }
    var piece = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(number, &piece, piece.count)
    if count > 0 {
      errorOutput += piece[..<min(count, limits.errorOutput - errorOutput.count)]
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      errorSource = nil
    }
  }

  /// Waits for the program's end and checks how it ended.
  ///
  /// - Returns: 0 where it ended successfully, also when called again.
  private mutating func end(by deadline: SuspendingClock.Instant) throws(SubprocessError) -> Int {
    output = nil
    guard let child = child.take() else { return 0 }
    while !child.hasEnded {
      guard SuspendingClock.now < deadline else { throw .timedOut }
      usleep(500)
    }
    while errorSource != nil, errorOutput.count < limits.errorOutput {
      let before = errorOutput.count
      readErrorOutput()
      if errorOutput.count == before { break }
    }
    try child.end().check(errorOutput: errorOutput)
    return 0
  }
}
