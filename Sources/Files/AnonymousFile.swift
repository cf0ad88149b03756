internal import Glibc

/// A file without a name, for data that is too large for memory or passed between programs. It disappears when its last
/// descriptor is closed, so there is nothing to clean up, even where larder is killed.
package final class AnonymousFile: Sendable {
  /// The open file, for reading and writing.
  package let descriptor: Int32

  /// - Parameter folder: a folder on the disk that is to hold the file.
  package init(in folder: String) throws(FileError) {
    let unnamed = open(folder, AnonymousFile.unnamed | O_RDWR | O_CLOEXEC, 0o600)
    descriptor = unnamed >= 0 ? unnamed : try AnonymousFile.nameless(in: folder)
    // Programs open the file again, so its mode must not depend on the user's umask.
    fchmod(descriptor, 0o600)
  }

  deinit {
    close(descriptor)
  }

  /// The whole file.
  ///
  /// - Parameter most: in bytes; a larger file is not read at all.
  package func bytes(most: Int) throws(FileError) -> [UInt8] {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw FileError(code: errno) }
    let size = Int(facts.st_size)
    guard size <= most else { throw .tooLarge(size: size, most: most) }
    var buffer = [UInt8](repeating: 0, count: size)
    let count = pread(descriptor, &buffer, size, 0)
    guard count == size else { throw FileError(code: count < 0 ? errno : EIO) }
    return buffer
  }

  /// Creates a named file and removes the name at once, for file systems that do not support files without names.
  private static func nameless(in folder: String) throws(FileError) -> Int32 {
    var path = Array("\(folder)/larder-XXXXXX".utf8CString)
    let named = mkstemp(&path)
    guard named >= 0 else { throw FileError(code: errno) }
    guard unlink(path) == 0, fcntl(named, F_SETFD, FD_CLOEXEC) == 0 else {
      let code = errno
      close(named)
      throw FileError(code: code)
    }
    return named
  }

  /// O_TMPFILE, which the C headers do not expose to Swift.
  private static let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
}
