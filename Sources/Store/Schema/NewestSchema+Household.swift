/// What a household buys, and what its devices tell each other, in the newest schema.
extension Schema {
  static let groceries = """
    CREATE TABLE trip (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      profile BLOB NOT NULL REFERENCES profile,
      day INTEGER NOT NULL,
      store TEXT NOT NULL CHECK (length(store) BETWEEN 1 AND 200),
      total INTEGER NOT NULL,
      currency TEXT NOT NULL CHECK (length(currency) = 3),
      time INTEGER CHECK (time BETWEEN 0 AND 1439),
      difference INTEGER
    ) STRICT;
    CREATE INDEX trip_by_day ON trip (profile, day, created, id);

    CREATE TABLE purchase (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      trip BLOB NOT NULL REFERENCES trip,
      position INTEGER NOT NULL CHECK (position >= 1),
      original TEXT NOT NULL,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      grams INTEGER CHECK (grams BETWEEN 1 AND 100000000),
      price INTEGER,
      currency TEXT CHECK (length(currency) = 3),
      kind TEXT NOT NULL CHECK (kind IN ('item', 'deposit', 'deposit_return', 'discount', 'coupon',
        'void', 'fee', 'tax')),
      food BLOB CHECK (length(food) = 16),
      skipped INTEGER NOT NULL CHECK (skipped IN (0, 1)),
      quantity INTEGER CHECK (quantity > 0),
      unit TEXT,
      unit_price INTEGER,
      category TEXT CHECK (category IN ('produce', 'dairy', 'meat', 'seafood', 'bakery', 'beverages',
        'snacks', 'frozen', 'pantry', 'other')),
      non_food INTEGER NOT NULL CHECK (non_food IN (0, 1)),
      confidence INTEGER CHECK (confidence BETWEEN 0 AND 100),
      applies_to INTEGER CHECK (applies_to >= 1),
      usual_pack INTEGER NOT NULL DEFAULT 0 CHECK (usual_pack IN (0, 1)),
      CHECK ((price IS NULL) = (currency IS NULL))
    ) STRICT;
    CREATE INDEX purchase_by_trip ON purchase (trip, position, id);
    CREATE INDEX purchase_by_food ON purchase (food) WHERE food IS NOT NULL;

    CREATE TABLE known_line (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      store TEXT NOT NULL,
      line TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('food', 'skip', 'non_food')),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      food BLOB CHECK (length(food) = 16),
      grams_of_one INTEGER CHECK (grams_of_one BETWEEN 1 AND 100000000),
      times_confirmed INTEGER NOT NULL CHECK (times_confirmed >= 1),
      last_day INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX known_line_by_food ON known_line (food) WHERE food IS NOT NULL;

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
    """

  static let sharing = """
    CREATE TABLE shared_home (
      one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
      household BLOB NOT NULL CHECK (length(household) = 16),
      place TEXT NOT NULL,
      name TEXT NOT NULL,
      author BLOB NOT NULL CHECK (length(author) = 16),
      secret BLOB NOT NULL CHECK (length(secret) = 32),
      fingerprint BLOB NOT NULL,
      clock INTEGER NOT NULL CHECK (clock >= 0),
      met INTEGER
    ) STRICT;

    CREATE TABLE shared_key (
      epoch INTEGER NOT NULL PRIMARY KEY CHECK (epoch >= 1),
      secret BLOB NOT NULL CHECK (length(secret) = 32)
    ) STRICT;

    CREATE TABLE shared_stream (
      stream INTEGER NOT NULL PRIMARY KEY CHECK (stream >= 0),
      author BLOB NOT NULL CHECK (length(author) = 16),
      fork_stream INTEGER,
      fork_number INTEGER,
      tip INTEGER NOT NULL CHECK (tip >= 0),
      link BLOB NOT NULL CHECK (length(link) = 32)
    ) STRICT;

    CREATE TABLE shared_commit (
      stream INTEGER NOT NULL REFERENCES shared_stream,
      number INTEGER NOT NULL CHECK (number >= 1),
      clock INTEGER NOT NULL CHECK (clock >= 0),
      link BLOB NOT NULL CHECK (length(link) = 32),
      seen BLOB NOT NULL,
      frame BLOB NOT NULL,
      PRIMARY KEY (stream, number)
    ) STRICT;

    CREATE TABLE shared_write (
      stream INTEGER NOT NULL,
      number INTEGER NOT NULL,
      position INTEGER NOT NULL CHECK (position >= 0),
      record BLOB NOT NULL CHECK (length(record) = 16),
      text BLOB NOT NULL,
      PRIMARY KEY (stream, number, position)
    ) STRICT;
    CREATE INDEX shared_write_by_record ON shared_write (record);

    CREATE TABLE shared_segment (
      author BLOB NOT NULL CHECK (length(author) = 16),
      last INTEGER NOT NULL CHECK (last >= 1),
      link BLOB NOT NULL CHECK (length(link) = 32),
      first INTEGER NOT NULL CHECK (first BETWEEN 1 AND last),
      key BLOB NOT NULL CHECK (length(key) = 32),
      signature BLOB NOT NULL CHECK (length(signature) = 64),
      PRIMARY KEY (author, last, link)
    ) STRICT;

    CREATE TABLE shared_doubtful (
      record BLOB NOT NULL PRIMARY KEY CHECK (length(record) = 16),
      kind TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE shared_held (
      record BLOB NOT NULL PRIMARY KEY CHECK (length(record) = 16),
      kind TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE shared_question (
      record BLOB NOT NULL CHECK (length(record) = 16),
      kind TEXT NOT NULL,
      field TEXT NOT NULL,
      link BLOB NOT NULL CHECK (length(link) = 32),
      stream INTEGER NOT NULL,
      number INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('open', 'shown')),
      PRIMARY KEY (record, field, link)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE shared_food (
      word TEXT NOT NULL,
      food BLOB NOT NULL CHECK (length(food) = 16),
      PRIMARY KEY (word, food)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE shared_same_food (
      food BLOB NOT NULL PRIMARY KEY CHECK (length(food) = 16),
      stands BLOB NOT NULL CHECK (length(stands) = 16)
    ) STRICT, WITHOUT ROWID;
    """
}
