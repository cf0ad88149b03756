internal import Glibc

/// Unfinished files that killed programs have left beside a target file, such as "larder.db.larder-4711.part", and the
/// files that SQLite puts beside them.
struct Leftovers {
  private static let mark = ".larder-"
  private static let end = ".part"
  private static let companions = ["-journal", "-wal", "-shm"]

  private let path: String
  private let folder: String

  init(beside path: String) {
    self.path = path
    folder = Leftovers.folder(of: path)
  }

  /// The path under which this process writes the file before it is finished.
  var ownDraft: String { "\(path)\(Leftovers.mark)\(getpid())\(Leftovers.end)" }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
  }

  /// Removes drafts that no running program is writing, of any target file in the folder.
  func remove() {
    for name in names() {
      let draft = folder + name
      let descriptor = open(draft, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else {
        // The draft itself is gone, and only the files beside it are left.
        if errno == ENOENT { Leftovers.remove(draft: draft) }
        continue
      }
      defer { close(descriptor) }
      var facts = stat()
      guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_uid == geteuid(),
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      Leftovers.remove(draft: draft)
    }
  }

  static func remove(draft: String) {
    for name in companions { unlink(draft + name) }
    unlink(draft)
  }

  /// The names of the drafts in the folder, without the endings of the files beside them.
  private func names() -> Set<String> {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: Set<String> = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let draft = Leftovers.draft(in: name) { names.insert(draft) }
    }
    return names
  }

  static func isDraft(_ path: String) -> Bool {
    draft(in: String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])) != nil
  }

  /// "a.db.larder-4711.part" for "a.db.larder-4711.part-journal"; nil for a name that does not belong to a draft.
  private static func draft(in name: String) -> String? {
    let name = companions.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
    guard name.hasSuffix(end), let mark = name.ranges(of: mark).last else { return nil }
    let number = name[mark.upperBound...].dropLast(end.count)
    return !number.isEmpty && number.utf8.allSatisfy({ (48...57).contains($0) }) ? name : nil
  }
}
