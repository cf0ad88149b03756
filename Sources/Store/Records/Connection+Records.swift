internal import FoundationEssentials
internal import Nutrition

extension Connection {
  func find<Stored: StoredRecord>(_ type: Stored.Type, _ id: UUID) throws(StoreError) -> Stored? {
    try first(Stored.table.find, [id]) { row throws(StoreError) in try Stored(from: &row) }
  }

  func find(_ kind: Record.Kind, _ id: UUID) throws(StoreError) -> Record? {
    func open<Stored: StoredRecord>(_ type: Stored.Type) throws(StoreError) -> Record? {
      try find(type, id)?.record
    }
    return try open(kind.type)
  }

  /// The records that match a condition on their table: "WHERE profile = ? ORDER BY day".
  func records<Stored: StoredRecord>(
    _ type: Stored.Type, _ condition: String, _ arguments: [any Bindable] = []
  ) throws(StoreError) -> [Stored] {
    try all("SELECT \(Stored.table.selection) FROM \(Stored.table.name) \(condition)", arguments) {
      row throws(StoreError) in try Stored(from: &row)
    }
  }

  func insert(_ stored: any StoredRecord) throws(StoreError) {
    try run(type(of: stored).table.insert, bind: stored.bind)
  }

  func update(_ stored: any StoredRecord) throws(StoreError) {
    try run(type(of: stored).table.update, bind: stored.bind)
  }

  func delete(_ record: Record) throws(StoreError) {
    try run(record.kind.type.table.delete, [record.id])
  }
}
