internal import CSpawn
internal import Glibc

/// How a process came to its end.
enum ProcessEnd: Hashable {
  case status(Int32)
  case signal(Int32)
  /// The system does not say; an error number.
  case unknown(code: Int32)
}

/// A process that was started here. It is killed, with its group, and reaped at the latest when nobody holds it.
struct ChildProcess: ~Copyable {
  private let number: pid_t

  /// - Parameter streams: what becomes its standard input, output and error; none of them a standard one itself.
  init(_ call: ProgramCall, at path: String, streams: [Int32]) throws(SubprocessError) {
    let number = try spawn(at: path, call.arguments, environment: call.environment, streams: streams)
    self.number = number
    limit(RLIMIT_CORE, to: 0)
    if let memory = call.limits.memory { limit(RLIMIT_AS, to: memory) }
  }

  deinit {
    ChildProcess.killAndReap(number)
  }

  /// Whether it has ended. It is not reaped by that: its number stays its own.
  var hasEnded: Bool {
    var facts = siginfo_t()
    let answer = waitid(P_PID, id_t(number), &facts, WEXITED | WNOHANG | WNOWAIT)
    return answer == 0 ? facts.si_signo != 0 : errno != EINTR
  }

  /// Kills what is left of it.
  consuming func end() -> ProcessEnd {
    let end = ChildProcess.killAndReap(number)
    discard self
    return end
  }

  @discardableResult
  private static func killAndReap(_ number: pid_t) -> ProcessEnd {
    // As long as it is not reaped, no other group can have its number.
    kill(-number, SIGKILL)
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 {
      if errno != EINTR { return .unknown(code: errno) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
  }

  private func limit(_ resource: __rlimit_resource, to most: Int) {
    var limits = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
    prlimit(number, resource.rawValue, &limits, nil)
  }
}

/// Starts a program in a session of its own; its number.
///
/// - Parameter streams: what becomes its standard input, output and error; none of them a standard one itself.
func spawn(
  at path: String, _ arguments: [String], environment: [String: String], streams: [Int32]
) throws(SubprocessError) -> pid_t {
  let words = [path] + arguments
  let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
  guard (words + variables).allSatisfy({ !$0.utf8.contains(0) }) else { throw .notStarted(code: EINVAL) }
  var number: pid_t = 0
  let code = withSpawnSettings(streams) { actions, attributes in
    withCStrings(words) { words in
      withCStrings(variables) { posix_spawn(&number, path, actions, attributes, words, $0) }
    }
  }
  guard code == 0 else { throw .notStarted(code: code) }
  return number
}

/// A session of its own, no signal held back or ignored, and no descriptor but the standard ones.
private func withSpawnSettings(
  _ streams: [Int32],
  _ body: (UnsafePointer<posix_spawn_file_actions_t>, UnsafePointer<posix_spawnattr_t>) -> Int32
) -> Int32 {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (target, stream) in streams.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, stream, Int32(target))
  }
  posix_spawn_file_actions_addclosefrom_np(&actions, Int32(streams.count))
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  return body(&actions, &attributes)
}

/// POSIX_SPAWN_SETSID, which the C headers keep from Swift.
private let newSession: Int16 = 0x80
