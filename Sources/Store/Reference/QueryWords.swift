internal import FoodData

/// The words of a query as the index knows them: each with the forms to search for.
struct QueryWords {
  /// More words than this are not looked for.
  private static let most = 8
  /// More forms of a word than this are not looked for.
  private static let mostForms = 12
  /// Longer text than this, in bytes, is no name.
  private static let longestText = 200

  struct Word: Hashable {
    let said: String
    /// The forms that occur in the index; empty where no food has any of them.
    let forms: [String]
    /// Whether it is the last word of a text that is still being typed.
    let isBegun: Bool
  }

  let words: [Word]

  /// Looks up the words of a text in the index.
  init(_ text: String, isBeingTyped: Bool, in connection: Connection) throws(StoreError) {
    let text = QueryWords.start(of: text)
    var found = SearchWords.of(text)
    let begun = isBeingTyped ? SearchWords.begun(in: text) : nil
    if begun != nil, !found.isEmpty { found.removeLast() }
    var words: [Word] = []
    for word in found.prefix(QueryWords.most) {
      let forms = try QueryWords.forms(of: word, in: connection)
      words.append(Word(said: word, forms: forms, isBegun: false))
    }
    if let begun {
      let forms = try QueryWords.continuations(of: begun, in: connection)
      words.append(Word(said: begun, forms: forms, isBegun: true))
    }
    self.words = words
  }

  /// The words that some food has.
  var known: [Word] { words.filter { !$0.forms.isEmpty } }

  private static func start(of text: String) -> String {
    guard text.utf8.count > longestText else { return text }
    return String(decoding: text.utf8.prefix(longestText), as: UTF8.self)
  }

  /// The word itself and its other spelling; where no food has either, words with the same root.
  private static func forms(of word: String, in connection: Connection) throws(StoreError) -> [String] {
    var forms: [String] = []
    for form in [word, SearchWords.withoutUmlautSpelling(word)] {
      if let form, try connection.isWord(form) { forms.append(form) }
    }
    guard forms.isEmpty, let root = SearchWords.root(of: word) else { return forms }
    return try connection.words(from: root, limit: mostForms).filter { $0.utf8.count <= word.utf8.count + 2 }
  }

  private static func continuations(of start: String, in connection: Connection) throws(StoreError) -> [String] {
    try connection.words(from: start, limit: mostForms)
  }
}

extension QueryWords {
  /// The words as a full-text query.
  ///
  /// - Parameter mark: the mark of a source; nil for all sources.
  static func expression(_ words: [Word], mark: String?) -> String? {
    guard !words.isEmpty else { return nil }
    let all = words.map { word in
      word.forms.count == 1 ? quoted(word.forms[0]) : "(" + word.forms.map(quoted).joined(separator: " OR ") + ")"
    }
    return (all + (mark.map { [quoted($0)] } ?? [])).joined(separator: " AND ")
  }

  /// Words contain only letters, digits and a few symbols, never a quotation mark; it is removed all the same, to be
  /// safe.
  private static func quoted(_ word: String) -> String {
    "\"" + String(decoding: word.utf8.filter { $0 != UInt8(ascii: "\"") && $0 != 0 }, as: UTF8.self) + "\""
  }
}

extension Connection {
  fileprivate func isWord(_ text: String) throws(StoreError) -> Bool {
    try first("SELECT 1 FROM word WHERE text = ? AND foods > 0", [text]) { _ in true } ?? false
  }

  /// Words that begin with `start`, those that the most foods have first.
  fileprivate func words(from start: String, limit: Int) throws(StoreError) -> [String] {
    try texts(
      "SELECT text FROM word WHERE text >= ?1 AND text < ?1 || char(1114111) AND foods > 0 ORDER BY foods DESC LIMIT ?2",
      [start, limit]
    )
  }
}
