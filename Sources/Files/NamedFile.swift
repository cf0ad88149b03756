internal import Glibc

/// A file that a person named, opened for reading. Only a regular file is accepted, so that no device, pipe or link in
/// its place is read or waited for.
package struct NamedFile: ~Copyable {
  private let descriptor: Int32
  /// Its size in bytes when it was opened.
  package let size: Int

  /// - Throws: `.absent`, `.folder`, `.link`, `.special`, `.notPermitted`, `.empty` or `.failed`.
  package init(_ path: String) throws(FileError) {
    guard !path.utf8.contains(0) else { throw .absent }
    var facts = stat()
    guard lstat(path, &facts) == 0 else { throw FileError(code: errno) }
    try NamedFile.check(facts)
    // Checked again once it is open: another file may have taken its place in between.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(code: errno) }
    do throws(FileError) {
      guard fstat(descriptor, &facts) == 0 else { throw FileError(code: errno) }
      try NamedFile.check(facts)
      // Files that the system generates as they are read (/proc) have no size either.
      guard facts.st_size > 0 else { throw .empty }
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
    size = Int(facts.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// The whole file.
  ///
  /// - Parameter most: in bytes; a larger file is not read at all.
  package consuming func bytes(most: Int) throws(FileError) -> [UInt8] {
    guard size <= most else { throw .tooLarge(size: size, most: most) }
    return try beginning(most: size)
  }

  /// The first bytes of the file: as many as it has, up to `most`.
  package consuming func beginning(most: Int) throws(FileError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: min(size, most))
    var length = 0
    while length < buffer.count {
      let count = buffer.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[length...])
        return read(descriptor, rest.baseAddress, rest.count)
      }
      if count == 0 { break }
      guard count > 0 || errno == EINTR else { throw FileError(code: errno) }
      length += max(count, 0)
    }
    return length == buffer.count ? buffer : Array(buffer[..<length])
  }

  private static func check(_ facts: stat) throws(FileError) {
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .folder
    case S_IFLNK: throw .link
    default: throw .special
    }
  }
}
