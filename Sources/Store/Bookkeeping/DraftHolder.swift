internal import Glibc

/// Marks the drafts that wait at a card of this process, so that no other terminal takes them, and tells whether the
/// process that set a mark is still running.
///
/// The mark is a random number. As long as the process runs, it holds a lock on the byte at that offset of the home's
/// folder. A folder has no such byte, so nothing is written there, and the lock goes with the process, however that
/// ends.
final class DraftHolder {
  /// The commands of fcntl(2) for open file description locks, which Swift does not import.
  private enum Command {
    static let getLock: Int32 = 36
    static let setLock: Int32 = 37
  }

  private let descriptor: Int32
  private var drawn: Int?

  init(home: String) {
    descriptor = open(home, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The mark of this process; nil where the file system supports no locks.
  var mark: Int? {
    if let drawn { return drawn }
    let number = Int.random(in: 1..<(1 << 62))
    var lock = DraftHolder.lock(F_RDLCK, at: number)
    guard descriptor >= 0, fcntl(descriptor, Command.setLock, &lock) == 0 else { return nil }
    drawn = number
    return number
  }

  /// Whether another process that is still running has set this mark.
  func isOfOther(_ mark: Int) -> Bool {
    guard descriptor >= 0, mark != drawn else { return false }
    var lock = DraftHolder.lock(F_WRLCK, at: mark)
    return fcntl(descriptor, Command.getLock, &lock) == 0 && Int32(lock.l_type) != F_UNLCK
  }

  private static func lock(_ kind: Int32, at offset: Int) -> flock {
    flock(l_type: Int16(kind), l_whence: Int16(SEEK_SET), l_start: offset, l_len: 1, l_pid: 0)
  }
}
