internal import Digest
internal import Nutrition

extension Store {
  /// A digest of the user's records and of the day rows: 64 hexadecimal digits.
  ///
  /// Equal records give equal hashes, in whatever order and by whatever way they were saved; the journal and the
  /// program's bookkeeping are not part of it.
  package func stateHash() throws(StoreError) -> String {
    var digest = SHA256()
    try connection.read { () throws(StoreError) in
      for kind in Record.Kind.allCases { try connection.digest(kind.type, into: &digest) }
      try connection.each("SELECT \(DayRecord.columns) FROM day ORDER BY profile, day") { row throws(StoreError) in
        try digest.add(line: DayRecord(from: &row))
      }
    }
    return digest.hexadecimal()
  }
}

extension Connection {
  fileprivate func digest<Stored: StoredRecord>(
    _ type: Stored.Type, into digest: inout SHA256
  ) throws(StoreError) {
    try each(Stored.table.list) { row throws(StoreError) in
      try digest.add(line: Stored(from: &row).record)
    }
  }
}

extension SHA256 {
  fileprivate mutating func add(line value: some Encodable) throws(StoreError) {
    add(try JSONText.bytes(value))
    add(CollectionOfOne(UInt8(ascii: "\n")))
  }
}
