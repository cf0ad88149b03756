internal import Glibc

/// A program as a process of its own: its input and its standard output are held here, its standard error is dropped.
package final class ChildProcess {
  package enum Failure: Error, Hashable, Sendable {
    case noChannel(code: Int32)
    case notStarted(code: Int32)
  }

  /// What the program has written so far.
  package private(set) var output: [UInt8] = []
  let process: pid_t
  private let channel: Int32
  private var hasEnded = false

  /// - Parameters:
  ///   - program: a path, or a name to look for along `PATH`.
  ///   - environment: all of it.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws(Failure) {
    // A pair of sockets, because writing to a pipe whose reader was killed would end this process too.
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .noChannel(code: errno) }
    defer { close(ends[1]) }
    do throws(Failure) {
      process = try ChildProcess.spawn(program, arguments, environment, streams: ends[1])
    } catch {
      close(ends[0])
      throw error
    }
    channel = ends[0]
  }

  deinit {
    if !hasEnded {
      Glibc.kill(process, SIGKILL)
      waitForEnd()
    }
    close(channel)
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String], streams: Int32
  ) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, streams, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, streams, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    let variables = environment.map { "\($0.key)=\($0.value)" }
    let code = withCStrings([program] + arguments) { arguments in
      withCStrings(variables) { posix_spawnp(&process, program, &actions, nil, arguments, $0) }
    }
    guard code == 0 else { throw .notStarted(code: code) }
    return process
  }
}

extension ChildProcess {
  /// Sends text to the program's input; what a program that has ended would have read is dropped.
  package func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(channel, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Ends the program's input.
  package func closeInput() {
    shutdown(channel, Int32(SHUT_WR))
  }

  /// Takes in what the program writes next; false at the end of its output, or where nothing came in time.
  package func receive(within seconds: Int32) -> Bool {
    var waiting = pollfd(fd: channel, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, seconds * 1_000) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(channel, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    return true
  }

  /// Lets some time pass, kills the program as nothing can prevent (SIGKILL), and takes in what it had written.
  package func kill(after time: Duration) {
    let (seconds, fraction) = max(time, .zero).components
    var pause = timespec(tv_sec: Int(seconds), tv_nsec: Int(fraction / 1_000_000_000))
    nanosleep(&pause, nil)
    Glibc.kill(process, SIGKILL)
    while receive(within: 10) {}
    waitForEnd()
  }

  /// Waits for the program to end.
  package func waitForEnd() {
    waitpid(process, nil, 0)
    hasEnded = true
  }

  /// The most memory that the running program has had resident so far, in KiB; nil where the system does not say.
  ///
  /// It is not the figure that `wait4` gives: that one begins with what the parent had when it spawned the program.
  package var peakMemory: Int? {
    guard let file = fopen("/proc/\(process)/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix("VmHWM:") else { continue }
      return Int(text.filter { $0.isASCII && $0.isNumber })
    }
    return nil
  }
}

/// A C array of C strings, with the null at its end.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeBufferPointer { buffer in
    var none: UnsafeMutablePointer<CChar>?
    return buffer.baseAddress.map(body) ?? body(&none)
  }
}
