import FoundationEssentials
import Glibc
import Nutrition
import Proposals
import Store
import Testing

struct OpeningTests {
  let home: TemporaryHome
  /// No waiting for locks in tests.
  let hurried = StoreLimits(timeout: 0)

  init() throws {
    home = try TemporaryHome()
  }

  private func open(_ limits: StoreLimits? = nil) throws(StoreError) -> Store {
    try Store.open(.home(home.path), limits: limits ?? hurried)
  }

  @Test func `a new home has one profile and nothing of a person`() throws {
    let store = try open()
    var seed = Profile(id: me, created: Instant(milliseconds: 0), name: "me")
    seed.isDefault = true
    #expect(try store.everything() == [.profile(seed)])
    #expect(try store.defaultProfile() == seed)
  }

  @Test func `what was saved is there at the next start`() throws {
    try open().commit(1, [.insert(.meal(meal(20)))])
    #expect(try open().meal(id(20))?.meal == meal(20))
  }

  @Test func `the home is the owner's alone`() throws {
    let path = home.path + "/a/b/"
    let store = try Store.open(.home(path))
    try store.commit(1, [.insert(.meal(meal(20)))])
    #expect(mode(of: home.path + "/a") == "700")
    #expect(mode(of: path) == "700")
    for file in ["larder.db", "larder.db-wal", "larder.db-shm"] { #expect(mode(of: path + "/" + file) == "600") }
  }

  @Test func `the umask neither opens nor closes the home`() async {
    await #expect(processExitsWith: .success) {
      for mask in [0, 0o777] as [mode_t] {
        let home = try TemporaryHome()
        umask(mask)
        let store = try Store.open(.home(home.path + "/home"))
        try store.commit(1, [.insert(.meal(meal(20)))])
        let modes = ["", "/larder.db", "/larder.db-wal"].map { mode(of: home.path + "/home" + $0) }
        guard modes == ["700", "600", "600"] else { exit(2) }
      }
    }
  }

  @Test func `a home without a name is nowhere`() {
    #expect(throws: StoreError.cannotOpen(.other)) { try Store.open(.home("")) }
  }

  @Test func `a folder that is there keeps its mode`() throws {
    chmod(home.path, 0o755)
    _ = try open()
    #expect(mode(of: home.path) == "755")
  }

  @Test func `an empty file becomes a database`() throws {
    write([], to: home.database)
    #expect(try open().profiles().count == 1)
  }

  @Test func `a database of a newer larder is left alone`() throws {
    try open().commit(1, [.insert(.meal(meal(20)))])
    try RawDatabase(home.database).execute("PRAGMA user_version = 99")
    #expect(throws: StoreError.newer(found: 99, known: 16)) { try open() }
    #expect(try RawDatabase(home.database).column(0, of: "SELECT count(*) FROM meal") == ["1"])
  }

  @Test func `a text file is not a database`() throws {
    write("Dear diary, today I had pasta. ".utf8.map { $0 } + Array(repeating: 32, count: 8_000), to: home.database)
    #expect(throws: StoreError.damaged) { try open() }
  }

  @Test(arguments: [40, 3_000, 20_000])
  func `a database that was cut off is damaged`(size: Int) throws {
    try open().commit(1, [.insert(.meal(meal(20)))])
    truncate(home.database, size)
    #expect(throws: StoreError.damaged) { try open().everything() }
  }

  @Test func `a database of another program is not taken over`() throws {
    try RawDatabase(home.database).execute("CREATE TABLE song (name TEXT); PRAGMA user_version = 1")
    #expect(throws: StoreError.damaged) { try open() }
    #expect(try RawDatabase(home.database).column(1, of: "SELECT * FROM sqlite_schema") == ["song"])
  }

  @Test func `while another program writes, nothing is saved and reading goes on`() throws {
    let store = try open()
    try store.bookkeeping.keep(proposal(1, [.insert(.meal(meal(20)))]), state: .waiting)
    let other = try RawDatabase(home.database)
    try other.execute("BEGIN IMMEDIATE")
    #expect(throws: StoreError.locked) { try store.commit(1, [.insert(.meal(meal(20)))]) }
    #expect(try store.bookkeeping.drafts().count == 1)
    #expect(try open().profiles().count == 1)
    try other.execute("ROLLBACK")
    try store.commit(1, [.insert(.meal(meal(20)))])
    #expect(try store.bookkeeping.drafts().isEmpty)
  }

  @Test func `a new home that another program is making says that it is locked`() throws {
    let other = try RawDatabase(home.database)
    try other.execute("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; CREATE TABLE x (y)")
    #expect(throws: StoreError.locked) { try open() }
  }

  /// Each at its own connection, as so many programs are.
  @Test(arguments: 1...25)
  func `several that start at once in a new home all find it whole`(round: Int) async throws {
    let path = home.path + "/new"
    let saved = try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...5 {
        group.addTask {
          let store = try Store.open(.home(path))
          try store.commit(number, [.insert(.meal(meal(20 + number)))])
          _ = try ReferenceStore.open(.home(path))
        }
      }
      try await group.waitForAll()
      return try Store.open(.home(path)).everything().count
    }
    #expect(saved == 6)
  }

  @Test func `a database that is half made by another program is waited for`() async throws {
    let other = try RawDatabase(home.database)
    try other.execute("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; CREATE TABLE x (y)")
    let path = home.path
    async let opened = Task.detached {
      try Store.open(.home(path), limits: StoreLimits(timeout: 60_000)).profiles().count
    }.value
    usleep(30_000)
    try other.execute("ROLLBACK")
    #expect(try await opened == 1)
  }

  @Test func `a full database keeps what it has, and the draft`() throws {
    try open().commit(1, [.insert(.food(food(10)))])
    let pages = try #require(Int(RawDatabase(home.database).column(0, of: "PRAGMA page_count")[0]))
    let store = try open(StoreLimits(pages: pages + 2))
    let changes = (0..<400).map { Change.insert(.food(food(1_000 + $0))) }
    try store.bookkeeping.keep(proposal(2, [changes[0]]), state: .waiting)
    let before = try store.stateHash()
    #expect(throws: StoreError.full) { try store.commit(2, changes) }
    #expect(try store.stateHash() == before)
    #expect(try store.bookkeeping.drafts().map(\.proposal.id) == [id(2)])
    #expect(try open().stateHash() == before)
  }

  @Test func `a home that may not be written is read-only`() async {
    await #expect(processExitsWith: .success) {
      let home = try TemporaryHome()
      _ = try Store.open(.home(home.path))
      chmod(home.path, 0o755)
      chmod(home.database, 0o444)
      if getuid() == 0 { setuid(65_534) }
      do {
        _ = try Store.open(.home(home.path))
        exit(2)
      } catch StoreError.readOnly {
        exit(0)
      }
    }
  }

  @Test func `a home that may not be read is not permitted`() async {
    await #expect(processExitsWith: .success) {
      let home = try TemporaryHome()
      _ = try Store.open(.home(home.path))
      chmod(home.path, 0o755)
      chmod(home.database, 0o000)
      if getuid() == 0 { setuid(65_534) }
      do {
        _ = try Store.open(.home(home.path))
        exit(2)
      } catch StoreError.cannotOpen(.notPermitted) {
        exit(0)
      }
    }
  }

  @Test func `a file in the place of the home is no folder`() throws {
    write([1], to: home.path + "/file")
    #expect(throws: StoreError.cannotOpen(.notAFolder)) { try Store.open(.home(home.path + "/file")) }
    #expect(throws: StoreError.cannotOpen(.notAFolder)) { try Store.open(.home(home.path + "/file/below")) }
  }

  @Test func `a commit that was reported outlasts a kill`() async throws {
    let path = home.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let store = try Store.open(.home(path))
      try store.commit(1, [.insert(.meal(meal(20))), .insert(.entry(quick(30, in: id(20))))])
      try store.bookkeeping.keep(proposal(2, [.insert(.meal(meal(21)))]), state: .waiting)
      kill(getpid(), SIGKILL)
    }
    let store = try open()
    #expect(try store.dayRecord(of: me, on: friday)?.figures.energy == FixedDecimal(450))
    #expect(try store.bookkeeping.drafts().map(\.proposal.id) == [id(2)])
    #expect(try store.meal(id(21)) == nil)
  }

  @Test func `a fault is told in SQLite's words, with the statement and without what was bound to it`() throws {
    let store = try open()
    try RawDatabase(home.database).execute("ALTER TABLE weight RENAME TO elsewhere")
    let error = #expect(throws: StoreError.self) { try store.weights(of: me, limit: 1) }
    guard case .failed(let failure) = error else { throw RawDatabaseError(code: 0) }
    #expect(failure.code == 1 && failure.message == "no such table: weight")
    #expect(failure.statement?.hasPrefix("SELECT ") == true)
    #expect(!failure.description.contains(me.uuidString))
  }
}

struct SQLiteCodeTests {
  @Test(
    arguments: [
      (5, .locked), (6, .locked), (261, .locked), (11, .damaged), (26, .damaged), (522, .damaged), (267, .damaged),
      (8, .readOnly), (1_032, .readOnly), (13, .full), (4_874, .full), (10, .diskFailed), (778, .diskFailed),
      (14, .cannotOpen(.other)), (3, .cannotOpen(.notPermitted)), (787, .refused(.foreignKey)), (275, .refused(.check)),
      (1_299, .refused(.notNull)), (2_067, .refused(.unique)), (1_555, .refused(.unique)),
      (1, .failed(SQLiteFailure(code: 1, message: "SQL logic error"))),
      (7, .noMemory), (3_082, .noMemory),
    ] as [(Int32, StoreError)])
  func `a result code of SQLite is one fact`(code: Int32, error: StoreError) {
    #expect(StoreError(sqliteCode: code) == error)
  }
}
