package import Nutrition

/// The units in which goods are weighed, measured or counted on receipts.
package enum ReceiptUnit: String, Codable, Sendable {
  case piece = "pc"
  case kilogram = "kg"
  case gram = "g"
  case litre = "l"
  case millilitre = "ml"
  case pound = "lb"
}

/// A unit behind a number of a receipt.
struct PackUnit: Hashable, Sendable {
  let unit: ReceiptUnit
  /// How many of the unit it is.
  let factor: Figure

  /// - Parameter isGlued: whether it follows its number without a space; a lone capital is a tax mark otherwise.
  init?(word: String, isGlued: Bool) {
    guard word.utf8.count <= 7 else { return nil }
    if !isGlued, word == "G" || word == "L" { return nil }
    switch word.lowercased() {
    case "kg", "kilo", "кг": self.init(.kilogram)
    case "g", "gr", "grs", "gms", "gm", "гр", "г": self.init(.gram)
    case "l", "lt", "ltr", "liters", "litres", "liter", "litre", "litro", "л": self.init(.litre)
    case "ml", "мл": self.init(.millilitre)
    case "cl": self.init(.millilitre, factor: 10)
    case "dl": self.init(.millilitre, factor: 100)
    case "dag", "dkg": self.init(.gram, factor: 10)
    case "lb", "lbs": self.init(.pound)
    default: return nil
    }
  }

  /// A word for pieces: "Stk", "szt".
  static func isPieces(_ word: String) -> Bool {
    pieces.contains(PrintedWord.folded(word))
  }

  private init(_ unit: ReceiptUnit, factor: Int = 1) {
    self.unit = unit
    self.factor = Figure(factor)
  }

  private static let pieces: Set<String> = [
    "stk", "st", "stuck", "stck", "stg", "pc", "pcs", "ea", "each", "szt", "szt.", "adet", "ad", "ud", "uds", "un",
    "und",
    "qty", "x", "pce", "pz", "ks", "db", "бр", "net", "stk.", "pck", "pkg", "bund", "bd", "pk", "per", "for",
  ]
}

extension ReceiptUnit {
  /// The unit as amounts are said.
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
