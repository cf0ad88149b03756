internal import Files
internal import Glibc

/// Files beside the database that are sealed as a whole: "NAME.sealed" replaces NAME, and the content is sealed in
/// pieces.
///
/// The file begins with a format line and 16 random bytes. Each piece of 64 KiB is sealed with those bytes, its number
/// and whether it is the last one as its context, so that no piece can be omitted, cut off or moved.
package enum SealedFile {
  /// The ending of the names of sealed files.
  package static let end = ".sealed"

  private static let mark = Array("larder sealed file 1\n".utf8)
  private static let piece = 1 << 16

  /// The content of such a file.
  package static func seal(_ bytes: [UInt8], with key: SealingKey) -> [UInt8] {
    var start = 0
    var sealed: [UInt8] = []
    func next(_ count: Int) -> [UInt8] {
      defer { start = min(start + count, bytes.count) }
      return Array(bytes[start..<min(start + count, bytes.count)])
    }
    write(next, with: key) { sealed += $0 }
    return sealed
  }

  /// Replaces a file with a sealed one; false where that fails, and then everything is left as it was.
  package static func seal(file path: String, with key: SealingKey) -> Bool {
    replace(path, by: path + end) { source, target in
      write(source.read, with: key) { target.write($0) }
      return !source.isBroken
    }
  }

  /// Replaces a sealed file with an open one; false where that fails, and then everything is left as it was.
  package static func open(file path: String, with key: SealingKey) -> Bool {
    guard path.hasSuffix(end) else { return false }
    return replace(path, by: String(path.dropLast(end.count))) { source, target in
      opened(source, with: key) { target.write($0) }
    }
  }

  /// The content of a sealed file; nil where it cannot be opened.
  package static func bytes(of path: String, with key: SealingKey) -> [UInt8]? {
    var bytes: [UInt8] = []
    guard let source = SourceFile(path), opened(source, with: key, { bytes += $0 }) else { return nil }
    return bytes
  }

  private static func opened(_ source: SourceFile, with key: SealingKey, _ put: ([UInt8]) -> Void) -> Bool {
    guard source.read(mark.count) == mark else { return false }
    let salt = source.read(16)
    var number: UInt64 = 0
    var sealed = source.read(piece + SealingKey.addition)
    while true {
      let next = source.read(piece + SealingKey.addition)
      guard let bytes = key.open(sealed, as: context(salt, number, isLast: next.isEmpty)) else { return false }
      put(bytes)
      guard !next.isEmpty else { return !source.isBroken }
      (sealed, number) = (next, number + 1)
    }
  }

  /// - Parameter read: returns this many of the next bytes, fewer only at the end.
  private static func write(_ read: (Int) -> [UInt8], with key: SealingKey, _ put: ([UInt8]) -> Void) {
    let salt = SealingKey.random(16)
    put(mark + salt)
    var number: UInt64 = 0
    var bytes = read(piece)
    while true {
      let next = bytes.count < piece ? [] : read(piece)
      put(key.seal(bytes, as: context(salt, number, isLast: next.isEmpty)))
      guard !next.isEmpty else { return }
      (bytes, number) = (next, number + 1)
    }
  }

  private static func context(_ salt: [UInt8], _ number: UInt64, isLast: Bool) -> [UInt8] {
    salt + (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } + [isLast ? 1 : 0]
  }

  /// Writes another file from this one, and removes this one once the other is safely on the disk.
  private static func replace(
    _ path: String, by other: String, _ write: (SourceFile, NewFile) -> Bool
  ) -> Bool {
    guard let source = SourceFile(path), let target = NewFile(other), write(source, target),
      target.finish(replacing: true)
    else { return false }
    return unlink(path) == 0
  }
}

/// A regular file that is read from its beginning; symbolic links are refused.
private final class SourceFile {
  private let descriptor: Int32
  private(set) var isBroken = false

  init?(_ path: String) {
    descriptor = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    var facts = stat()
    guard descriptor >= 0, fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Reads this many bytes, fewer only at the end of the file.
  func read(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var found = 0
    while found < count {
      let more = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress?.advanced(by: found), count - found)
      }
      if more < 0, errno == EINTR { continue }
      if more < 0 { isBroken = true }
      guard more > 0 else { break }
      found += more
    }
    return Array(bytes[..<found])
  }
}
