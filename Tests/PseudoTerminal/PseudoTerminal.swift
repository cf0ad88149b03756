internal import Glibc

/// A program at a terminal of its own: the tests type, read what it shows, and change its window.
///
/// The time limits only keep a test from hanging; no test waits for one.
package final class PseudoTerminal {
  package enum Failure: Error, Hashable, Sendable {
    case noTerminal
    case notStarted(code: Int32)
  }

  package static let timeout = 20.0

  /// Everything that the program has written, as bytes of UTF-8.
  package private(set) var output = ""
  private var master: Int32
  private let path: String
  /// The number of the program; 0 once it has ended.
  package private(set) var process: Int32 = 0
  private var bytes: [UInt8] = []
  /// Up to where `waitFor` has found what it looked for.
  private var seen = 0

  package init(columns: Int = 80, rows: Int = 24) throws(Failure) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var locked: Int32 = 0
    var number: UInt32 = 0
    guard master >= 0, ioctl(master, LinuxConstant.lockTerminal, &locked) == 0,
      ioctl(master, LinuxConstant.terminalNumber, &number) == 0
    else { throw .noTerminal }
    path = "/dev/pts/\(number)"
    resize(columns: columns, rows: rows)
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if master >= 0 { close(master) }
  }

  /// Starts a program with the terminal as its standard streams, in a session of its own.
  ///
  /// - Parameter environment: all of it.
  package func start(
    _ program: String, arguments: [String] = [], environment: [String: String] = [:]
  ) throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens is the session's own.
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads that tests run on may hold signals back; a shell starts a program without that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, LinuxConstant.newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    let variables = environment.map { "\($0.key)=\($0.value)" }
    let code = withCStrings([program] + arguments) { arguments in
      withCStrings(variables) { posix_spawn(&process, program, &actions, &attributes, arguments, $0) }
    }
    guard code == 0 else { throw .notStarted(code: code) }
  }

  package func type(_ text: String) {
    type(bytes: Array(text.utf8))
  }

  package func type(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EAGAIN || errno == EINTR else { return }
      rest = rest.dropFirst(max(count, 0))
      // The program may be waiting to write before it reads.
      _ = readAvailable(within: 0)
    }
  }

  package func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  package func send(signal: Int32) {
    kill(process, signal)
  }

  /// Whether the program has stopped, as after Ctrl-Z.
  package func waitForStop() -> Bool {
    let deadline = now() + PseudoTerminal.timeout
    var status: Int32 = 0
    while now() < deadline {
      _ = readAvailable(within: 0.01)
      if waitpid(process, &status, WNOHANG | WUNTRACED) == process { return status & 0xFF == 0x7F }
    }
    return false
  }

  /// Closes the window.
  package func hangUp() {
    close(master)
    master = -1
  }

  /// Whether the text appears in what the program shows after the last text that was waited for.
  package func waitFor(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    let deadline = now() + PseudoTerminal.timeout
    while true {
      if let end = bytes.endOfFirst(wanted, from: seen) {
        seen = end
        return true
      }
      guard readAvailable(within: deadline - now()) else { return false }
    }
  }

  /// What the program shows after the last text that was waited for.
  package var unseen: String { String(decoding: bytes[seen...], as: UTF8.self) }

  /// All that the program has shown.
  package var everything: String { String(decoding: bytes, as: UTF8.self) }

  /// The last sequence that switched the marking of pasted text on or off.
  package var lastPasteMode: String? {
    let start = Array("\u{1B}[?2004".utf8)
    guard bytes.count > start.count else { return nil }
    let index = bytes.indices.dropLast(start.count).last { bytes[$0..<($0 + start.count)].elementsEqual(start) }
    return index.map { String(decoding: bytes[$0...($0 + start.count)], as: UTF8.self) }
  }

  /// Waits for the end of the program: its exit code, or 128 and the number of the signal that ended it.
  package func waitForExit(within seconds: Double = PseudoTerminal.timeout) -> Int32? {
    let deadline = now() + seconds
    var status: Int32 = 0
    while now() < deadline {
      _ = readAvailable(within: 0.01)
      guard waitpid(process, &status, WNOHANG) == process else { continue }
      process = 0
      while readAvailable(within: 0.01) {}
      return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }
    return nil
  }

  /// Whether the terminal's driver edits and echoes lines, as a shell expects to find it.
  package var isSane: Bool {
    var settings = termios()
    tcgetattr(master, &settings)
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & wanted == wanted
  }

  /// False at the end of the output, or where nothing came in time.
  private func readAvailable(within seconds: Double) -> Bool {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(max(seconds, 0) * 1_000)) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    output = String(decoding: bytes, as: UTF8.self)
    return true
  }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
