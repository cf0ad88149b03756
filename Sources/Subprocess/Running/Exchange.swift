internal import Glibc

/// Moves a program's input and output at the same time, so that a full pipe on one side does not block the others.
struct Exchange: ~Copyable {
  /// The output received so far.
  private(set) var output = ProgramOutput(bytes: [])
  private let limits: ProgramLimits
  private let input: [UInt8]
  private var sent = 0
  private var sink: Descriptor?
  private var source: Descriptor?
  private var errorSource: Descriptor?
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  init(
    sending input: [UInt8], to sink: consuming Descriptor, hearing source: consuming Descriptor,
    and errorSource: consuming Descriptor, limits: ProgramLimits
  ) throws(SubprocessError) {
    try sink.makeNonBlocking()
    try source.makeNonBlocking()
    try errorSource.makeNonBlocking()
    self.input = input
    self.limits = limits
    self.source = consume source
    self.errorSource = consume errorSource
    self.sink = input.isEmpty ? nil : consume sink
  }

  /// Whether the program has closed its output streams.
  var isOver: Bool { source == nil && errorSource == nil }

  /// Waits until a stream is ready, and moves its bytes.
  ///
  /// - Parameter milliseconds: the longest wait.
  mutating func step(within milliseconds: Int32) throws(SubprocessError) {
    // poll(2) ignores negative descriptors.
    var waiting = [
      pollfd(fd: number(of: sink), events: Int16(POLLOUT), revents: 0),
      pollfd(fd: number(of: source), events: Int16(POLLIN), revents: 0),
      pollfd(fd: number(of: errorSource), events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { return }
    if waiting[0].revents != 0 { send() }
    if waiting[1].revents != 0 { try hear() }
    if waiting[2].revents != 0 { readErrorOutput() }
  }

  /// Takes what is already in the streams.
  mutating func drain() throws(SubprocessError) {
    while try hear() {}
    while readErrorOutput() {}
  }

  private func number(of descriptor: borrowing Descriptor?) -> Int32 {
    switch descriptor {
    case .some(let descriptor): descriptor.number
    case .none: -1
    }
  }

  private mutating func send() {
    let (count, code) = withoutBrokenPipeSignal { [sink = number(of: sink)] in
      input[sent...].withUnsafeBytes { write(sink, $0.baseAddress, $0.count) }
    }
    if count > 0 { sent += count }
    let isRefused = count < 0 && code != EAGAIN && code != EINTR
    if isRefused || sent == input.count { sink = nil }
  }

  /// Reads standard output once; whether there may be more.
  @discardableResult
  private mutating func hear() throws(SubprocessError) -> Bool {
    let (count, isAtEnd) = receive(number(of: source))
    if isAtEnd { source = nil }
    output.bytes += buffer[..<count]
    if output.bytes.count > limits.output { throw .tooMuch }
    return count > 0
  }

  @discardableResult
  private mutating func readErrorOutput() -> Bool {
    let (count, isAtEnd) = receive(number(of: errorSource))
    if isAtEnd { errorSource = nil }
    output.errorOutput += buffer[..<min(count, limits.errorOutput - output.errorOutput.count)]
    return count > 0
  }

  private mutating func receive(_ descriptor: Int32) -> (count: Int, isAtEnd: Bool) {
    guard descriptor >= 0 else { return (0, true) }
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 { return (count, false) }
    return (0, count == 0 || (errno != EAGAIN && errno != EINTR))
  }
}

/// Writes to a program that may have stopped reading, which must not end this process: the signal for a broken pipe is
/// blocked and discarded.
///
/// - Returns: the result of `write`, and the error number.
private func withoutBrokenPipeSignal(_ write: () -> Int) -> (count: Int, code: Int32) {
  var signals = sigset_t()
  var before = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &signals, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  let count = write()
  let code = errno
  var atOnce = timespec()
  if count < 0, code == EPIPE { sigtimedwait(&signals, nil, &atOnce) }
  return (count, code)
}
