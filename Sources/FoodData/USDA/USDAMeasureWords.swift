internal import EmbeddedWords
internal import Nutrition
internal import Words

/// What the household measures of FoodData Central say, beside the units that people say.
struct USDAMeasureWords: Sendable {
  static let embedded = USDAMeasureWords(.embedded)

  private let fillers: Set<String>
  private let none: Set<String>
  private let sizes: [String: MeasureUnit]
  private let units: [String: MeasureUnit]

  /// The words of a table.
  init(_ table: WordTable) {
    func units(_ kind: String) -> [String: MeasureUnit] {
      let named = table.phrases(of: .tables, kind: kind).compactMap { name, word in
        MeasureUnit(rawValue: name).map { (word, $0) }
      }
      return Dictionary(named) { first, _ in first }
    }
    fillers = Set(table.phrases(of: .tables, under: "household-plain"))
    none = Set(table.phrases(of: .tables, under: "no-household-measure"))
    sizes = units("household-size")
    self.units = units("household-measure")
  }

  /// Whether a word before a measure says nothing of it: "regular", "individual".
  func isFiller(_ word: String) -> Bool { fillers.contains(word) }

  /// "medium/regular" is the first of both.
  func size(_ word: String) -> MeasureUnit? { sizes[String(word.prefix { $0 != "/" })] }

  /// The unit that a word is here, or in what people say. Strips are cut from a pepper as from bacon: what one weighs says
  /// nothing of a slice.
  func unit(_ word: String) -> MeasureUnit? {
    none.contains(word) ? nil : units[word] ?? UnitWords.embedded.unit(word)
  }
}
