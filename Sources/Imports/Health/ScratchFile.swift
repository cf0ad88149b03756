internal import Glibc
package import HealthData

/// A file without a name, which is gone when nobody holds it any more. It is made when it is needed, which is rare.
package final class ScratchFile: HealthScratch {
  private static let size = MemoryLayout<UInt64>.stride

  private let folder: String
  private var descriptor: Int32 = -1

  /// - Parameter folder: one on a disk.
  package init(in folder: String) {
    self.folder = folder
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  package func append(_ words: [UInt64]) throws(HealthFault) {
    if descriptor < 0 { descriptor = try ScratchFile.open(in: folder) }
    let isWritten = words.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    guard isWritten else { throw .noScratch }
  }

  package func words(at place: Int, count: Int) throws(HealthFault) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: count)
    let read = pread(descriptor, &words, count * ScratchFile.size, off_t(place * ScratchFile.size))
    guard read == count * ScratchFile.size else { throw .noScratch }
    return words
  }

  /// Not every file system has files without names; there the name is taken away at once.
  private static func open(in folder: String) throws(HealthFault) -> Int32 {
    let unnamed = Glibc.open(folder, unnamedFile | O_RDWR | O_CLOEXEC, 0o600)
    if unnamed >= 0 { return unnamed }
    var path = Array((folder + "/larder-XXXXXX").utf8CString)
    let named = mkstemp(&path)
    guard named >= 0, fcntl(named, F_SETFD, FD_CLOEXEC) == 0, unlink(path) == 0 else { throw .noScratch }
    return named
  }

  /// O_TMPFILE, which the C headers keep from Swift.
  private static let unnamedFile: Int32 = 0o20_000_000 | O_DIRECTORY
}
