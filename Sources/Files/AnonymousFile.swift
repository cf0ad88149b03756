internal import Glibc

/// A file without a name, for what is too much for memory or goes from program to program. It is gone when nobody holds it
/// any more, however that comes about: there is nothing to clean up, even where larder is killed.
package final class AnonymousFile: Sendable {
  /// Open for reading and writing.
  package let descriptor: Int32

  /// - Parameter folder: one on the disk that it takes room on.
  package init(in folder: String) throws(FileError) {
    let unnamed = open(folder, AnonymousFile.unnamed | O_RDWR | O_CLOEXEC, 0o600)
    descriptor = unnamed >= 0 ? unnamed : try AnonymousFile.nameless(in: folder)
    // Programs open it anew, whatever the user's mask left of its mode.
    fchmod(descriptor, 0o600)
  }

  deinit {
    close(descriptor)
  }

  /// All of the file.
  ///
  /// - Parameter most: bytes; a larger file is not read at all.
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

  /// Not every file system has files without names; there the name is taken away at once.
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

  /// O_TMPFILE, which the C headers keep from Swift.
  private static let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
}
