extension Connection {
  /// Does `body` in one transaction that holds the right to write from its start: all of it, or none.
  func write<Result>(
    _ durability: Durability = .powerLoss, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try setDurability(durability)
    return try transaction("BEGIN IMMEDIATE", body)
  }

  /// Does `body` on one unchanging view of the database; within another transaction, on that one's.
  func read<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    isInTransaction ? try body() : try transaction("BEGIN", body)
  }

  /// Does `body`, which reads the database whole and by its indexes: more of it is held in memory meanwhile, because most of the
  /// time would go into pages that are read from the disk, and opened where they are sealed, again and again.
  func readWhole<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try execute("PRAGMA cache_size = \(-Connection.kibibytesToReadWhole)")
    defer { try? execute("PRAGMA cache_size = \(-Connection.usualKibibytes)") }
    return try body()
  }

  /// What a household of ten years has, and what SQLite holds of itself.
  private static let (kibibytesToReadWhole, usualKibibytes) = (64 << 10, 2_000)

  private func transaction<Result>(
    _ begin: String, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    // While there is memory for it: undoing then needs none.
    try prepareAhead("ROLLBACK")
    try run(begin)
    do throws(StoreError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some failures have rolled back already. Where rolling back fails too, the first error says more, and closing
      // the connection does the rest.
      if isInTransaction { try? run("ROLLBACK") }
      throw error
    }
  }
}
