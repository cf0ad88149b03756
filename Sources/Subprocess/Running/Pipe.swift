internal import CSpawn
internal import Glibc

/// An open descriptor, closed when this value goes away.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Its number; closing it is the caller's task from now on.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  /// From now on, operations that would block fail instead.
  func makeNonBlocking() throws(SubprocessError) {
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0, fcntl(number, F_SETFL, flags | O_NONBLOCK) == 0 else { throw .notStarted(code: errno) }
  }
}

/// A pipe: what is written to one end is read from the other. Programs that are started do not inherit either.
struct Pipe: ~Copyable {
  let reader: Descriptor
  let writer: Descriptor

  init() throws(SubprocessError) {
    let ends = try Pipe.ends()
    reader = Descriptor(ends.reader)
    writer = Descriptor(ends.writer)
  }

  private static func ends() throws(SubprocessError) -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .notStarted(code: errno) }
    let (reader, writer) = (aside(ends[0]), aside(ends[1]))
    guard reader >= 0, writer >= 0 else {
      let code = errno
      close(reader)
      close(writer)
      throw .notStarted(code: code)
    }
    return (reader, writer)
  }
}

/// Moves a descriptor away from the standard numbers, which the child's streams will take; negative on failure.
private func aside(_ descriptor: Int32) -> Int32 {
  guard descriptor <= STDERR_FILENO else { return descriptor }
  defer { close(descriptor) }
  return fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
}
