internal import Glibc

/// A small private file: read only where it is private, and written as such.
struct OwnFile {
  let path: String
  let owner: uid_t

  /// The file's bytes; nil where there is none.
  ///
  /// It is checked before and after opening, since another file may have taken its place in between.
  func read() throws(KeyError) -> [UInt8]? {
    var facts = stat()
    guard lstat(path, &facts) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(path: path, code: errno)
    }
    try check(facts)
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, code: errno) }
    defer { close(descriptor) }
    guard fstat(descriptor, &facts) == 0 else { throw .unreadable(path: path, code: errno) }
    try check(facts)
    return try bytes(of: descriptor)
  }

  private func check(_ facts: stat) throws(KeyError) {
    let kind = facts.st_mode & S_IFMT
    if kind == S_IFLNK { throw .unsafe(path: path, .link) }
    if kind != S_IFREG { throw .unsafe(path: path, .notRegular) }
    if facts.st_uid != owner { throw .unsafe(path: path, .notOwn) }
    if facts.st_mode & 0o077 != 0 { throw .unsafe(path: path, .openToOthers) }
  }

  /// Reads at most twice the length of the longest key; anything longer is refused.
  private func bytes(of descriptor: Int32) throws(KeyError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 2 * ProviderKey.longest)
    var length = 0
    while length < buffer.count {
      let count = buffer.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[length...])
        return Glibc.read(descriptor, rest.baseAddress, rest.count)
      }
      if count == 0 { return Array(buffer[..<length]) }
      guard count > 0 || errno == EINTR else { throw .unreadable(path: path, code: errno) }
      length += max(count, 0)
    }
    throw .unusable(.file(path: path), .tooLong)
  }

  /// Writes a file with these bytes to the path, whole or not at all.
  func replace(with bytes: [UInt8]) throws(KeyError) {
    let draft = path + ".new"
    unlink(draft)
    do throws(KeyError) {
      try write(bytes, to: draft)
      guard rename(draft, path) == 0 else { throw .unwritable(path: path, code: errno) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private func write(_ bytes: [UInt8], to draft: String) throws(KeyError) {
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unwritable(path: path, code: errno) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw .unwritable(path: path, code: errno) }
      rest = rest.dropFirst(max(count, 0))
    }
    guard fsync(descriptor) == 0 else { throw .unwritable(path: path, code: errno) }
  }

  /// Removes the file, or whatever is at its path unless that is a folder; false where there is nothing.
  func remove() throws(KeyError) -> Bool {
    if unlink(path) == 0 { return true }
    if errno == ENOENT || errno == ENOTDIR { return false }
    throw .unwritable(path: path, code: errno)
  }

  /// Makes a folder and its parents, for the user alone.
  static func makeFolder(_ path: String) throws(KeyError) {
    for end in path.indices.dropFirst() where path[end] == "/" { mkdir(String(path[..<end]), 0o700) }
    if mkdir(path, 0o700) == 0 { return }
    guard errno == EEXIST, chmod(path, 0o700) == 0 else { throw .unwritable(path: path, code: errno) }
  }
}
