internal import Glibc
internal import Nutrition

/// The folder that holds the database. What larder creates in it is readable by its owner alone, whatever the umask
/// says; existing files keep their modes.
struct HomeFolder {
  let path: String

  var database: String { path + "/larder.db" }
  /// The database of foods of outside sources.
  var references: String { path + "/reference.db" }

  /// Creates the folder and an empty database where there is none. SQLite gives the files it adds the database's mode.
  func prepare(_ database: String) throws(StoreError) {
    try makeFolder(path)
    let descriptor = open(database, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      guard errno == EEXIST else { throw HomeFolder.failure(errno) }
      guard access(database, R_OK) == 0 else { throw HomeFolder.failure(errno) }
      // The write-ahead log is written even for reading, so the folder has to be writable, too.
      guard access(database, W_OK) == 0, access(path, W_OK) == 0 else { throw .readOnly }
      return
    }
    fchmod(descriptor, 0o600)
    close(descriptor)
  }

  private func makeFolder(_ path: String) throws(StoreError) {
    var failure = HomeFolder.makeOne(path)
    if failure == ENOENT, let parent = HomeFolder.parent(of: path) {
      try makeFolder(parent)
      failure = HomeFolder.makeOne(path)
    }
    guard failure == 0 || failure == EEXIST else { throw HomeFolder.failure(failure) }
  }

  /// Returns the error number, 0 for none. The mode is set in a second step, because the umask cuts the first one.
  private static func makeOne(_ path: String) -> Int32 {
    guard mkdir(path, 0o700) == 0 else { return errno }
    return chmod(path, 0o700) == 0 ? 0 : errno
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return nil }
    return String(path[..<slash])
  }

  private static func failure(_ code: Int32) -> StoreError {
    switch code {
    case EACCES, EPERM: .cannotOpen(.notPermitted)
    case ENOTDIR: .cannotOpen(.notAFolder)
    case EROFS: .readOnly
    case ENOSPC, EDQUOT: .full
    case EIO: .diskFailed
    default: .cannotOpen(.other)
    }
  }
}
