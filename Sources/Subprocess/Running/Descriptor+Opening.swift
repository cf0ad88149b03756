internal import Glibc

extension Descriptor {
  /// A duplicate of a descriptor; both share one read position.
  static func copy(of number: Int32) throws(SubprocessError) -> Descriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard copy >= 0 else { throw .notStarted(code: errno) }
    return Descriptor(copy)
  }

  /// An input at its end, which is also an output that discards everything.
  static func nothing() throws(SubprocessError) -> Descriptor {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard null >= 0 else { throw .notStarted(code: errno) }
    defer { close(null) }
    return try copy(of: null)
  }
}
