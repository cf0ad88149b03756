internal import Glibc

/// Tells whether other programs use a database, by the locks that SQLite holds on its file for as long as it is open.
enum FileUse {
  /// The command of fcntl(2) that tests for locks of other open file descriptions, which Swift does not import.
  private static let getLock: Int32 = 36
  /// The bytes that SQLite locks: pending, reserved and shared.
  private static let first = 0x4000_0000
  private static let count = 512

  static func isOpenElsewhere(_ path: String) -> Bool {
    let file = open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var lock = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: first, l_len: count, l_pid: 0)
    return fcntl(file, getLock, &lock) == 0 && Int32(lock.l_type) != F_UNLCK
  }
}
