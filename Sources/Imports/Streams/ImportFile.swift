internal import Digest
internal import Glibc
internal import Store

/// A regular file, open for reading: only such a file has a beginning, an end and a size.
package final class ImportFile {
  /// The path as the person gave it.
  package let path: String
  /// In bytes, when the file was opened; never 0.
  package let size: Int
  let descriptor: Int32
  private let facts: stat

  package init(_ path: String) throws(ImportError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .notThere }
    // Non-blocking, because opening a pipe that nobody writes to would wait for ever.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    var facts = stat()
    guard descriptor >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .notThere : .notReadable }
    guard fstat(descriptor, &facts) == 0 else {
      close(descriptor)
      throw .notReadable
    }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notAFile
    }
    guard facts.st_size > 0 else {
      close(descriptor)
      throw .empty
    }
    self.path = path
    self.facts = facts
    size = Int(facts.st_size)
  }

  deinit { close(descriptor) }

  /// Whether it has changed since it was opened.
  var hasChanged: Bool {
    var now = stat()
    guard fstat(descriptor, &now) == 0 else { return true }
    return now.st_size != facts.st_size || now.st_mtim.tv_sec != facts.st_mtim.tv_sec
      || now.st_mtim.tv_nsec != facts.st_mtim.tv_nsec
  }

  /// The position of sequential reading.
  var place: Int { max(Int(lseek(descriptor, 0, SEEK_CUR)), 0) }

  func rewind(to offset: Int = 0) { lseek(descriptor, off_t(offset), SEEK_SET) }

  /// Reads the next bytes and returns how many; 0 at the end. The end is where it was when the file was opened, because
  /// the file may be growing.
  func read(into buffer: inout [UInt8]) throws(ImportError) -> Int {
    let most = min(buffer.count, size - place)
    while most > 0 {
      let count = Glibc.read(descriptor, &buffer, most)
      if count >= 0 { return count }
      guard errno == EINTR else { throw .readFailed }
    }
    return 0
  }

  /// The bytes at an offset, fewer at the end of the file.
  package func bytes(at offset: Int, count: Int) throws(ImportError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    let read = pread(descriptor, &buffer, count, off_t(offset))
    guard read >= 0 else { throw .readFailed }
    return Array(buffer.prefix(read))
  }

  /// Calls `take` with the whole file, piece by piece, until it returns false.
  package func forEachPiece(_ take: ([UInt8]) -> Bool) throws(ImportError) {
    rewind()
    var buffer = [UInt8](repeating: 0, count: min(size, 1 << 18))
    var count = 0
    while count < size {
      let read = try read(into: &buffer)
      guard read > 0 else { break }
      count += read
      guard take(read == buffer.count ? buffer : Array(buffer[..<read])) else { return }
    }
    guard count == size, !hasChanged else { throw .changedMeanwhile }
  }

  /// The whole file. To be used only for files of bounded size.
  package func all() throws(ImportError) -> [UInt8] {
    rewind()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: min(size, 1 << 20))
    while bytes.count < size {
      let count = try read(into: &buffer)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    guard bytes.count == size, !hasChanged else { throw .changedMeanwhile }
    return bytes
  }

  /// A digest of its size and of samples from all over it: a copy has the same one, and it takes no time however large
  /// the file.
  func fingerprint() throws(ImportError) -> String {
    var digest = SHA256()
    digest.add("\(size)".utf8)
    let pieces = 64
    let length = 16_384
    for piece in 0..<pieces {
      let offset = size > pieces * length ? (size - length) / (pieces - 1) * piece : piece * length
      guard offset < size else { break }
      digest.add(try bytes(at: offset, count: length))
    }
    return digest.hexadecimal()
  }
}
