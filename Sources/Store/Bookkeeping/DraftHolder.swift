internal import Glibc

/// Marks the drafts that wait at a card of this program, so that no other terminal takes them, and tells whether the program
/// that marked one still lives.
///
/// The mark is a number that was drawn; as long as the program lives it holds a lock on the byte of that number of the home's
/// folder. A folder has no such byte, so nothing comes to be; the lock goes with the program, however that ends.
final class DraftHolder {
  /// The commands of fcntl(2) for locks of an open file; Swift does not import them.
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

  /// The mark of this program; nil where the file system takes no locks.
  var mark: Int? {
    if let drawn { return drawn }
    let number = Int.random(in: 1..<(1 << 62))
    var lock = DraftHolder.lock(F_RDLCK, at: number)
    guard descriptor >= 0, fcntl(descriptor, Command.setLock, &lock) == 0 else { return nil }
    drawn = number
    return number
  }

  /// Whether another program that lives has made this mark.
  func isOfOther(_ mark: Int) -> Bool {
    guard descriptor >= 0, mark != drawn else { return false }
    var lock = DraftHolder.lock(F_WRLCK, at: mark)
    return fcntl(descriptor, Command.getLock, &lock) == 0 && Int32(lock.l_type) != F_UNLCK
  }

  private static func lock(_ kind: Int32, at offset: Int) -> flock {
    flock(l_type: Int16(kind), l_whence: Int16(SEEK_SET), l_start: offset, l_len: 1, l_pid: 0)
  }
}
