internal import FoundationEssentials

/// A table of parts of foods that have to be joined: downloads that are not sorted by food are stored here first. It is
/// a separate file, which is removed when the import has finished; until then an import that was killed resumes from
/// its last batch.
package final class ReferenceStaging {
  /// A part of a food. Only the importer that stored its bytes can interpret them.
  package struct Part: Hashable, Sendable {
    /// The food's number in its source, by which its parts are joined.
    package let food: Int
    /// The content of the part, in the importer's own format.
    package let bytes: [UInt8]

    package init(food: Int, bytes: [UInt8]) {
      self.food = food
      self.bytes = bytes
    }
  }

  private let connection: Connection
  private let path: String
  private var next: Int

  /// Opens the table of an import in the folder of a home, where there is one, or creates it.
  ///
  /// - Parameter key: identifies the import; the table of another import is thrown away.
  package init(inHome folder: String, key: String) throws(StoreError) {
    let home = HomeFolder(path: folder)
    path = folder + "/import.db"
    try home.prepare(path)
    let opened = try Connection(.file(path))
    let kept = try ReferenceStaging.key(in: opened)
    if kept == key {
      connection = opened
    } else {
      ReferenceStaging.remove(path)
      try home.prepare(path)
      connection = try Connection(.file(path))
    }
    // It only has to survive a kill: after a power failure the parts can be read from the download again.
    try connection.execute("PRAGMA journal_mode = WAL; PRAGMA cache_size = -12000")
    if kept != key {
      try connection.write(.kill) { [connection] () throws(StoreError) in
        try connection.execute(ReferenceStaging.statements)
        try connection.run("INSERT INTO progress VALUES (?, '')", [key])
      }
    }
    next = try connection.first("SELECT coalesce(max(number), 0) + 1 FROM part") { row in row.int() } ?? 1
  }

  private static let statements = """
    CREATE TABLE progress (key TEXT NOT NULL, state TEXT NOT NULL) STRICT;
    CREATE TABLE part (
      food INTEGER NOT NULL, number INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (food, number)
    ) STRICT, WITHOUT ROWID;
    """

  private static func key(in connection: Connection) throws(StoreError) -> String? {
    do throws(StoreError) {
      return try connection.firstText("SELECT key FROM progress")
    } catch {
      // The file is new or broken, so it is created again.
      if case .locked = error { throw error }
      return nil
    }
  }

  /// The position in the download that was last saved; empty at the beginning.
  package func state() throws(StoreError) -> String {
    try connection.firstText("SELECT state FROM progress") ?? ""
  }

  /// Stores parts, and the position in the download that they lead to.
  package func add(_ parts: [Part], state: String) throws(StoreError) {
    next = try connection.write(.kill) { () throws(StoreError) in
      var number = next
      for part in parts {
        try connection.run("INSERT INTO part VALUES (?, ?, ?)") { values in
          values.add(part.food)
          values.add(number)
          values.add(part.bytes)
        }
        number += 1
      }
      try connection.run("UPDATE progress SET state = ?", [state])
      return number
    }
  }

  /// The parts of the next foods after `food`, in the order of the foods and, within one, in the order in which they
  /// were stored.
  ///
  /// - Parameter limit: the most foods.
  package func parts(behind food: Int, foods limit: Int) throws(StoreError) -> [[Part]] {
    var found: [[Part]] = []
    let statement = try connection.statement("SELECT food, bytes FROM part WHERE food > ? ORDER BY food, number")
    defer { statement.finish() }
    statement.bind([food])
    while try statement.step() {
      var row = RowReader(statement)
      let part = Part(food: row.int(), bytes: row.bytes())
      if found.last?.first?.food == part.food {
        found[found.count - 1].append(part)
      } else {
        guard found.count < limit else { break }
        found.append([part])
      }
    }
    return found
  }

  /// Whether nothing has been stored.
  package var isEmpty: Bool {
    get throws(StoreError) { try connection.first("SELECT 1 FROM part LIMIT 1") { _ in true } == nil }
  }

  /// The largest key of a food; 0 where there is none.
  package func last() throws(StoreError) -> Int {
    try connection.first("SELECT coalesce(max(food), 0) FROM part") { row in row.int() } ?? 0
  }

  /// Removes the file. To be called when all of it has been read.
  package consuming func remove() {
    ReferenceStaging.remove(path)
  }

  private static func remove(_ path: String) {
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
  }
}
