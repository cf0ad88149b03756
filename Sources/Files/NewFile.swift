internal import Glibc

/// A file that is written piece by piece, readable by its owner alone. It is there once all of it is written: until then it
/// has another name beside its own, and one that is not finished goes.
package final class NewFile {
  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isBroken = false
  private var isFinished = false

  /// So many bytes are gathered before they are written.
  private static let piece = 1 << 16

  /// Nil where nothing can be written beside that path.
  package init?(_ path: String) {
    self.path = path
    temporary = "\(path).\(getpid()).part"
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    fchmod(descriptor, 0o600)
  }

  deinit {
    close(descriptor)
    if !isFinished { unlink(temporary) }
  }

  package func write(_ text: String) {
    buffer += text.utf8
    if buffer.count >= NewFile.piece { flush() }
  }

  /// Gives the file its name; false where not all of it could be written, or a file has that name by now.
  package func finish() -> Bool {
    flush()
    guard !isBroken, fsync(descriptor) == 0, link(temporary, path) == 0 || moveToFreeName() else { return false }
    unlink(temporary)
    isFinished = true
    return true
  }

  /// For folders whose file system has no links.
  private func moveToFreeName() -> Bool {
    guard errno == EPERM || errno == ENOTSUP || errno == ENOSYS, access(path, F_OK) != 0 else { return false }
    return rename(temporary, path) == 0
  }

  private func flush() {
    var rest = buffer[...]
    while !rest.isEmpty, !isBroken {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        isBroken = true
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
