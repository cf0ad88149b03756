extension Connection {
  /// Runs `body` in one transaction that holds the write lock from its start: all of it is saved, or none.
  func write<Result>(
    _ durability: Durability = .powerLoss, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try setDurability(durability)
    return try transaction("BEGIN IMMEDIATE", body)
  }

  /// Runs `body` on one unchanging view of the database; inside another transaction, on that one's.
  func read<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    isInTransaction ? try body() : try transaction("BEGIN", body)
  }

  /// Runs `body`, which reads the whole database, also by its indexes, with a larger page cache. Otherwise most of the
  /// time would go into reading the same pages from the disk, and unsealing them, again and again.
  func readWhole<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try execute("PRAGMA cache_size = \(-Connection.kibibytesToReadWhole)")
    defer { try? execute("PRAGMA cache_size = \(-Connection.usualKibibytes)") }
    return try body()
  }

  /// The size of a household's database after ten years, and SQLite's default.
  private static let (kibibytesToReadWhole, usualKibibytes) = (64 << 10, 2_000)

  private func transaction<Result>(
    _ begin: String, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    // Prepared while there is memory for it, so that rolling back needs none.
    try prepareAhead("ROLLBACK")
    try run(begin)
    do throws(StoreError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some failures have rolled back already. Where rolling back fails too, the first error is more useful, and
      // closing the connection does the rest.
      if isInTransaction { try? run("ROLLBACK") }
      throw error
    }
  }
}
