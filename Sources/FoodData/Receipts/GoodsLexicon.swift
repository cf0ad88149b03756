internal import Nutrition

/// The vocabulary of goods on receipts: their English names, whether they are food, and how much a piece weighs.
package struct GoodsLexicon: Sendable {
  struct Row: Sendable {
    let english: String
    let kind: GoodsKind
    let gramsPerPiece: FixedDecimal?
    let density: FixedDecimal?
  }

  private var rows: [Row] = []
  /// The row for each phrase of folded words.
  private var phrases: [String: Int] = [:]
  /// Single words in alphabetical order, to complete words that are cut off.
  private var sorted: [String] = []
  private static let mostWords = 4

  package init() {
    var kind = GoodsKind.word
    for row in ReceiptText.goods.rows {
      if row.count == 1, row[0].hasPrefix("@ ") {
        kind = GoodsKind(String(row[0].dropFirst(2))) ?? kind
      } else if row.count >= 2 {
        add(row, to: kind)
      }
    }
    sorted = phrases.keys.filter { !$0.utf8.contains(0x20) }.sorted()
  }

  private mutating func add(_ row: [String], to kind: GoodsKind) {
    let grams = row.count > 2 ? FixedDecimal(row[2]) : nil
    let density = row.count > 3 ? FixedDecimal(row[3]) : nil
    for phrase in row[0].phrases {
      let key = PrintedWord.folded(phrase)
      if phrases[key] == nil { phrases[key] = rows.count }
    }
    rows.append(Row(english: row[1], kind: kind, gramsPerPiece: grams, density: density))
  }

  /// What a name means; nil where none of its words is known.
  package func goods(named name: String) -> KnownGoods? {
    let words = GoodsWord.words(of: name)
    var found: [Row] = []
    var head: Row?
    var index = 0
    while index < words.count, found.count < 8 {
      if words[index].isBreak, head != nil { break }
      let match = match(words, at: index)
      // In a compound the last part is the noun; of several words the first one is.
      if head == nil || words[index].isLinked, let last = match.rows.last(where: { $0.kind != .word }) { head = last }
      found += match.rows
      index += max(match.count, 1)
    }
    return known(found, head: head)
  }

  /// The English name of a line that adjusts the total; nil for goods.
  func adjustment(_ kind: Purchase.Kind) -> String? {
    switch kind {
    case .item: nil
    case .deposit: "deposit"
    case .depositReturn: "deposit return"
    case .discount: "discount"
    case .coupon: "coupon"
    case .void: "cancelled"
    case .fee: "fee"
    case .tax: "tax"
    }
  }

  private func known(_ rows: [Row], head: Row?) -> KnownGoods? {
    guard !rows.isEmpty else { return nil }
    let nonFood = rows.first { $0.kind == .nonFood }
    let head = nonFood ?? rows.first { $0.kind == .maybe } ?? head
    let more = rows.filter { $0.kind == .word }.map(\.english)
    let foods = rows.filter { $0.kind != .word }.map(\.english)
    let english = nonFood?.english ?? GoodsLexicon.joined(more + foods)
    var category: FoodCategory?
    if case .food(let kind) = head?.kind { category = kind }
    return KnownGoods(
      name: english, category: category, gramsPerPiece: head?.gramsPerPiece, density: head?.density,
      kind: head?.kind ?? .word)
  }

  /// Joins the words without repeating any.
  private static func joined(_ words: [String]) -> String {
    var kept: [String] = []
    for word in words where !kept.contains(where: { $0 == word || $0.hasSuffix(" " + word) }) { kept.append(word) }
    return kept.joined(separator: " ")
  }
}

// Looking up words.
extension GoodsLexicon {
  private func match(_ words: [GoodsWord], at index: Int) -> (rows: [Row], count: Int) {
    let most = min(GoodsLexicon.mostWords, words.count - index)
    var count = most
    while count > 0 {
      let key = words[index..<(index + count)].map(\.text).joined(separator: " ")
      if let row = phrases[key] { return ([rows[row]], count) }
      count -= 1
    }
    let word = words[index]
    if word.isCut, let row = beginning(with: word.text) { return ([row], 1) }
    if let parts = compound(word.text) { return (parts, 1) }
    if let stem = stem(word.text) { return ([stem], 1) }
    return ([], 1)
  }

  /// The first word that begins with the letters of a word that was cut off.
  private func beginning(with letters: String) -> Row? {
    guard letters.utf8.count >= 5 else { return nil }
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < letters { low = middle + 1 } else { high = middle }
    }
    guard low < sorted.count, sorted[low].hasPrefix(letters),
      sorted[low].utf8.count <= letters.utf8.count + 5
    else { return nil }
    return phrases[sorted[low]].map { rows[$0] }
  }

  /// Looks up a word without a plural or case ending.
  private func stem(_ word: String) -> Row? {
    for ending in ["n", "en", "s", "e", "er", "es", "i", "y", "lar", "ler"]
    where word.utf8.count > ending.utf8.count + 4 {
      if word.hasSuffix(ending), let row = phrases[String(word.dropLast(ending.utf8.count))] { return rows[row] }
    }
    return nil
  }

  /// The parts of a compound: the longest known ending, and what is known of the part before it.
  private func compound(_ word: String) -> [Row]? {
    let letters = Array(word.utf8)
    guard (7...40).contains(letters.count) else { return nil }
    var ends: [Row]?
    for start in 3...(letters.count - 3) {
      let end = String(decoding: letters[start...], as: UTF8.self)
      guard let head = phrases[end].map({ rows[$0] }) ?? stem(end), head.kind != .word || start >= 4 else { continue }
      if let front = part(String(decoding: letters[..<start], as: UTF8.self)) { return [front, head] }
      if ends == nil, end.utf8.count >= 4 { ends = [head] }
    }
    if let ends { return ends }
    for length in stride(from: letters.count - 1, through: 5, by: -1) {
      if let row = phrases[String(decoding: letters[..<length], as: UTF8.self)] { return [rows[row]] }
    }
    return nil
  }

  private func part(_ front: String) -> Row? {
    if let row = phrases[front] { return rows[row] }
    for link in ["s", "n", "en", "er", "e"] where front.hasSuffix(link) && front.utf8.count >= link.utf8.count + 3 {
      if let row = phrases[String(front.dropLast(link.utf8.count))] { return rows[row] }
    }
    return nil
  }
}
