import Nutrition
import Proposals
import Store
import Testing

struct EmptyingTests {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  /// Every row of every table.
  private func rows(of path: String) throws -> [String: [[String]]] {
    let database = try RawDatabase(path)
    let tables = try database.column(0, of: "SELECT name FROM sqlite_schema WHERE type = 'table'")
    return try Dictionary(
      uniqueKeysWithValues: tables.map { table in
        let columns = try database.column(0, of: "SELECT name FROM pragma_table_info('\(table)')")
        return (table, try columns.map { try database.column(0, of: "SELECT quote(\"\($0)\") FROM \"\(table)\"") })
      })
  }

  @Test func `an emptied home has what a new one has, whichever tables had rows`() throws {
    let new = try TemporaryHome()
    _ = try Store.open(.home(new.path))
    let newest = try #require(ReleasedSchema.all.last)
    try RawDatabase(home.database).execute(newest.text)
    try RawDatabase(home.database).execute(
      """
      INSERT INTO food_use VALUES (zeroblob(16), zeroblob(16), 1, 0, 100);
      INSERT INTO shared_home VALUES (1, zeroblob(16), 'a folder', 'kitchen', zeroblob(16), zeroblob(32), x'00', 0, NULL);
      """)
    let untouched = try rows(of: home.database).filter { $0.value.contains(where: \.isEmpty) }.keys.sorted()
    #expect(untouched == [])
    _ = try Store.open(.home(home.path)).emptied()
    #expect(try rows(of: home.database) == rows(of: new.database))
  }

  @Test func `an emptied store takes records as a new one does`() throws {
    let store = try Store.open(.memory)
    try store.commit(1, wholeHousehold.map { .insert($0) })
    let emptied = try store.emptied()
    let new = try Store.open(.memory)
    for store in [emptied, new] { try store.commit(2, [.insert(.food(food(70)))]) }
    #expect(try emptied.stateHash() == new.stateHash())
    #expect(try emptied.everything() == new.everything())
    #expect(try emptied.discrepancies().isEmpty)
  }
}
