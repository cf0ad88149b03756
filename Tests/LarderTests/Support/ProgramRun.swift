import Conversation
internal import EmbeddedMessages
import Glibc
internal import Messages
import PseudoTerminal

/// One run of a program whose standard streams are no terminal, from its start to its end.
struct ProgramRun {
  enum Failure: Error {
    case noChannel
    case notStarted(code: Int32)
    /// It did not come to its end.
    case endless
  }

  /// Standard output.
  let output: String
  /// Standard error.
  /// Without the line for who is new.
  let asides: String
  let isWelcomed: Bool
  /// The exit code, or 128 and the number of the signal that ended it.
  let exit: Int32

  /// - Parameters:
  ///   - input: all of its standard input.
  ///   - environment: all of it.
  init(_ program: String, _ arguments: [String], input: [UInt8], environment: [String: String]) throws {
    let channels = try (0..<3).map { _ in try Channel() }
    let process = try ProgramRun.spawn([program] + arguments, environment, streams: channels.map(\.theirs))
    for channel in channels { close(channel.theirs) }
    defer { for channel in channels { close(channel.ours) } }
    let conversation = Exchange(sending: input, to: channels[0].ours, hearing: channels.dropFirst().map(\.ours))
    guard let heard = conversation.run() else {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
      throw Failure.endless
    }
    output = heard[0]
    let welcome = Welcome.offer.english + "\n"
    isWelcomed = heard[1].hasPrefix(welcome)
    asides = isWelcomed ? String(heard[1].dropFirst(welcome.count)) : heard[1]
    var status: Int32 = 0
    waitpid(process, &status, 0)
    exit = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  private static func spawn(
    _ words: [String], _ environment: [String: String], streams: [Int32]
  ) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(target))
    }
    var process: pid_t = 0
    let variables = environment.map { "\($0.key)=\($0.value)" }
    let code = withCStrings(words) { arguments in
      withCStrings(variables) { posix_spawnp(&process, words[0], &actions, nil, arguments, $0) }
    }
    guard code == 0 else { throw .notStarted(code: code) }
    return process
  }

  /// A pair of sockets, because writing to a pipe whose reader is gone would end this process too.
  private struct Channel {
    let ours: Int32
    let theirs: Int32

    init() throws(Failure) {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .noChannel }
      (ours, theirs) = (ends[0], ends[1])
    }
  }
}

/// What goes into a program and what comes out of it, until it has closed its ends.
private struct Exchange {
  /// In milliseconds. It only keeps a test from hanging; nothing waits for it.
  private static let timeout: Int32 = 20_000

  private let input: [UInt8]
  private let sink: Int32
  private let sources: [Int32]

  init(sending input: [UInt8], to sink: Int32, hearing sources: [Int32]) {
    self.input = input
    self.sink = sink
    self.sources = sources
  }

  /// What each source said; nil where it goes on for ever.
  func run() -> [String]? {
    var rest = input[...]
    var heard = sources.map { _ in [UInt8]() }
    var open = Set(sources.indices)
    if rest.isEmpty { shutdown(sink, Int32(SHUT_WR)) }
    while !open.isEmpty {
      let sending = rest.isEmpty ? [] : [pollfd(fd: sink, events: Int16(POLLOUT), revents: 0)]
      let indices = open.sorted()
      var waiting = indices.map { pollfd(fd: sources[$0], events: Int16(POLLIN), revents: 0) } + sending
      guard poll(&waiting, nfds_t(waiting.count), Exchange.timeout) > 0 else { return nil }
      if !sending.isEmpty, waiting.last?.revents != 0 { send(&rest) }
      for (index, state) in zip(indices, waiting) where state.revents != 0 {
        if !hear(sources[index], &heard[index]) { open.remove(index) }
      }
    }
    return heard.map { String(decoding: $0, as: UTF8.self) }
  }

  private func send(_ rest: inout ArraySlice<UInt8>) {
    let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
    let count = rest.withUnsafeBytes { Glibc.send(sink, $0.baseAddress, $0.count, flags) }
    rest = count > 0 ? rest.dropFirst(count) : errno == EAGAIN ? rest : []
    if rest.isEmpty { shutdown(sink, Int32(SHUT_WR)) }
  }

  private func hear(_ source: Int32, _ heard: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(source, &buffer, buffer.count)
    heard += buffer[..<max(count, 0)]
    return count > 0
  }
}
