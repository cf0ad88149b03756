internal import CSQLite
internal import Sealing

/// One connection to a database, with the statements it has prepared.
final class Connection {
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  private let lists = ListReader()
  private(set) var durability = Durability.powerLoss
  /// The timeout for locks, and the disk (VFS) to use.
  let limits: StoreLimits
  /// Encrypts everything that is written to the disk; nil for a database that is not sealed.
  private let disk: SealedDisk?
  var seal: OpenSeal? { disk?.open }
  /// How long to wait for a lock, in milliseconds.
  var timeout: Int { limits.timeout }

  /// What a write survives once it is reported as done.
  enum Durability: String {
    /// The end of the process, by whatever means.
    case kill = "NORMAL"
    /// A power failure, too.
    case powerLoss = "FULL"
  }

  /// Runs once, before SQLite is first used.
  private static let setUp: Void = larder_sqlite_count_no_memory()

  /// - Parameter seal: opens a sealed database; a new file is created sealed.
  init(
    _ place: DatabasePlace, _ limits: StoreLimits = StoreLimits(), seal: OpenSeal? = nil
  ) throws(StoreError) {
    Connection.setUp
    self.limits = limits
    disk = try seal.map { seal throws(StoreError) in
      do throws(SealingError) { return try SealedDisk(seal, over: limits.disk) } catch { throw .seal(error) }
    }
    var opened: OpaquePointer?
    // Without SQLite's mutex: a connection is used by one task at a time, because its owner is not sendable.
    let flags = place.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(place.name, &opened, flags, disk?.name ?? limits.disk)
    guard code == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw StoreError(sqliteCode: code)
    }
    handle = opened
    sqlite3_busy_timeout(handle, Int32(clamping: limits.timeout))
    _ = larder_sqlite_configure(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
    try execute(
      """
      PRAGMA trusted_schema = OFF; PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON;
      PRAGMA temp_store = MEMORY; PRAGMA synchronous = FULL;
      """)
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// The texts of the statements prepared so far.
  var preparedTexts: [String] { statements.keys.sorted() }

  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether the path no longer leads to the opened file: the file was replaced or removed.
  var hasMoved: Bool {
    var moved: Int32 = 0
    return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0
  }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// The row id of the row inserted last.
  var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Runs several statements without arguments or results.
  func execute(_ text: String) throws(StoreError) {
    let code = sqlite3_exec(handle, text, nil, nil, nil)
    guard code == SQLITE_OK else { throw StoreError(sqliteCode: code, of: handle, to: text) }
  }

  /// Replaces another connection's database with a copy of this one.
  func copy(to other: Connection) throws(StoreError) {
    guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
      throw StoreError(sqliteCode: sqlite3_extended_errcode(other.handle))
    }
    sqlite3_backup_step(backup, -1)
    let code = sqlite3_backup_finish(backup)
    guard code == SQLITE_OK else { throw StoreError(sqliteCode: code) }
  }

  /// Sets the durability of later writes. To be called only outside a transaction.
  func setDurability(_ wanted: Durability) throws(StoreError) {
    guard wanted != durability else { return }
    try execute("PRAGMA synchronous = \(wanted.rawValue)")
    durability = wanted
  }

  /// The statement with this text, which is prepared only once. Call `finish` on it after use.
  func statement(_ text: String) throws(StoreError) -> Statement {
    if let kept = statements[text], !kept.isBusy {
      kept.begin()
      return kept
    }
    let statement = Statement(handle: try prepare(text), lists: lists)
    statement.begin()
    if statements[text] == nil { statements[text] = statement }
    return statement
  }

  /// Prepares a statement before it is needed.
  func prepareAhead(_ text: String) throws(StoreError) { try statement(text).finish() }

  /// Drops all prepared statements. None may be in use.
  func dropStatements() { statements = [:] }

  private func prepare(_ text: String) throws(StoreError) -> OpaquePointer {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw StoreError(sqliteCode: code, of: handle, to: text) }
    return prepared
  }
}
