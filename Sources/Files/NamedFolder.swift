internal import Glibc

/// The regular files directly in a folder, without links and hidden files.
package struct NamedFolder: Sendable {
  /// A file and when it was last changed.
  package struct File: Hashable, Sendable {
    /// Including the folder's path.
    package let path: String
    /// Nanoseconds since 1970.
    package let changed: Int
  }

  /// Newest first; files changed at the same time are sorted by name.
  package let files: [File]

  /// The most names that are looked at.
  private static let most = 20_000

  package init(_ path: String) throws(FileError) {
    guard !path.utf8.contains(0) else { throw .absent }
    guard let folder = opendir(path) else { throw errno == ENOTDIR ? .absent : FileError(code: errno) }
    defer { closedir(folder) }
    var files: [File] = []
    var looked = 0
    while looked < NamedFolder.most, let entry = readdir(folder) {
      looked += 1
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix(".") else { continue }
      var facts = stat()
      guard lstat("\(path)/\(name)", &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { continue }
      let changed = facts.st_mtim.tv_sec * 1_000_000_000 + facts.st_mtim.tv_nsec
      files.append(File(path: "\(path)/\(name)", changed: changed))
    }
    self.files = files.sorted { ($1.changed, $0.path) < ($0.changed, $1.path) }
  }
}
