internal import Glibc

/// A process that was started here. It is killed with its process group and reaped at the latest when this value goes
/// away. It is also killed where this process ends in any way.
struct ChildProcess: ~Copyable {
  private let started: StartedProcess
  /// The write end of a pipe that nobody else holds: the program is killed when it closes.
  private let lifeline: Int32

  /// - Parameter streams: become its descriptors 0, 1, 2 and so on.
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

  /// Whether it has ended. This does not reap it, so its process id stays reserved.
  var hasEnded: Bool {
    var facts = siginfo_t()
    let answer = waitid(P_PID, id_t(started.number), &facts, WEXITED | WNOHANG | WNOWAIT)
    return answer == 0 ? facts.si_signo != 0 : errno != EINTR
  }

  /// Kills the process group, reaps the process and returns how it ended.
  consuming func end() -> ProcessEnd {
    let end = ChildProcess.end(started, lifeline)
    discard self
    return end
  }

  @discardableResult
  private static func end(_ started: StartedProcess, _ lifeline: Int32) -> ProcessEnd {
    // As long as it is not reaped, no other process group can have its id.
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
