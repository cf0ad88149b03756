internal import Glibc

/// What the system is asked about a folder that is shared.
enum SharedFolder {
  /// Names that are looked at in one folder.
  private static let mostNames = 200_000

  /// Makes a folder and those that it is in; false where that cannot be done.
  static func make(_ path: String) -> Bool {
    if mkdir(path, 0o777) == 0 || isFolder(path) { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      make(String(path[..<slash]))
    else { return false }
    return mkdir(path, 0o777) == 0 || isFolder(path)
  }

  private static func isFolder(_ path: String) -> Bool {
    let code = errno
    defer { errno = code }
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, but for hidden ones; none where it is not there.
  static func names(in path: String) -> [String] {
    guard let listing = opendir(path) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while names.count < mostNames, let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  static func remove(_ path: String) { unlink(path) }

  /// What the system said last.
  static var fault: CarrierError {
    switch errno {
    case EACCES, EPERM, EROFS: .notPermitted
    case ENOSPC, EDQUOT: .full
    case ENOENT, ENOTDIR: .notThere
    case let code: .failed(code: String(code))
    }
  }
}
