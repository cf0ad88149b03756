/// Texts that very many foods share, such as tags, lists of warnings and lists of portions. Each is stored once, under
/// a number.
final class PhraseTable {
  /// The most texts kept in memory; beyond that the cache is emptied.
  private static let most = 50_000

  private let connection: Connection
  private var numbers: [String: Int64] = [:]
  private var texts: [Int64: String] = [:]

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The number of a text; a new text gets one. To be called only within a write transaction; where that fails,
  /// `forget` has to be called.
  func number(of text: String) throws(StoreError) -> Int64 {
    if let known = numbers[text] { return known }
    var found = try connection.first("SELECT id FROM phrase WHERE text = ?", [text]) { row in row.integer() }
    if found == nil {
      try connection.run("INSERT INTO phrase (text) VALUES (?)", [text])
      found = Int64(connection.lastInsertedRow)
    }
    let number = found ?? 0
    if numbers.count >= PhraseTable.most { numbers = [:] }
    numbers[text] = number
    return number
  }

  func text(of number: Int64) throws(StoreError) -> String {
    if let known = texts[number] { return known }
    guard let text = try connection.firstText("SELECT text FROM phrase WHERE id = ?", [number]) else { throw .damaged }
    if texts.count >= PhraseTable.most { texts = [:] }
    texts[number] = text
    return text
  }

  /// Empties the cache. To be called when a transaction was rolled back.
  func forget() {
    numbers = [:]
    texts = [:]
  }
}
