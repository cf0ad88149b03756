/// The tables of all households on a server, as the migrations that lead to them.
enum PostgresSchema {
  private static let steps = [first]

  /// Migrates the server's tables to the newest version. Two clients that do so at once wait for each other.
  static func migrate(_ connection: PostgresConnection) throws(PostgresError) {
    let known = try connection.ask("SELECT to_regclass('larder.version') IS NOT NULL").first?.first??.first == 1
    let found = known ? try version(connection) : 0
    guard found < steps.count else { return }
    try connection.ask("BEGIN")
    do throws(PostgresError) {
      try connection.ask("SELECT pg_advisory_xact_lock(7020390)")
      let isThere = try connection.ask("SELECT to_regclass('larder.version') IS NOT NULL").first?.first??.first == 1
      let before = isThere ? try version(connection) : 0
      for (index, step) in steps.enumerated() where index >= before {
        for statement in step { try connection.ask(statement) }
        try connection.ask("UPDATE larder.version SET number = \(index + 1)")
      }
      try connection.ask("COMMIT")
    } catch {
      _ = try? connection.ask("ROLLBACK")
      throw error
    }
  }

  private static func version(_ connection: PostgresConnection) throws(PostgresError) -> Int {
    let text = try connection.ask("SELECT number::text FROM larder.version").first?.first ?? nil
    return text.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
  }

  // Row-level security shows a session only the household that it names, and only to the role that created it. Only
  // notes are ever changed or deleted. A device's row has a checksum of its segments, so that one query tells whether
  // there are new ones.
  private static let first =
    [
      "CREATE SCHEMA larder",
      "CREATE TABLE larder.version (number integer NOT NULL)",
      "INSERT INTO larder.version VALUES (0)",
      """
      CREATE TABLE larder.household (
        id bytea NOT NULL PRIMARY KEY CHECK (length(id) = 16),
        role name NOT NULL DEFAULT current_user,
        made timestamptz NOT NULL DEFAULT now()
      )
      """,
      """
      CREATE TABLE larder.device (
        household bytea NOT NULL REFERENCES larder.household,
        author bytea NOT NULL CHECK (length(author) = 16),
        mark bigint NOT NULL,
        PRIMARY KEY (household, author)
      )
      """,
      """
      CREATE TABLE larder.segment (
        household bytea NOT NULL REFERENCES larder.household,
        author bytea NOT NULL CHECK (length(author) = 16),
        last bigint NOT NULL CHECK (last >= 1),
        tag bytea NOT NULL CHECK (length(tag) = 8),
        bytes bytea NOT NULL CHECK (length(bytes) <= 4194304),
        PRIMARY KEY (household, author, last, tag)
      ) PARTITION BY HASH (household)
      """,
    ]
    + (0..<16).map {
      "CREATE TABLE larder.segment_\($0) PARTITION OF larder.segment FOR VALUES WITH (MODULUS 16, REMAINDER \($0))"
    }
    + [
      """
      CREATE TABLE larder.note (
        name text NOT NULL PRIMARY KEY CHECK (length(name) <= 200),
        household bytea NOT NULL REFERENCES larder.household,
        bytes bytea NOT NULL CHECK (length(bytes) <= 100000)
      )
      """,
      """
      CREATE FUNCTION larder.current_household() RETURNS bytea LANGUAGE sql STABLE AS $$
        SELECT id FROM larder.household
        WHERE id = decode(nullif(current_setting('larder.household', true), ''), 'hex') AND role = current_user
      $$
      """,
      "CREATE POLICY own ON larder.household USING (role = current_user) WITH CHECK (role = current_user)",
      "CREATE POLICY own ON larder.device USING (household = larder.current_household())",
      "CREATE POLICY own ON larder.segment USING (household = larder.current_household())",
      """
      CREATE POLICY own ON larder.note USING (household = larder.current_household()
        OR name = nullif(current_setting('larder.note', true), ''))
        WITH CHECK (household = larder.current_household())
      """,
    ]
    + ["household", "device", "segment", "note"].flatMap { table in
      [
        "ALTER TABLE larder.\(table) ENABLE ROW LEVEL SECURITY", "ALTER TABLE larder.\(table) FORCE ROW LEVEL SECURITY",
      ]
    }
    + [
      "GRANT USAGE ON SCHEMA larder TO public",
      "GRANT SELECT ON larder.version TO public",
      "GRANT SELECT, INSERT ON larder.household, larder.segment TO public",
      "GRANT SELECT, INSERT, UPDATE ON larder.device TO public",
      "GRANT SELECT, INSERT, UPDATE, DELETE ON larder.note TO public",
    ]
}
