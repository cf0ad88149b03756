/// Texts that very many foods share: tags, lists of warnings, lists of portions. They stand once, under a number.
final class PhraseTable {
  /// Beyond so many texts in memory it starts anew.
  private static let most = 50_000

  private let connection: Connection
  private var numbers: [String: Int64] = [:]
  private var texts: [Int64: String] = [:]

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The number of a text, which gets one where it has none. Only within a transaction that writes; where that fails,
  /// `forget` has to follow.
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

  /// To be called when a transaction was taken back.
  func forget() {
    numbers = [:]
    texts = [:]
  }
}
