internal import Nutrition

/// Foods on their way into the table and its index. They are collected first, because the index takes them fastest in
/// the order of their ids.
struct ReferenceBatch {
  private(set) var counts = ImportCounts()
  private let connection: Connection
  private let phrases: PhraseTable
  private var steps: [Step] = []
  /// The keys of the foods in this batch: where a food comes twice, the last one counts.
  private var seen: Set<Key> = []
  private var words: [String: Int] = [:]
  private var sourceFoods: [Int64: Int] = [:]
  private var sequence: Int64?

  private struct Key: Hashable {
    let kind: Int
    let reference: ReferenceKey
  }

  private struct Step {
    let id: Int64
    let change: Change
  }

  private enum Change {
    case remove(words: [String])
    case insert(ReferenceRow, words: [String])
    /// Only columns that are not searched have changed.
    case replace(ReferenceRow)
  }

  init(_ connection: Connection, _ phrases: PhraseTable) {
    self.connection = connection
    self.phrases = phrases
  }

  mutating func take(_ food: ReferenceFood, of source: KnownSource) throws(StoreError) {
    let reference = ReferenceKey(food.source.reference ?? food.name)
    let row = try ReferenceRow(food, reference: reference, source: source.id, phrases)
    let key = Key(kind: row.kind, reference: row.reference)
    if seen.contains(key) { try write() }
    seen.insert(key)
    let rank = ReferenceRank.prefix(of: food)
    guard let old = try find(row) else {
      counts.added += 1
      try insert(row, id: try nextID(rank))
      return
    }
    if try isOlder(row, of: source, than: old.row) {
      counts.older += 1
    } else if old.row == row {
      counts.unchanged += 1
    } else {
      try replace(old, by: row, rank)
    }
  }

  /// Removes up to 5,000 foods of a source.
  mutating func removeSome(ofSource source: Int64) throws(StoreError) {
    let old = try connection.all(
      "SELECT id, \(ReferenceRow.columns) FROM food WHERE source = ? LIMIT 5000", [source]
    ) { row throws(StoreError) in (id: row.integer(), row: try ReferenceRow(from: &row)) }
    for (id, row) in old { try remove(row, id: id) }
    counts.removed += old.count
    // A source without foods is recorded as having none, whatever the counter says.
    if old.isEmpty { try connection.run("UPDATE source SET foods = 0 WHERE id = ?", [source]) }
  }

  private mutating func replace(
    _ old: (id: Int64, row: ReferenceRow), by row: ReferenceRow, _ rank: Int64
  ) throws(StoreError) {
    var sameElsewhere = row
    sameElsewhere.source = old.row.source
    if sameElsewhere == old.row { counts.unchanged += 1 } else { counts.changed += 1 }
    let (before, after) = (try old.row.words(phrases), try row.words(phrases))
    if before == after, ReferenceRank.prefix(ofID: old.id) == rank {
      sourceFoods[old.row.source, default: 0] -= 1
      sourceFoods[row.source, default: 0] += 1
      steps.append(Step(id: old.id, change: .replace(row)))
    } else {
      try remove(old.row, id: old.id)
      try insert(row, id: try nextID(rank))
    }
  }

  private mutating func insert(_ row: ReferenceRow, id: Int64) throws(StoreError) {
    let found = try row.words(phrases)
    for word in found { words[word, default: 0] += 1 }
    sourceFoods[row.source, default: 0] += 1
    steps.append(Step(id: id, change: .insert(row, words: found)))
  }

  private mutating func remove(_ row: ReferenceRow, id: Int64) throws(StoreError) {
    let found = try row.words(phrases)
    for word in found { words[word, default: 0] -= 1 }
    sourceFoods[row.source, default: 0] -= 1
    steps.append(Step(id: id, change: .remove(words: found)))
  }

  private func find(_ row: ReferenceRow) throws(StoreError) -> (id: Int64, row: ReferenceRow)? {
    try connection.first(
      "SELECT id, \(ReferenceRow.columns) FROM food WHERE kind = ? AND reference = ?", [row.kind, row.reference]
    ) { row throws(StoreError) in (id: row.integer(), row: try ReferenceRow(from: &row)) }
  }

  /// Whether the new row is older than the stored one: from an older edition, or last changed earlier.
  private func isOlder(
    _ row: ReferenceRow, of source: KnownSource, than old: ReferenceRow
  ) throws(StoreError) -> Bool {
    if source.kind == .openFoodFacts {
      guard let date = row.date, let oldDate = old.date else { return false }
      return date < oldDate
    }
    guard source.id != old.source else { return false }
    let other = try connection.first(
      "SELECT id, kind, release, foods, import FROM source WHERE id = ?", [old.source]
    ) { row throws(StoreError) in try KnownSource(from: &row) }
    return other?.replaces(source) ?? false
  }

  private mutating func nextID(_ rank: Int64) throws(StoreError) -> Int64 {
    if sequence == nil { sequence = try connection.first("SELECT next FROM sequence") { row in row.integer() } }
    let number = sequence ?? 0
    sequence = number + 1
    return ReferenceRank.id(prefix: rank, sequence: number)
  }
}

extension ReferenceBatch {
  /// Writes the collected foods.
  mutating func write() throws(StoreError) {
    steps.sort { $0.id < $1.id }
    for step in steps { try perform(step) }
    for word in words.sorted(by: { $0.key < $1.key }) where word.value != 0 {
      try connection.run(
        "INSERT INTO word VALUES (?1, ?2) ON CONFLICT (text) DO UPDATE SET foods = foods + ?2", [word.key, word.value])
    }
    for (source, foods) in sourceFoods where foods != 0 {
      try connection.run("UPDATE source SET foods = foods + ? WHERE id = ?", [foods, source])
    }
    if let sequence { try connection.run("UPDATE sequence SET next = ?", [sequence]) }
    (steps, seen, words, sourceFoods) = ([], [], [:], [:])
  }

  private func perform(_ step: Step) throws(StoreError) {
    switch step.change {
    case .remove(let words):
      try connection.run("DELETE FROM food WHERE id = ?") { $0.add(step.id) }
      try connection.run("INSERT INTO words (words, rowid, text) VALUES ('delete', ?, ?)") {
        $0.add(step.id)
        $0.add(words.joined(separator: " "))
      }
    case .insert(let row, let words):
      try put(row, id: step.id)
      try connection.run("INSERT INTO words (rowid, text) VALUES (?, ?)") {
        $0.add(step.id)
        $0.add(words.joined(separator: " "))
      }
    case .replace(let row): try put(row, id: step.id)
    }
  }

  private func put(_ row: ReferenceRow, id: Int64) throws(StoreError) {
    try connection.run(ReferenceBatch.put) { values in
      values.add(id)
      row.bind(to: &values)
    }
  }

  private static let put = """
    INSERT OR REPLACE INTO food (id, \(ReferenceRow.columns))
    VALUES (\(Array(repeating: "?", count: 27).joined(separator: ", ")))
    """
}
