internal import Glibc

/// The folder within a home in which a repair works: on copies, so that nothing is written to what is damaged.
struct RepairWorkshop {
  let home: HomeFolder

  /// The damaged database, copied.
  var damaged: String { home.workshop + "/damaged.db" }
  /// The newest copy of the home, copied again: it may have to be brought up to date.
  var copy: String { home.workshop + "/copy.db" }
  /// The sound one that comes to be.
  var repaired: String { home.workshop + "/larder.db" }

  /// Begins anew.
  func prepare() throws(StoreError) {
    remove()
    guard mkdir(home.workshop, 0o700) == 0 else { throw errno == ENOSPC ? .full : .cannotOpen(.notPermitted) }
    try copyFile(home.database, to: damaged)
    if access(home.database + "-wal", F_OK) == 0 { try copyFile(home.database + "-wal", to: damaged + "-wal") }
  }

  /// Whether no byte is left of the damaged database: to SQLite that is one in which nothing was ever saved.
  var isEmpty: Bool {
    var facts = stat()
    return stat(damaged, &facts) == 0 && facts.st_size == 0
  }

  func remove() {
    for database in [damaged, copy, repaired] { remove(database: database) }
    rmdir(home.workshop)
  }

  /// Removes a database, with what SQLite puts beside it.
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

  /// Makes the beginning of the damaged copy what it is in every database of larder's; the rest of it may be readable. The
  /// number of the schema is that of the newest.
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
