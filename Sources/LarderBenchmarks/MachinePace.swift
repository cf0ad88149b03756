internal import CSQLite

/// How much slower this machine is, at this moment, than the one for which budgets in milliseconds were written.
///
/// A virtual machine gives a third more or less from minute to minute. The work is SQLite's alone, in memory: rows of text
/// into a table with an index, and a sum over them.
struct MachinePace {
  /// What the work took there, in a quiet minute.
  private static let usual = Duration.microseconds(12_800)
  private static let rounds = 7

  private let clock = ContinuousClock()

  /// 1 where it is as fast, or faster: a person waits as long on a fast machine.
  func measure() throws -> Double {
    var times: [Duration] = []
    for _ in 0..<MachinePace.rounds { times.append(try time()) }
    return max(times.median / MachinePace.usual, 1)
  }

  private func time() throws -> Duration {
    var connection: OpaquePointer?
    try SQLiteError.check(sqlite3_open_v2(":memory:", &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil))
    defer { sqlite3_close(connection) }
    let start = clock.now
    try SQLiteError.check(sqlite3_exec(connection, MachinePace.work, nil, nil, nil))
    return clock.now - start
  }

  private static let work = """
    CREATE TABLE line (id INTEGER PRIMARY KEY, words TEXT, grams INTEGER);
    CREATE INDEX by_words ON line (words);
    WITH RECURSIVE counted (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM counted WHERE number < 5000)
      INSERT INTO line (words, grams) SELECT hex(number * 7919 % 5003), number % 400 FROM counted;
    SELECT words, sum(grams) FROM line GROUP BY words ORDER BY 2 DESC;
    """
}
