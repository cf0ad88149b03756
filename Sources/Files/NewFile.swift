internal import Glibc

/// A file that is written piece by piece, readable by its owner alone. It gets its name only once all of it is written.
/// Until then it has another name in the same folder; where it is not finished, it is removed, with the files that
/// SQLite puts beside it.
package final class NewFile {
  private let path: String
  /// The path until it is finished, for a program that writes to it by name.
  package let draft: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isBroken = false
  private var written = ContentDigest()
  private var isFinished = false

  /// The buffer size in bytes.
  private static let piece = 1 << 16

  /// Nil where nothing can be written in the folder of that path. Drafts that killed programs have left there are
  /// removed.
  package init?(_ path: String) {
    self.path = path
    let leftovers = Leftovers(beside: path)
    leftovers.remove()
    draft = leftovers.ownDraft
    descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    // The lock tells others that this file is in use, for as long as this process runs.
    flock(descriptor, LOCK_EX)
    fchmod(descriptor, 0o600)
  }

  /// Removes drafts that killed programs have left in the folder of a file.
  package static func removeLeftovers(beside path: String) { Leftovers(beside: path).remove() }

  /// Whether a path is that of an unfinished file.
  package static func isDraft(_ path: String) -> Bool { Leftovers.isDraft(path) }

  deinit {
    if !isFinished, descriptor >= 0 { Leftovers.remove(draft: draft) }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Adds a text in UTF-8.
  package func write(_ text: String) { write(text.utf8) }

  /// Adds bytes. Whether writing succeeded is only known when the file is finished.
  package func write(_ bytes: some Sequence<UInt8>) {
    buffer += bytes
    if buffer.count >= NewFile.piece { flush() }
  }

  /// Reads the file back, compares it with what was written, and gives it its name; false where it is incomplete or
  /// differs, or where a file of that name exists by now.
  ///
  /// - Parameter replacing: whether to replace an existing file.
  package func finish(replacing: Bool = false) -> Bool {
    flush()
    guard !isBroken, fsync(descriptor) == 0, isAsWritten,
      replacing ? rename(draft, path) == 0 : takeFreeName()
    else { return false }
    isFinished = true
    FolderNames.flush(in: Leftovers.folder(of: path))
    return true
  }

  private func takeFreeName() -> Bool {
    guard link(draft, path) == 0 else { return moveToFreeName() }
    unlink(draft)
    return true
  }

  /// Compares the file with what was written through `write`. What a program wrote by path is not compared.
  private var isAsWritten: Bool {
    guard written != ContentDigest() else { return true }
    var read = ContentDigest()
    var piece = [UInt8](repeating: 0, count: NewFile.piece)
    var place: off_t = 0
    while true {
      let count = piece.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, place) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 && read == written }
      read.take(piece[..<count])
      place += off_t(count)
    }
  }

  /// For file systems without hard links.
  private func moveToFreeName() -> Bool {
    guard errno == EPERM || errno == ENOTSUP || errno == ENOSYS, access(path, F_OK) != 0 else { return false }
    return rename(draft, path) == 0
  }

  private func flush() {
    written.take(buffer[...])
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

/// The size and the 64-bit FNV-1a hash of some bytes.
private struct ContentDigest: Equatable {
  private var count = 0
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func take(_ bytes: ArraySlice<UInt8>) {
    count += bytes.count
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
