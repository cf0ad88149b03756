internal import EmbeddedWords
internal import Nutrition
internal import Words

/// What the heads of columns say in tables of foods that nobody described.
struct ColumnWords: Sendable {
  /// What a column is about; which unit it is in, its head says too.
  enum Subject: Hashable, Sendable {
    case text(TableMapping.Meaning)
    case energy
    /// Energy, in kcal where no unit is said.
    case calories
    case salt
    case nutrient(Nutrient)

    /// - Parameter name: as a heading of the words has it.
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

  /// The words of a table.
  init(_ table: WordTable) {
    func folded(_ heading: String) -> [String] {
      table.phrases(of: .tables, under: heading).map { Folding.folded($0) }
    }
    // What figures are in and per says nothing of what they are.
    plain = Set(folded("column-plain") + ColumnWords.units)
    available = folded("column-available")
    byDifference = folded("column-by-difference")
    for (name, phrase) in table.phrases(of: .tables, kind: "column") {
      let words = words(of: phrase)
      subjects[words] = subjects[words] ?? Subject(name)
    }
  }

  private static let units = ["g", "mg", "kcal", "kj"]

  /// What a column is about; nil where its head says nothing that is known.
  func subject(of header: String) -> Subject? {
    let words = words(of: header)
    return words.isEmpty ? .energy : subjects[words]
  }

  /// What a head says of the kind of carbohydrate; nil where it says nothing.
  func carbohydrate(of header: String) -> CarbohydrateKind? {
    let text = Folding.folded(header)
    if available.contains(where: text.contains) { return .available }
    return byDifference.contains(where: text.contains) ? .byDifference : nil
  }

  /// The folded words of a head without units, what is in brackets, and words that say nothing.
  private func words(of header: String) -> String {
    let bare = header.prefix { !"([（".contains($0) }
    let words = FoldedText(String(bare).replacing("_", with: " ")).words
    return words.filter { !plain.contains($0) && !available.contains($0) }.joined(separator: " ")
  }
}
