internal import Glibc

/// The folder within a home in which a repair works on copies, so that nothing is written to the damaged files.
struct RepairWorkshop {
  let home: HomeFolder

  /// A copy of the damaged database.
  var damaged: String { home.workshop + "/damaged.db" }
  /// A copy of the newest backup of the home; a second copy, because it may have to be migrated.
  var copy: String { home.workshop + "/copy.db" }
  /// The repaired database, while it is being written.
  var repaired: String { home.workshop + "/larder.db" }

  /// Empties the folder and copies the damaged database into it.
  func prepare() throws(StoreError) {
    remove()
    guard mkdir(home.workshop, 0o700) == 0 else { throw errno == ENOSPC ? .full : .cannotOpen(.notPermitted) }
    try copyFile(home.database, to: damaged)
    if access(home.database + "-wal", F_OK) == 0 { try copyFile(home.database + "-wal", to: damaged + "-wal") }
  }

  /// Whether the damaged database has no bytes left: SQLite would take that for a new, empty one.
  var isEmpty: Bool {
    var facts = stat()
    return stat(damaged, &facts) == 0 && facts.st_size == 0
  }

  func remove() {
    for database in [damaged, copy, repaired] { remove(database: database) }
    rmdir(home.workshop)
  }

  /// Removes a database with the files that SQLite puts beside it.
  func remove(database: String) {
    for end in ["", "-wal", "-shm", "-journal"] { unlink(database + end) }
  }

  func copyFile(_ source: String, to target: String) throws(StoreError) {
    let from = open(source, O_RDONLY | O_CLOEXEC)
    guard from >= 0 else { throw .cannotOpen(errno == EACCES ? .notPermitted : .other) }
    defer { close(from) }
    let to = open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard to >= 0 else { throw errno == ENOSPC ? .full : .cannotOpen(.other) }
    defer { close(to) }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(from, &piece, piece.count)
      if count == 0 { break }
      guard count > 0 else { throw .diskFailed }
      var start = 0
      while start < count {
        let written = piece.withUnsafeBytes { write(to, $0.baseAddress?.advanced(by: start), count - start) }
        guard written > 0 else { throw errno == ENOSPC ? .full : .diskFailed }
        start += written
      }
    }
    guard fsync(to) == 0 else { throw .diskFailed }
  }

  /// Restores the header of the damaged copy to what every database of larder's has; the rest of it may be readable.
  /// The schema version is set to the newest.
  func mendHeader() {
    let file = open(damaged, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    func put(_ bytes: [UInt8], at place: off_t) { _ = pwrite(file, bytes, bytes.count, place) }
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    put(Array("SQLite format 3\0".utf8) + [0x10, 0, 2, 2, 0, 64, 32, 32], at: 0)
    put(number(4), at: 44)
    put(number(1), at: 56)
    put(number(Schema.version), at: 60)
    put(number(Schema.applicationID), at: 68)
  }
}
