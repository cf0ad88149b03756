/// What was eaten, what was done, and what the program keeps beside it, in the newest schema.
extension Schema {
  static let diary = """
    CREATE TABLE meal (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      profile BLOB NOT NULL REFERENCES profile,
      at INTEGER NOT NULL,
      zone TEXT NOT NULL,
      day INTEGER NOT NULL,
      slot TEXT NOT NULL CHECK (slot IN ('breakfast', 'lunch', 'dinner', 'snack')),
      title TEXT,
      notes TEXT,
      health_score INTEGER CHECK (health_score BETWEEN 0 AND 100),
      origin TEXT NOT NULL CHECK (origin IN ('typed', 'photo', 'scan', 'repeat'))
    ) STRICT;
    CREATE INDEX meal_by_day ON meal (profile, day, at, id);
    CREATE INDEX meal_by_slot ON meal (profile, slot, day, at, id);

    CREATE TABLE entry (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      meal BLOB NOT NULL REFERENCES meal,
      position INTEGER NOT NULL CHECK (position >= 1),
      kind TEXT NOT NULL CHECK (kind IN ('food', 'recipe', 'quick')),
      reference BLOB CHECK (length(reference) = 16),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      grams INTEGER CHECK (grams BETWEEN 1 AND 100000000),
      servings INTEGER CHECK (servings > 0),
      skipped INTEGER NOT NULL CHECK (skipped IN (0, 1)),
      energy INTEGER CHECK (energy >= 0),
      protein INTEGER CHECK (protein >= 0),
      carbohydrate INTEGER CHECK (carbohydrate >= 0),
      fat INTEGER CHECK (fat >= 0),
      saturated_fat INTEGER CHECK (saturated_fat >= 0),
      sugar INTEGER CHECK (sugar >= 0),
      fibre INTEGER CHECK (fibre >= 0),
      sodium INTEGER CHECK (sodium >= 0),
      tier TEXT NOT NULL CHECK (tier IN ('label', 'database', 'remembered', 'estimated', 'unknown')),
      source TEXT NOT NULL,
      source_corrected INTEGER NOT NULL CHECK (source_corrected IN (0, 1)),
      spread INTEGER CHECK (spread > 100000000)
    ) STRICT;
    CREATE INDEX entry_by_meal ON entry (meal, position, id);
    CREATE INDEX entry_by_reference ON entry (reference, created, id) WHERE reference IS NOT NULL;
    CREATE INDEX entry_by_name ON entry (name, created, id);
    CREATE INDEX entry_by_creation ON entry (created, id);

    CREATE TABLE day (
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
      allowance INTEGER NOT NULL AS ( base_target + CASE exercise WHEN 'ignored' THEN 0 ELSE active_energy END),
      remaining INTEGER NOT NULL AS ( base_target + CASE exercise WHEN 'ignored' THEN 0 ELSE
        active_energy END - coalesce(energy, 0)),
      PRIMARY KEY (profile, day)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE weekly_report (
      profile BLOB NOT NULL,
      week INTEGER NOT NULL,
      made INTEGER NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (profile, week)
    ) STRICT, WITHOUT ROWID;
    """

  static let journal = """
    CREATE TABLE journal (
      sequence INTEGER NOT NULL PRIMARY KEY,
      proposal BLOB NOT NULL UNIQUE CHECK (length(proposal) = 16),
      tool TEXT,
      undoes INTEGER REFERENCES journal,
      takes_back INTEGER NOT NULL CHECK (takes_back IN (0, 1)),
      undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
      at INTEGER NOT NULL,
      profile BLOB NOT NULL,
      summary TEXT NOT NULL,
      changes TEXT NOT NULL,
      notes TEXT,
      hash BLOB CHECK (length(hash) = 32),
      erased BLOB CHECK (length(erased) = 32),
      message TEXT,
      reading TEXT,
      CHECK ((tool IS NULL) <> (undoes IS NULL))
    ) STRICT;
    CREATE INDEX journal_by_undoes ON journal (undoes, undone) WHERE undoes IS NOT NULL;
    CREATE INDEX journal_undoable ON journal (sequence) WHERE undone = 0 AND undoes IS NULL;
    CREATE INDEX journal_redoable ON journal (sequence) WHERE undone = 0 AND takes_back = 1;
    """

  static let bookkeeping = """
    CREATE TABLE draft (
      proposal BLOB NOT NULL PRIMARY KEY CHECK (length(proposal) = 16),
      created INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'later')),
      body TEXT NOT NULL,
      holder INTEGER
    ) STRICT;
    CREATE INDEX draft_by_age ON draft (created);

    CREATE TABLE setting (
      key TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE usage (
      day INTEGER NOT NULL,
      provider TEXT NOT NULL,
      profile BLOB NOT NULL,
      input INTEGER NOT NULL,
      output INTEGER NOT NULL,
      cached INTEGER NOT NULL,
      PRIMARY KEY (day, provider, profile)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE queue (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      profile BLOB NOT NULL,
      words TEXT NOT NULL
    ) STRICT;
    CREATE INDEX queue_by_age ON queue (profile, created);

    CREATE TABLE model_request (
      sent INTEGER NOT NULL,
      own_server INTEGER NOT NULL CHECK (own_server IN (0, 1))
    ) STRICT;
    CREATE INDEX model_request_by_time ON model_request (sent, own_server);
    """
}
