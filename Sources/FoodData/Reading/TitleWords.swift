internal import EmbeddedWords
internal import Nutrition
internal import Words

/// How titles of tables of foods are written, beside what people say.
struct TitleWords: Sendable {
  static let embedded = TitleWords(.embedded)

  /// Words and phrases that say a state where they are all that stands between two commas.
  private let states: [String: FoodState]
  /// Words that say a state at the end of a title: they are never nouns.
  private let endings: [String: FoodState]
  /// First words that are written with a capital letter, as they are written.
  private let properNames: Set<String>

  /// The words of a table.
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

  /// The state that a folded text between two commas says.
  func state(_ text: FoldedText) -> FoodState? {
    NameVocabulary.embedded.state(text) ?? states[text.text] ?? endings[text.text]
  }

  /// The state that the last word of a title says.
  func state(atEnd word: FoldedText) -> FoodState? { endings[word.text] }

  func isProperName(_ word: some StringProtocol) -> Bool { properNames.contains(String(word)) }
}
