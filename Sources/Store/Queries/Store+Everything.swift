package import Nutrition

extension Store {
  /// Calls `body` with every record of the user, by kind and then by id, one at a time: for exports and the state
  /// hash. The order does not depend on when anything was saved.
  package func forEachRecord(_ body: (Record) -> Void) throws(StoreError) {
    try connection.read { () throws(StoreError) in
      for kind in Record.Kind.allCases { try connection.forEach(kind.type, body) }
    }
  }

  /// How many records of each kind there are. This reads whole tables: for a check-up or an export, not for a turn.
  package func counts() throws(StoreError) -> [Record.Kind: Int] {
    var counts: [Record.Kind: Int] = [:]
    for kind in Record.Kind.allCases {
      counts[kind] = try connection.first("SELECT count(*) FROM \(kind.type.table.name)") { row in row.int() }
    }
    return counts
  }
}

extension Connection {
  fileprivate func forEach<Stored: StoredRecord>(
    _ type: Stored.Type, _ body: (Record) -> Void
  ) throws(StoreError) {
    try each(Stored.table.list) { row throws(StoreError) in body(try Stored(from: &row).record) }
  }
}
