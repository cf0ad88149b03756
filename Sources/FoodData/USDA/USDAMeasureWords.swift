internal import EmbeddedWords
internal import Nutrition
internal import Words

/// Words for FoodData Central's household measures, in addition to the units that people use.
struct USDAMeasureWords: Sendable {
  static let embedded = USDAMeasureWords(.embedded)

  private let fillers: Set<String>
  private let none: Set<String>
  private let sizes: [String: MeasureUnit]
  private let units: [String: MeasureUnit]

  /// Reads the words from a table.
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

  /// Whether a word before a measure adds nothing to it: "regular", "individual".
  func isFiller(_ word: String) -> Bool { fillers.contains(word) }

  /// The size that a word means; of "medium/regular" the first part counts.
  func size(_ word: String) -> MeasureUnit? { sizes[String(word.prefix { $0 != "/" })] }

  /// The unit that a word means, in this list or in what people use. Strips are excluded: they are cut from a pepper as
  /// well as from bacon, so their weight says nothing about a slice.
  func unit(_ word: String) -> MeasureUnit? {
    none.contains(word) ? nil : units[word] ?? UnitWords.embedded.unit(word)
  }
}
