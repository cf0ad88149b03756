internal import Nutrition
internal import Words

/// The rules by which a description from USDA's tables becomes names that people use: the lists of `rules.txt`.
package struct NamingRules: Sendable {
  private let lists: [String: Phrases]
  private let values: [String: [(key: String, value: String)]]

  /// Parses the lists: a heading in square brackets, then one phrase on each line, `#` for a comment. A phrase that
  /// ends in `*` matches everything that begins with it; "a = b" assigns a value to a phrase.
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

  /// Whether a part of a description is left out of names, because people do not say it.
  func isDropped(_ part: String) -> Bool { has(part, "drop") }

  /// Whether nobody would name a food by a description with this part.
  func isUnspoken(_ part: String) -> Bool { has(part, "skip") }

  /// Whether a word goes after the food's name: "with".
  func standsBehind(_ word: String) -> Bool { has(word, "behind") }

  /// Whether a part is a cut of the part before it, such as the thigh of a chicken.
  func isPiece(_ part: String) -> Bool {
    has(part, "piece") || part.split(separator: " ").last.map { has(String($0), "piece") } ?? false
  }

  /// Whether the first part is only a heading: people say salmon, not fish.
  func isHeading(_ head: String) -> Bool { has(head, "heading") }

  /// Whether a part alone names the food, whatever the heading, such as a latte.
  func isKind(_ part: String) -> Bool { has(part, "kind") }

  /// Whether a word keeps its capital letter.
  func isProper(_ word: String) -> Bool { has(word, "proper") }

  /// Whether a word alone names no food, several foods, or something else.
  func isNoName(_ word: String) -> Bool { has(word, "no name") }

  /// Whether the rows of a category are left out.
  func isLeftOut(_ category: String) -> Bool { has(category, "category") }

  /// What people say for a part; nil where nothing is listed.
  func said(for part: String) -> String? { values["say"]?.first { $0.key == part }?.value }

  /// larder's food category for a category of the tables; nil where nothing is listed.
  func foodCategory(of category: String) -> FoodCategory? {
    values["shelf"]?.first { category.lowercased().hasPrefix($0.key) }.flatMap { FoodCategory(rawValue: $0.value) }
  }

  /// The usual serving of a category in grams, for rows without one.
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
