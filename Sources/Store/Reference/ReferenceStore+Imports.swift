package import Nutrition

extension ReferenceStore {
  /// Begins an import, or resumes the one with this key.
  ///
  /// - Parameters:
  ///   - key: identifies what is imported, and how.
  ///   - credit: the attribution and licence of a food's source.
  package func beginImport(
    _ key: String, at now: Instant, credit: @escaping (FoodSource) -> String?
  ) throws(StoreError) -> ReferenceImport {
    if let state = try importState(of: key) { return ReferenceImport(connection, state, credit: credit) }
    try connection.run(
      "INSERT INTO import (key, began, counts) VALUES (?, ?, ?)", [key, now, try JSONText.text(ImportCounts())])
    guard let state = try importState(of: key) else { throw .damaged }
    return ReferenceImport(connection, state, credit: credit)
  }

  /// The state of the import with this key; nil where it has not begun.
  package func importState(of key: String) throws(StoreError) -> ImportState? {
    try connection.first("SELECT id, key, began, ended, position, counts FROM import WHERE key = ?", [key]) {
      row throws(StoreError) in
      let id = row.integer()
      return ImportState(
        key: try row.text(), began: row.instant(), ended: try row.optional { row in row.instant() },
        position: row.int(), counts: try JSONText.value(row.text()), id: id)
    }
  }

  /// Forgets the state of an import, so that it starts from the beginning. Its foods stay.
  package func forgetImport(_ key: String) throws(StoreError) {
    try connection.run("DELETE FROM import WHERE key = ?", [key])
  }

  /// The imported sources that have foods, by kind and title.
  package func sources() throws(StoreError) -> [ReferenceSource] { try connection.sources("foods > 0", []) }
}

extension Connection {
  func sources(_ condition: String, _ arguments: [any Bindable]) throws(StoreError) -> [ReferenceSource] {
    try all(
      """
      SELECT kind, title, release, credit, foods, imported FROM source WHERE \(condition)
      ORDER BY kind DESC, title, release
      """, arguments
    ) { row throws(StoreError) in
      ReferenceSource(
        kind: try row.choice(), title: try row.text(), release: try row.text().nilIfEmpty,
        credit: try row.optionalText(),
        foods: row.int(), imported: try row.optional { row in row.instant() })
    }
  }
}

extension String {
  fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
