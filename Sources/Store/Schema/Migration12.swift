extension Migration {
  /// Corrections to the food at home: what was thrown away, and what was counted.
  static let pantry = Migration(
    version: 12,
    statements: """
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
      """)
}
