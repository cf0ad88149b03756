internal import CSpawn
internal import Glibc

/// An open descriptor, closed when nobody holds it.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Its number, for whoever closes it from now on.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  /// What does not happen at once does not happen.
  func makeNonBlocking() throws(SubprocessError) {
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0, fcntl(number, F_SETFL, flags | O_NONBLOCK) == 0 else { throw .notStarted(code: errno) }
  }
}

/// Two ends: what is written to the one is read from the other. No program that is started gets either by itself.
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

/// A descriptor beyond the standard ones, which may be free here and are given away; negative where there is none.
private func aside(_ descriptor: Int32) -> Int32 {
  guard descriptor <= STDERR_FILENO else { return descriptor }
  defer { close(descriptor) }
  return fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
}
