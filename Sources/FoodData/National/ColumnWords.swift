internal import EmbeddedWords
internal import Nutrition
internal import Words

/// The words in column headers of food tables for which there is no mapping.
struct ColumnWords: Sendable {
  /// What a column contains, without its unit, which the header also gives.
  enum Subject: Hashable, Sendable {
    case text(TableMapping.Meaning)
    case energy
    /// Energy, in kcal where no unit is given.
    case calories
    case salt
    case nutrient(Nutrient)

    /// - Parameter name: as a heading in the lists of words.
    fileprivate init?(_ name: String) {
      switch name {
      case "id": self = .text(.id)
      case "name": self = .text(.name)
      case "group": self = .text(.group)
      case "density": self = .text(.density)
      case "alcohol": self = .text(.alcohol)
      case "energy": self = .energy
      case "calories": self = .calories
      case "salt": self = .salt
      default:
        guard let nutrient = Nutrient.allCases.first(where: { $0.name == name }) else { return nil }
        self = .nutrient(nutrient)
      }
    }
  }

  static let embedded = ColumnWords(.embedded)

  private var subjects: [String: Subject] = [:]
  private let plain: Set<String>
  private let available: [String]
  private let byDifference: [String]

  /// Reads the words from a table.
  init(_ table: WordTable) {
    func folded(_ heading: String) -> [String] {
      table.phrases(of: .tables, under: heading).map { Folding.folded($0) }
    }
    // Words for the unit and the reference amount say nothing about what the figures are.
    plain = Set(folded("column-plain") + ColumnWords.units)
    available = folded("column-available")
    byDifference = folded("column-by-difference")
    for (name, phrase) in table.phrases(of: .tables, kind: "column") {
      let words = words(of: phrase)
      subjects[words] = subjects[words] ?? Subject(name)
    }
  }

  private static let units = ["g", "mg", "kcal", "kj"]

  /// What a column contains; nil where the header is not known.
  func subject(of header: String) -> Subject? {
    let words = words(of: header)
    return words.isEmpty ? .energy : subjects[words]
  }

  /// The kind of carbohydrate that a header names; nil where it names none.
  func carbohydrate(of header: String) -> CarbohydrateKind? {
    let text = Folding.folded(header)
    if available.contains(where: text.contains) { return .available }
    return byDifference.contains(where: text.contains) ? .byDifference : nil
  }

  /// The folded words of a header without units, text in brackets and words that carry no meaning.
  private func words(of header: String) -> String {
    let bare = header.prefix { !"([（".contains($0) }
    let words = FoldedText(String(bare).replacing("_", with: " ")).words
    return words.filter { !plain.contains($0) && !available.contains($0) }.joined(separator: " ")
  }
}
