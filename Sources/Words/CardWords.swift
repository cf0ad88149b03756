internal import Nutrition

/// The words of edits on a waiting card, which refer to its numbers and fields, in all languages at once.
package struct CardWords: Sendable {
  /// What to do with lines of a card.
  package enum Verb: String, Sendable {
    /// "drop 3".
    case remove
    /// "skip 3": it stays on the card but is not counted.
    case skip
    /// "unskip 3": it is counted again.
    case unskip
    /// "add 1.29 bread".
    case add
    /// "change 4 to 3.00", "rename 4 to plantain".
    case change, rename
  }

  /// The day or meal that a card is moved to.
  package enum Place: Hashable, Sendable {
    /// The meal's name: "dinner".
    case meal(String)
    /// The words that name the day.
    case day(String)
  }

  /// The most words that a day or meal may have.
  private static let longestPlace = 5

  private let table: WordTable

  /// The words in a table.
  package init(_ table: WordTable) { self.table = table }

  /// The edit that a word asks for; nil where it asks for none.
  package func verb(_ word: some StringProtocol) -> Verb? {
    headings([Folding.folded(String(word))], in: .cards).lazy.compactMap { Verb(rawValue: $0.kind) }.first
  }

  /// Whether a word comes before the new content of a line: "to".
  package func turns(_ word: some StringProtocol) -> Bool { says("becomes", word) }

  /// Whether a word comes before the number of another line: "on".
  package func leadsToLine(_ word: some StringProtocol) -> Bool { says("line-of", word) }

  /// Whether a word comes before the number of a list item: "number".
  package func leadsToNumber(_ word: some StringProtocol) -> Bool { says("number", word) }

  /// The kind of a receipt line that words name: "deposit", "non-food".
  package func kind(ofLine words: some StringProtocol) -> String? {
    headings(NameWords.folded(String(words)).map(String.init), in: .cards).first { $0.kind == "line" }?.value
  }

  /// Whether a word or sign is a currency: "euros".
  package func isCurrency(_ word: some StringProtocol) -> Bool {
    let word = [Folding.folded(String(word))]
    return says("currency", word[0]) || headings(word, in: .groceries).contains { $0.kind == "currency" }
  }

  private func says(_ kind: String, _ word: some StringProtocol) -> Bool {
    headings([Folding.folded(String(word))], in: .cards).contains { $0.kind == kind }
  }

  /// Whether a word comes between the last two items of a list: "and".
  package func joins(_ word: some StringProtocol) -> Bool {
    word == "&" || headings([Folding.folded(String(word))], in: .foodWords).contains(WordHeading("joint and"))
  }

  /// Whether a word says which half of the day a time is in: "pm".
  package func isHalfOfDay(_ word: some StringProtocol) -> Bool {
    headings([Folding.folded(String(word).replacing(".", with: ""))], in: .times).contains { $0.kind == "half-of-day" }
  }

  /// The field above a card's lines that a word names: "shop" is its "store".
  package func field(_ name: some StringProtocol) -> String? {
    headings(NameWords.folded(String(name)).map(String.init), in: .cards).first { $0.kind == "field" }?.value
  }

  /// The meal or day that words name, and nothing else: "dinner", "for dinner", "gestern", "para la cena".
  package func place(_ words: [Substring]) -> Place? {
    guard (1...CardWords.longestPlace).contains(words.count) else { return nil }
    let folded = words.map { Folding.folded(String($0)) }
    let leads = table.phrases(of: .cards, at: 0, in: folded).filter { table.heading($0.heading).kind == "to" }
    let said = leads.map(\.length).max() ?? 0
    guard said < words.count else { return nil }
    let found = headings(Array(folded[said...]), in: .times)
    if let meal = found.first(where: { $0.kind == "meal" }) { return .meal(meal.value) }
    let isDay = found.contains { $0.kind == "weekday" || ($0.kind == "day" && $0.value != "1") }
    return isDay || Day(words[said...].joined()) != nil ? .day(words[said...].joined(separator: " ")) : nil
  }

  /// The headings of a file under which exactly these folded words are listed.
  private func headings(_ words: [String], in file: WordFile) -> [WordHeading] {
    guard !words.isEmpty else { return [] }
    return table.phrases(of: file, at: 0, in: words).filter { $0.length == words.count }.map {
      table.heading($0.heading)
    }
  }
}
