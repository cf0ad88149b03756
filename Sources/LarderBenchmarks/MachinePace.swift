internal import CSQLite

/// How much slower this machine is at present than the one for which the budgets in milliseconds were written.
///
/// The speed of a virtual machine varies by a third from minute to minute. The reference work is SQLite's alone, in memory: it
/// inserts rows of text into an indexed table, and sums over them.
struct MachinePace {
  /// How long the work took on the reference machine when it was otherwise idle.
  private static let usual = Duration.microseconds(12_800)
  private static let rounds = 7

  private let clock = ContinuousClock()

  /// The factor, at least 1: on a faster machine budgets are not tightened, since a person waits just as long.
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
