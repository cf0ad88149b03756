package import Nutrition

/// An import in progress. Foods are written in batches, each in one transaction together with the position reached in
/// the file, so that whatever ends the program leaves whole batches, and the import can be resumed from there.
package final class ReferenceImport {
  /// The state after the last batch that was written.
  package private(set) var state: ImportState
  private let connection: Connection
  private let phrases: PhraseTable
  private var sources: [SourceKey: KnownSource] = [:]
  /// The attribution for a food's source.
  private let credit: (FoodSource) -> String?

  private struct SourceKey: Hashable {
    let kind: FoodSource.Kind
    let release: String
  }

  init(_ connection: Connection, _ state: ImportState, credit: @escaping (FoodSource) -> String?) {
    self.connection = connection
    self.state = state
    self.credit = credit
    phrases = PhraseTable(connection)
  }

  /// Writes foods, and records that the file has been processed up to `position`.
  ///
  /// - Parameters:
  ///   - position: how many records of the file have been processed by then, including rejected ones.
  ///   - rejected: how many were rejected since the last batch, by the reason.
  package func write(
    _ foods: [ReferenceFood], position: Int, rejected: [String: Int] = [:]
  ) throws(StoreError) {
    do throws(StoreError) {
      state = try connection.write(.kill) { () throws(StoreError) in
        var batch = ReferenceBatch(connection, phrases)
        for food in foods { try batch.take(food, of: try source(of: food.source)) }
        try batch.write()
        var next = state
        next.position = position
        next.counts.add(batch.counts)
        next.counts.rejected.merge(rejected, uniquingKeysWith: +)
        try save(next)
        return next
      }
    } catch {
      // The numbers that the transaction had assigned were rolled back.
      phrases.forget()
      sources = [:]
      throw error
    }
  }

  /// Finishes the import: foods of an older edition that the new one does not have are removed, and the index is
  /// optimised.
  package func finish(at now: Instant) throws(StoreError) {
    while try removeOlder() {}
    state = try connection.write(.powerLoss) { () throws(StoreError) in
      try connection.run("UPDATE source SET imported = ? WHERE import = ?", [now, state.id])
      try connection.run("INSERT INTO words (words) VALUES ('optimize')")
      var next = state
      next.ended = now
      try save(next)
      return next
    }
    try connection.execute("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA optimize")
  }

  /// The sources that this import has brought foods of, as they are stored now.
  package func broughtSources() throws(StoreError) -> [ReferenceSource] {
    try connection.sources("import = ?", [state.id])
  }

  /// Removes some foods of editions that this import has replaced; false where none are left.
  private func removeOlder() throws(StoreError) -> Bool {
    let known = try connection.all("SELECT id, kind, release, foods, import FROM source") {
      row throws(StoreError) in try KnownSource(from: &row)
    }
    let new = known.filter { $0.importID == state.id }
    guard let replaced = known.first(where: { old in old.foods > 0 && new.contains { $0.replaces(old) } }) else {
      return false
    }
    state = try connection.write(.kill) { () throws(StoreError) in
      var batch = ReferenceBatch(connection, phrases)
      try batch.removeSome(ofSource: replaced.id)
      try batch.write()
      var next = state
      next.counts.add(batch.counts)
      try save(next)
      return next
    }
    return true
  }

  private func save(_ state: ImportState) throws(StoreError) {
    try connection.run(
      "UPDATE import SET position = ?, counts = ?, ended = ? WHERE id = ?",
      [state.position, try JSONText.text(state.counts), state.ended, state.id])
  }

  /// The row of a source; it is created where there is none.
  private func source(of source: FoodSource) throws(StoreError) -> KnownSource {
    let key = SourceKey(kind: source.kind, release: source.release ?? "")
    if let known = sources[key] { return known }
    let title = ReleaseName(key.release, of: key.kind).title
    try connection.run(
      """
      INSERT INTO source (kind, title, release, credit, import) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (kind, release) DO UPDATE SET credit = excluded.credit, import = excluded.import
      """, [key.kind.rawValue, title, key.release, credit(source), state.id])
    let found = try connection.first(
      "SELECT id, kind, release, foods, import FROM source WHERE kind = ? AND release = ?",
      [key.kind.rawValue, key.release]
    ) { row throws(StoreError) in try KnownSource(from: &row) }
    guard let found else { throw .damaged }
    sources[key] = found
    return found
  }
}

extension ImportCounts {
  fileprivate mutating func add(_ other: ImportCounts) {
    added += other.added
    changed += other.changed
    unchanged += other.unchanged
    older += other.older
    removed += other.removed
  }
}
