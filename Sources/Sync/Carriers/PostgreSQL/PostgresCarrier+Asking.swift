internal import Merging

/// Runs statements in transactions, and repeats them where that may help.
extension PostgresCarrier {
  /// How often a statement is attempted that fails for a temporary reason.
  private static let attempts = 4

  /// Runs `body` in a transaction with access to the rows of the household.
  @discardableResult
  func inHousehold<Result>(
    _ body: (PostgresConnection, [UInt8]) throws(PostgresError) -> Result
  ) throws(CarrierError) -> Result {
    guard let household else { throw .notThere }
    return try attempt { connection throws(PostgresError) in
      try PostgresCarrier.inTransaction(connection) { () throws(PostgresError) in
        try connection.ask(
          "SELECT set_config('larder.household', $1, true)", [.text(household.bytes.hexadecimal)])
        return try body(connection, household.bytes)
      }
    }
  }

  static func inTransaction<Result>(
    _ connection: PostgresConnection, _ body: () throws(PostgresError) -> Result
  ) throws(PostgresError) -> Result {
    try connection.ask("BEGIN")
    do throws(PostgresError) {
      let result = try body()
      try connection.ask("COMMIT")
      return result
    } catch {
      _ = try? connection.ask("ROLLBACK")
      throw error
    }
  }

  /// Repeats `body` after a temporary failure. That is safe, because storing a segment twice has no effect.
  @discardableResult
  func attempt<Result>(
    _ body: (PostgresConnection) throws(PostgresError) -> Result
  ) throws(CarrierError) -> Result {
    var attempt = 0
    while true {
      attempt += 1
      let connection = try opened()
      do throws(PostgresError) {
        return try body(connection)
      } catch {
        guard error.mayPass, attempt < PostgresCarrier.attempts else { throw error.carrierFault }
        if !connection.isOpen { self.connection = nil }
        Pause.milliseconds(50 << attempt)
      }
    }
  }

  func opened() throws(CarrierError) -> PostgresConnection {
    if let connection, connection.isOpen { return connection }
    let made = try PostgresConnection(address)
    connection = made
    return made
  }
}
