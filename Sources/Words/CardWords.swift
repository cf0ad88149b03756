internal import Nutrition

/// What is said to a card that waits, by its numbers and the names that it shows, in every language at once.
package struct CardWords: Sendable {
  /// What is to be done with lines of a card.
  package enum Verb: String, Sendable {
    /// "drop 3".
    case remove
    /// "skip 3": it was there, and is not counted.
    case skip
    /// "unskip 3": it is counted after all.
    case unskip
    /// "add 1.29 bread".
    case add
    /// "change 4 to 3.00", "rename 4 to plantain".
    case change, rename
  }

  /// Where a card goes to.
  package enum Place: Hashable, Sendable {
    /// By the name of the meal: "dinner".
    case meal(String)
    /// By what was said.
    case day(String)
  }

  /// Longer lines, in words, name no place.
  private static let longestPlace = 5

  private let table: WordTable

  /// The words of a table.
  package init(_ table: WordTable) { self.table = table }

  /// What a word asks to be done with lines of a card; nil where it asks for nothing of the kind.
  package func verb(_ word: some StringProtocol) -> Verb? {
    headings([Folding.folded(String(word))], in: .cards).lazy.compactMap { Verb(rawValue: $0.kind) }.first
  }

  /// Whether a word stands before what a line of the card becomes: "to".
  package func turns(_ word: some StringProtocol) -> Bool { says("becomes", word) }

  /// Whether a word stands before the number of another line: "on".
  package func leadsToLine(_ word: some StringProtocol) -> Bool { says("line-of", word) }

  /// Whether a word stands before the number of what a list shows: "number".
  package func leadsToNumber(_ word: some StringProtocol) -> Bool { says("number", word) }

  /// What a line of a receipt is, by what it is called: "deposit", "non-food".
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

  /// Whether a word stands between the last two of several.
  package func joins(_ word: some StringProtocol) -> Bool {
    word == "&" || headings([Folding.folded(String(word))], in: .foodWords).contains(WordHeading("joint and"))
  }

  /// Whether a word says which half of the day a time is in: "pm".
  package func isHalfOfDay(_ word: some StringProtocol) -> Bool {
    headings([Folding.folded(String(word).replacing(".", with: ""))], in: .times).contains { $0.kind == "half-of-day" }
  }

  /// The name of what stands above a card's lines: "shop" is its "store".
  package func field(_ name: some StringProtocol) -> String? {
    headings(NameWords.folded(String(name)).map(String.init), in: .cards).first { $0.kind == "field" }?.value
  }

  /// "dinner", "for dinner", "gestern", "para la cena": a meal or a day, and nothing else.
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

  /// The headings of a file under which the whole of some folded words stands.
  private func headings(_ words: [String], in file: WordFile) -> [WordHeading] {
    guard !words.isEmpty else { return [] }
    return table.phrases(of: file, at: 0, in: words).filter { $0.length == words.count }.map {
      table.heading($0.heading)
    }
  }
}
