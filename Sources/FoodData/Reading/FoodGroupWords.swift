internal import EmbeddedWords
internal import Nutrition
internal import Words

/// The names of food groups in tables: SR's 28 groups, WWEIA's categories, categories on packs, groups of European
/// tables.
struct FoodGroupWords: Sendable {
  /// The first match counts: "frozen fish sticks" are frozen, and "fruit juice" is a beverage.
  private static let ranked: [FoodCategory] = [
    .other, .frozen, .dairy, .beverages, .seafood, .meat, .bakery, .snacks, .pantry, .produce,
  ]

  static let embedded = FoodGroupWords(.embedded)

  /// Whole folded names, and the stems of single words.
  private let names: [String: FoodCategory]
  private let words: [(category: FoodCategory, stems: Set<String>)]

  /// Reads the groups from a table of words.
  init(_ table: WordTable) {
    func phrases(_ kind: String, _ category: FoodCategory) -> [String] {
      table.phrases(of: .tables, under: "\(kind) \(category.rawValue)").map { Folding.folded($0) }
    }
    let named = Self.ranked.flatMap { category in phrases("group-name", category).map { ($0, category) } }
    names = Dictionary(named) { first, _ in first }
    words = Self.ranked.map { category in (category, Set(phrases("group", category).map { Stemmer.stem($0) })) }
  }

  /// The category of a food by the name of its group.
  func category(of group: String?) -> FoodCategory {
    guard let group else { return .other }
    let folded = FoldedText(group)
    if let named = names[folded.text] { return named }
    let stems = folded.words.map { Stemmer.stem($0) }
    return words.first { !$0.stems.isDisjoint(with: stems) }?.category ?? .other
  }
}
