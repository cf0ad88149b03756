extension Migration {
  /// Water by the glass, and whether a day's activity adds to its allowance.
  static let water = Migration(version: 4, statements: [waterTable, exercise].joined(separator: "\n"))

  private static let waterTable = """
    CREATE TABLE water (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      profile BLOB NOT NULL REFERENCES profile,
      day INTEGER NOT NULL,
      at INTEGER NOT NULL,
      millilitres INTEGER NOT NULL CHECK (millilitres > 0)
    ) STRICT;
    CREATE INDEX water_by_day ON water (profile, day, created, id);
    """

  // A target sets this from a day on, and the days keep it as they keep the base, so that past days do not change. The
  // table of days is created again because its generated columns have changed.
  private static let exercise = """
    ALTER TABLE target ADD COLUMN exercise TEXT CHECK (exercise IN ('counted', 'ignored'));
    CREATE TABLE settled_day (
      profile BLOB NOT NULL,
      day INTEGER NOT NULL,
      energy INTEGER,
      protein INTEGER,
      carbohydrate INTEGER,
      fat INTEGER,
      saturated_fat INTEGER,
      sugar INTEGER,
      fibre INTEGER,
      sodium INTEGER,
      incomplete INTEGER NOT NULL,
      worst_tier TEXT,
      estimated_energy INTEGER NOT NULL,
      entries INTEGER NOT NULL,
      active_energy INTEGER NOT NULL,
      active_read_at INTEGER,
      base_target INTEGER NOT NULL,
      exercise TEXT CHECK (exercise IN ('counted', 'ignored')),
      allowance INTEGER NOT NULL AS (
        base_target + CASE exercise WHEN 'ignored' THEN 0 ELSE active_energy END),
      remaining INTEGER NOT NULL AS (
        base_target + CASE exercise WHEN 'ignored' THEN 0 ELSE active_energy END - coalesce(energy, 0)),
      PRIMARY KEY (profile, day)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO settled_day (
      profile, day, energy, protein, carbohydrate, fat, saturated_fat, sugar, fibre, sodium, incomplete, worst_tier,
      estimated_energy, entries, active_energy, active_read_at, base_target
    ) SELECT
      profile, day, energy, protein, carbohydrate, fat, saturated_fat, sugar, fibre, sodium, incomplete, worst_tier,
      estimated_energy, entries, active_energy, active_read_at, base_target
    FROM day;
    DROP TABLE day;
    ALTER TABLE settled_day RENAME TO day;
    """
}
