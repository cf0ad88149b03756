extension Migration {
  /// Lines that were typed and that no model could answer yet.
  static let queue = Migration(
    version: 2,
    statements: """
      CREATE TABLE queue (
        id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
        created INTEGER NOT NULL,
        profile BLOB NOT NULL,
        words TEXT NOT NULL
      ) STRICT;
      CREATE INDEX queue_by_age ON queue (profile, created);
      """)
}
