internal import EmbeddedWords
package import Nutrition
internal import Words

/// The units in which goods are weighed, measured or counted on receipts.
package enum ReceiptUnit: String, Codable, Sendable {
  case piece = "pc"
  case kilogram = "kg"
  case gram = "g"
  case litre = "l"
  case millilitre = "ml"
  case pound = "lb"
}

/// A unit after a number on a receipt.
struct PackUnit: Hashable, Sendable {
  let unit: ReceiptUnit
  /// How many of `unit` one of it is.
  let factor: FixedDecimal

  /// - Parameter isGlued: whether it follows its number without a space; otherwise a single capital is a tax mark.
  init?(word: String, isGlued: Bool) {
    guard word.utf8.count <= 7 else { return nil }
    if !isGlued, word == "G" || word == "L" { return nil }
    guard let named = UnitWords.embedded.named(word) else { return nil }
    switch named.unit {
    case .kilogram: self.init(.kilogram, factor: named.count)
    case .gram: self.init(.gram, factor: named.count)
    case .litre: self.init(.litre, factor: named.count)
    case .millilitre: self.init(.millilitre, factor: named.count)
    case .centilitre: self.init(.millilitre, factor: named.count * FixedDecimal(10))
    case .decilitre: self.init(.millilitre, factor: named.count * FixedDecimal(100))
    case .pound: self.init(.pound, factor: named.count)
    default: return nil
    }
  }

  /// Whether the word means pieces, such as "Stk" or "szt".
  static func isPieces(_ word: String) -> Bool {
    pieces.contains(PrintedWord.folded(word))
  }

  private init(_ unit: ReceiptUnit, factor: FixedDecimal) {
    self.unit = unit
    self.factor = factor
  }

  private static let pieces = Set(WordTable.embedded.phrases(of: .receipts, under: "pieces"))
}

extension ReceiptUnit {
  /// The unit in amounts of food.
  package var measure: MeasureUnit {
    switch self {
    case .piece: .piece
    case .kilogram: .kilogram
    case .gram: .gram
    case .litre: .litre
    case .millilitre: .millilitre
    case .pound: .pound
    }
  }
}
