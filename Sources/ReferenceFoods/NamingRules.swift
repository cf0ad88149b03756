internal import Nutrition
internal import Words

/// By which rules a description of USDA's tables becomes the names that people say: the lists of `rules.txt`.
package struct NamingRules: Sendable {
  private let lists: [String: Phrases]
  private let values: [String: [(key: String, value: String)]]

  /// Reads the lists: a heading between square brackets, then a phrase a line, `#` for a comment. A phrase that ends in `*`
  /// stands for all that begin so; "a = b" gives a value to a phrase.
  package init(_ text: String) {
    var lists: [String: Phrases] = [:]
    var values: [String: [(key: String, value: String)]] = [:]
    var heading = ""
    for line in text.split(separator: "\n").map({ $0.trimmed }) where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        heading = String(line.dropFirst().dropLast())
      } else if let mark = line.firstIndex(of: "=") {
        values[heading, default: []].append((line[..<mark].trimmed, line[mark...].dropFirst().trimmed))
      } else {
        lists[heading, default: Phrases()].insert(line)
      }
    }
    self.lists = lists
    self.values = values
  }

  /// Whether a part of a description says nothing that people say.
  func isDropped(_ part: String) -> Bool { has(part, "drop") }

  /// Whether nobody would name a food by a description with this part.
  func isUnspoken(_ part: String) -> Bool { has(part, "skip") }

  /// Whether a word stands behind what it says more of: "with".
  func standsBehind(_ word: String) -> Bool { has(word, "behind") }

  /// Whether a part is a piece of what stands before it: the thigh of a chicken.
  func isPiece(_ part: String) -> Bool {
    has(part, "piece") || part.split(separator: " ").last.map { has(String($0), "piece") } ?? false
  }

  /// Whether what a description begins with is only a heading: salmon is said without "fish".
  func isHeading(_ head: String) -> Bool { has(head, "heading") }

  /// Whether a part says what the food is, whatever it begins with: a latte.
  func isKind(_ part: String) -> Bool { has(part, "kind") }

  /// Whether a word keeps its capital letter.
  func isProper(_ word: String) -> Bool { has(word, "proper") }

  /// Whether a word alone says no food, or more than one, or something else.
  func isNoName(_ word: String) -> Bool { has(word, "no name") }

  /// Whether rows of a category are left out.
  func isLeftOut(_ category: String) -> Bool { has(category, "category") }

  /// What people say for a part.
  func said(for part: String) -> String? { values["say"]?.first { $0.key == part }?.value }

  /// The shelf of a category of the tables, where its words do not tell it.
  func foodCategory(of category: String) -> FoodCategory? {
    values["shelf"]?.first { category.lowercased().hasPrefix($0.key) }.flatMap { FoodCategory(rawValue: $0.value) }
  }

  /// Grams of a usual serving of a category, for rows that say none.
  func serving(of category: String) -> FixedDecimal? {
    values["serving"]?.first { category.lowercased().hasPrefix($0.key) }.flatMap { FixedDecimal($0.value) }
  }

  private func has(_ phrase: String, _ list: String) -> Bool { lists[list]?.contains(phrase.lowercased()) ?? false }
}

/// Phrases, and beginnings of phrases.
private struct Phrases: Sendable {
  private var whole: Set<String> = []
  private var beginnings: [String] = []

  mutating func insert(_ phrase: String) {
    if phrase.hasSuffix("*") { beginnings.append(String(phrase.dropLast())) } else { whole.insert(phrase) }
  }

  func contains(_ phrase: String) -> Bool {
    whole.contains(phrase) || beginnings.contains { phrase.hasPrefix($0) }
  }
}
