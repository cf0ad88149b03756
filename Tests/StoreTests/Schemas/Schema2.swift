// A database of schema 2: that of schema 1 with what the release that brought it added. Frozen.
enum Schema2 {
  private static let queue = #"""
    CREATE TABLE queue (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      profile BLOB NOT NULL,
      words TEXT NOT NULL
    ) STRICT;
    CREATE INDEX queue_by_age ON queue (profile, created);
    INSERT INTO queue VALUES(X'00000000000040008000000000000064',1795176240000,X'00000000000040008000000000000001','a bowl of pho');
    """#

  static let text = Schema1.text + queue + "PRAGMA user_version = 2;"
}
