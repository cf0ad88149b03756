internal import EmbeddedWords
internal import Nutrition
internal import Words

/// Words for food states in the titles of food tables, in addition to those that people use.
struct TitleWords: Sendable {
  static let embedded = TitleWords(.embedded)

  /// Words and phrases that mean a state where they are the whole text between two commas.
  private let states: [String: FoodState]
  /// Words that mean a state at the end of a title, because they are never nouns.
  private let endings: [String: FoodState]
  /// First words that keep their capital letter.
  private let properNames: Set<String>

  /// Reads the words from a table.
  init(_ table: WordTable) {
    func states(_ kind: String) -> [String: FoodState] {
      let said = table.phrases(of: .tables, kind: kind).compactMap { value, phrase in
        FoodState(rawValue: value).map { (FoldedText(phrase).text, $0) }
      }
      return Dictionary(said) { first, _ in first }
    }
    self.states = states("title-state")
    endings = states("title-end")
    properNames = Set(table.phrases(of: .tables, under: "proper"))
  }

  /// The state that a folded text between two commas means.
  func state(_ text: FoldedText) -> FoodState? {
    NameVocabulary.embedded.state(text) ?? states[text.text] ?? endings[text.text]
  }

  /// The state that the last word of a title means.
  func state(atEnd word: FoldedText) -> FoodState? { endings[word.text] }

  func isProperName(_ word: some StringProtocol) -> Bool { properNames.contains(String(word)) }
}
