package import Nutrition

/// The units that words name, in all languages at once: "kg", "Gramm", "gramos", "patties".
package struct UnitWords: Sendable {
  /// The units by folded words with single spaces.
  private var units: [String: NamedUnit] = [:]

  /// The folded words for kilocalories.
  private let energies: Set<String>

  /// The units in a table. Of the single letters with which recipes abbreviate units only the litre's is understood
  /// everywhere.
  package init(_ table: WordTable) {
    energies = Set(table.phrases(of: .units, under: "energy 1").map { Folding.folded($0) })
    let meanings = table.headings(of: .units).map { UnitWords.unit(table.heading($0)) }
    let first = table.headings(of: .units).lowerBound
    for phrase in table.phrases(of: .units) {
      guard let unit = meanings[phrase.heading - first] else { continue }
      let name = Folding.folded(phrase.text)
      units[name] = units[name] ?? unit
    }
  }

  private static func unit(_ heading: WordHeading) -> NamedUnit? {
    switch heading.kind {
    case "unit", "measure": NamedUnit(heading.value)
    case "letter": heading.value == MeasureUnit.litre.rawValue ? NamedUnit(.litre) : nil
    default: nil
    }
  }

  /// Whether a word means kilocalories: "kcal", "calories".
  package func isKilocalories(_ word: some StringProtocol) -> Bool { energies.contains(Folding.folded(word)) }

  /// The unit that words with single spaces name; nil where they name none.
  package func named(_ words: some StringProtocol) -> NamedUnit? {
    let words = String(words)
    if let unit = units[words] { return unit }
    // Lower-case ASCII letters are already folded.
    return words.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
      ? nil : units[Folding.folded(words)]
  }

  /// The unit that words name, where they mean exactly one of it.
  package func unit(_ words: some StringProtocol) -> MeasureUnit? {
    named(words).flatMap { $0.count == FixedDecimal(1) ? $0.unit : nil }
  }
}
