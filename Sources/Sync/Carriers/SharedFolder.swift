internal import Glibc

/// System calls for a shared folder.
enum SharedFolder {
  /// The most names that are read from one folder.
  private static let mostNames = 200_000

  /// Creates a folder with its parents; false where that fails.
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

  /// The names in a folder without hidden ones; empty where the folder does not exist.
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

  /// The last error of the system as a `CarrierError`.
  static var fault: CarrierError {
    switch errno {
    case EACCES, EPERM, EROFS: .notPermitted
    case ENOSPC, EDQUOT: .full
    case ENOENT, ENOTDIR: .notThere
    case let code: .failed(code: String(code))
    }
  }
}
