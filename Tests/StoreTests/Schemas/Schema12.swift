// A database of schema 12: that of schema 11 with what the release that brought it added. Frozen.
enum Schema12 {
  private static let pantry = #"""
    CREATE TABLE pantry_change (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      at INTEGER NOT NULL,
      day INTEGER NOT NULL,
      food BLOB NOT NULL CHECK (length(food) = 16),
      kind TEXT NOT NULL CHECK (kind IN ('thrown_away', 'counted')),
      grams INTEGER NOT NULL CHECK (grams BETWEEN 0 AND 100000000)
    ) STRICT;
    CREATE INDEX pantry_change_by_time ON pantry_change (at, id);
    CREATE INDEX pantry_change_by_food ON pantry_change (food);
    INSERT INTO pantry_change VALUES(X'00000000000040008000000000000064',1795176180000,1795176540000,1795174200000,20777,X'00000000000040008000000000000046','counted',500000);
    """#

  static let text = Schema11.text + pantry + "PRAGMA user_version = 12;"
}
