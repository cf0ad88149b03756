internal import CSQLite

extension StoreError {
  /// What an extended result code of SQLite means here.
  ///
  /// - Parameters:
  ///   - connection: the database that answered so, which has a message; nil where there is none, or another one by now.
  ///   - statement: the statement that it answered.
  package init(sqliteCode code: Int32, of connection: OpaquePointer? = nil, to statement: String? = nil) {
    switch code {
    // A short read, a sealed page that cannot be opened, a corrupt file system.
    case SQLITE_IOERR | (2 << 8), SQLITE_IOERR | (32 << 8), SQLITE_IOERR | (33 << 8): self = .damaged
    case SQLITE_IOERR | (19 << 8): self = .full  // no room for the shared memory of the log
    case SQLITE_IOERR | (12 << 8): self = .noMemory  // for what the disk is asked with
    default:
      self =
        StoreError(primaryCode: code & 0xff, extended: code)
        ?? .failed(SQLiteFailure(code: code, of: connection, to: statement))
    }
  }

  private init?(primaryCode: Int32, extended: Int32) {
    switch primaryCode {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .locked
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: self = .damaged
    case SQLITE_READONLY: self = .readOnly
    case SQLITE_FULL: self = .full
    case SQLITE_NOMEM: self = .noMemory
    case SQLITE_IOERR: self = .diskFailed
    case SQLITE_PERM, SQLITE_AUTH: self = .cannotOpen(.notPermitted)
    case SQLITE_CANTOPEN: self = .cannotOpen(.other)
    case SQLITE_CONSTRAINT: self = .refused(Constraint(extendedCode: extended))
    default: return nil
    }
  }
}

extension StoreError.Constraint {
  fileprivate init(extendedCode: Int32) {
    // The extended codes are macros with a shift, which Swift does not import.
    switch extendedCode >> 8 {
    case 1: self = .check
    case 3: self = .foreignKey
    case 5: self = .notNull
    case 6, 8: self = .unique
    default: self = .other
    }
  }
}

extension SQLiteFailure {
  /// As long a statement is told as names what it is about.
  private static let told = 120

  fileprivate init(code: Int32, of connection: OpaquePointer?, to statement: String?) {
    let message = if let connection { sqlite3_errmsg(connection) } else { sqlite3_errstr(code) }
    self.init(
      code: Int(code), message: message.map { String(cString: $0) } ?? "",
      statement: statement.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(Self.told) }
        .map(String.init))
  }
}
