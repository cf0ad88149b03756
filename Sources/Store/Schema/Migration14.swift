internal import FoundationEssentials
internal import Merging
internal import Nutrition

extension Migration {
  /// Foods that several devices of the household have created independently: the words under which identical foods are
  /// found, and which food stands for which.
  static let sameFoods = Migration(
    version: 14,
    statements: """
      CREATE TABLE shared_food (
        word TEXT NOT NULL,
        food BLOB NOT NULL CHECK (length(food) = 16),
        PRIMARY KEY (word, food)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE shared_same_food (
        food BLOB NOT NULL PRIMARY KEY CHECK (length(food) = 16),
        stands BLOB NOT NULL CHECK (length(stands) = 16)
      ) STRICT, WITHOUT ROWID;
      """,
    work: { connection throws(StoreError) in try connection.noteSharedFoods() })
}

extension Connection {
  /// Indexes the foods in the commits that are here already.
  fileprivate func noteSharedFoods() throws(StoreError) {
    let writes = try all("SELECT text FROM shared_write") { row in try? RecordWrite(text: row.bytes()) }
    for case let write? in writes where write.kind == .food { try note(write) }
  }
}
