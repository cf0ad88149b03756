/// The schema of the database for foods of outside sources. Everything in it can be imported again, so it has no
/// migrations: the database of an older larder is emptied when something is imported.
enum ReferenceSchema {
  static let version = 1

  /// "lref" in ASCII: marks a database file as larder's, for foods of outside sources.
  static let applicationID = 0x6C72_6566

  /// What is in a database file.
  enum Contents {
    case nothing, known, older
  }

  /// Finds out what is in the database.
  ///
  /// - Throws: `.damaged` for a database of another program, `.newer` for one of a newer larder.
  static func check(_ connection: Connection) throws(StoreError) -> Contents {
    // In one transaction, because another larder may be creating the tables.
    try connection.read { () throws(StoreError) in try contents(of: connection) }
  }

  private static func contents(of connection: Connection) throws(StoreError) -> Contents {
    let found = try connection.first("PRAGMA user_version") { row in row.int() } ?? 0
    let application = try connection.first("PRAGMA application_id") { row in row.int() }
    if application != applicationID {
      let tables = try connection.first("SELECT count(*) FROM sqlite_schema") { row in row.int() }
      guard application == 0, found == 0, tables == 0 else { throw .damaged }
      return .nothing
    }
    guard found <= version else { throw .newer(found: found, known: version) }
    return found == version ? .known : .older
  }

  /// Creates the tables where they are missing.
  static func create(in connection: Connection) throws(StoreError) {
    try connection.write { () throws(StoreError) in
      // Checked again here, where nobody else can write.
      switch try check(connection) {
      case .known: return
      case .older: for table in tables { try connection.execute("DROP TABLE IF EXISTS \(table)") }
      case .nothing: break
      }
      try connection.execute(statements)
      try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
    }
  }

  private static let tables = ["words", "word", "food", "phrase", "sequence", "source", "import"]

  /// The id of a food is its position in the order of a search (`ReferenceRank`). The full-text index keeps no copy of
  /// the text, no positions and no lengths: what is needed to remove a food from it is read from the food.
  private static let statements = """
    CREATE TABLE source (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      title TEXT NOT NULL,
      release TEXT NOT NULL,
      credit TEXT,
      foods INTEGER NOT NULL DEFAULT 0 CHECK (foods >= 0),
      import INTEGER,
      imported INTEGER,
      UNIQUE (kind, release)
    ) STRICT;

    CREATE TABLE import (
      id INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE,
      began INTEGER NOT NULL,
      ended INTEGER,
      position INTEGER NOT NULL DEFAULT 0,
      counts TEXT NOT NULL
    ) STRICT;

    CREATE TABLE sequence (next INTEGER NOT NULL) STRICT;
    INSERT INTO sequence VALUES (0);

    CREATE TABLE phrase (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;

    CREATE TABLE food (
      id INTEGER PRIMARY KEY,
      kind INTEGER NOT NULL,
      reference ANY NOT NULL,
      source INTEGER NOT NULL REFERENCES source,
      name TEXT NOT NULL,
      other_names TEXT,
      state INTEGER,
      brand TEXT,
      barcode INTEGER,
      barcode_length INTEGER,
      category INTEGER NOT NULL,
      tags TEXT,
      basis INTEGER NOT NULL,
      carbohydrate_kind INTEGER,
      energy INTEGER, protein INTEGER, carbohydrate INTEGER, fat INTEGER,
      saturated_fat INTEGER, sugar INTEGER, fibre INTEGER, sodium INTEGER,
      density INTEGER,
      portions INTEGER REFERENCES phrase,
      warnings INTEGER REFERENCES phrase,
      trust INTEGER NOT NULL,
      date INTEGER
    ) STRICT;
    CREATE UNIQUE INDEX food_by_reference ON food (kind, reference);
    CREATE INDEX food_by_barcode ON food (barcode) WHERE barcode IS NOT NULL;

    CREATE TABLE word (text TEXT PRIMARY KEY, foods INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE VIRTUAL TABLE words USING fts5(
      text, content='', detail=none, columnsize=0, tokenize="ascii tokenchars '.%='");
    """
}
