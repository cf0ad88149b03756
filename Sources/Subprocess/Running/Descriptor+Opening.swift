internal import Glibc

extension Descriptor {
  /// Another number for the same open file; reading through the one moves the other on.
  static func copy(of number: Int32) throws(SubprocessError) -> Descriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard copy >= 0 else { throw .notStarted(code: errno) }
    return Descriptor(copy)
  }

  /// An input that is at its end, and an output that nobody reads.
  static func nothing() throws(SubprocessError) -> Descriptor {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard null >= 0 else { throw .notStarted(code: errno) }
    defer { close(null) }
    return try copy(of: null)
  }
}
