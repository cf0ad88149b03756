extension Migration {
  /// The household that a home shares with other devices, and the commits that they exchange. All of it is empty where
  /// the home is not shared.
  static let sharing = Migration(
    version: 13, statements: [household, commits, questions].joined(separator: "\n"))

  // `author` is this home's device, `secret` the seed of its signing key, `met` when it last synchronised.
  private static let household = """
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
    """

  // Streams are numbered from 0 in the order in which they came. `text` of a write and `frame` of a commit are what
  // their bytes are built from. `shared_doubtful` lists records that lack something; `shared_held` lists deleted
  // records that stay because something belongs to them.
  private static let commits = """
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
    """

  // Values that another device set and that lost against others; `state` says whether the question was shown.
  private static let questions = """
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
    """
}
