internal import Digest
internal import Merging

/// Notes, and notifications of devices that have published something.
extension PostgresCarrier: CallingCarrier {
  /// Reads a note by its name. The name alone gives access to it.
  package func note(_ name: String) throws(CarrierError) -> [UInt8]? {
    let rows = try attempt { connection throws(PostgresError) in
      try PostgresCarrier.inTransaction(connection) { () throws(PostgresError) in
        try connection.ask("SELECT set_config('larder.note', $1, true)", [.text(name)])
        return try connection.ask("SELECT bytes FROM larder.note WHERE name = $1", [.text(name)])
      }
    }
    return rows.first?.first ?? nil
  }

  /// Stores a note among those of the household, or removes it.
  package func set(_ name: String, to note: [UInt8]?) throws(CarrierError) {
    try inHousehold { connection, household throws(PostgresError) in
      guard let note else {
        try connection.ask("DELETE FROM larder.note WHERE name = $1", [.text(name)])
        return
      }
      try connection.ask(
        """
        INSERT INTO larder.note (name, household, bytes) VALUES ($1, $2, $3)
        ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes
        """, [.text(name), .bytes(household), .bytes(note)])
    }
  }

  /// Waits for a notification from another device, or from this one; false where none came in time.
  package func isCalled(within milliseconds: Int32) throws(CarrierError) -> Bool {
    guard let household else { throw .notThere }
    let connection = try opened()
    do throws(PostgresError) {
      try connection.listen(to: PostgresCarrier.channel(household.bytes))
    } catch {
      throw error.carrierFault
    }
    guard let isCalled = connection.isCalled(within: milliseconds) else { throw .unreachable }
    return isCalled
  }

  /// "larder_" and 16 hexadecimal digits: a name that reveals nothing.
  static func channel(_ household: [UInt8]) -> String {
    var digest = SHA256()
    digest.add("larder channel".utf8)
    digest.add(household)
    return "larder_" + SHA256.hexadecimal(Array(digest.bytes().prefix(8)))
  }
}
