internal import Glibc

/// A process that was started here. It is killed, with its group, and reaped at the latest when nobody holds it, and killed
/// too where this process comes to an end in whatever way.
struct ChildProcess: ~Copyable {
  private let started: StartedProcess
  /// The end that nobody else holds: the program lives no longer than it is open.
  private let lifeline: Int32

  /// - Parameter streams: what becomes its descriptors 0, 1, 2 and so on.
  init(_ call: ProgramCall, at path: String, streams: [Int32]) throws(SubprocessError) {
    let lifeline = try Pipe()
    started = try StartedProcess(
      path, call.arguments, environment: call.environment, streams: streams, limits: call.systemLimits,
      lifeline: lifeline.reader.number)
    self.lifeline = lifeline.writer.release()
  }

  deinit {
    ChildProcess.end(started, lifeline)
  }

  /// Whether it has ended. It is not reaped by that: its number stays its own.
  var hasEnded: Bool {
    var facts = siginfo_t()
    let answer = waitid(P_PID, id_t(started.number), &facts, WEXITED | WNOHANG | WNOWAIT)
    return answer == 0 ? facts.si_signo != 0 : errno != EINTR
  }

  /// Kills what is left of it.
  consuming func end() -> ProcessEnd {
    let end = ChildProcess.end(started, lifeline)
    discard self
    return end
  }

  @discardableResult
  private static func end(_ started: StartedProcess, _ lifeline: Int32) -> ProcessEnd {
    // As long as it is not reaped, no other group can have its number.
    kill(-started.number, SIGKILL)
    let end = reap(started.number)
    if started.watcher > 0 { _ = reap(started.watcher) }
    close(lifeline)
    return end
  }

  private static func reap(_ number: pid_t) -> ProcessEnd {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 {
      if errno != EINTR { return .unknown(code: errno) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
  }
}
