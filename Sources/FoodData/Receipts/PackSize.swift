internal import EmbeddedWords
internal import Nutrition
internal import Words

/// The size of a pack in a name: "Gouda 400g", "Evian 6x1.25L", "Eier 4x100g".
package struct PackSize: Hashable, Sendable {
  enum Amount: Hashable, Sendable {
    /// For example "18er" or "10 Stück".
    case pieces(FixedDecimal)
    case grams(Grams)
    case millilitres(FixedDecimal)
  }

  let amount: Amount

  /// Whether a name contains the number of pieces in a pack.
  package static func countsPieces(_ name: String) -> Bool {
    if case .pieces? = PackSize(in: name)?.amount { true } else { false }
  }

  private static let pieces = Set(WordTable.embedded.phrases(of: .receipts, under: "pack-pieces"))

  static let gramsInPound = FixedDecimal(units: 45_359_237_000)

  init?(in name: String) {
    let line = PrintedLine(name)
    var found: Amount?
    for (index, token) in line.tokens.enumerated() {
      guard let number = token.number, number.value > .zero, index + 1 < line.tokens.count else { continue }
      let next = line.tokens[index + 1]
      let word = line.text(of: next)
      if found == nil, number.isWhole, number.digits <= 2, PackSize.pieces.contains(word.lowercased()) {
        found = .pieces(number.value)
      }
      guard next.kind == .word, let unit = PackUnit(word: word, isGlued: next.isGlued) else { continue }
      var value = number.value * unit.factor
      if index >= 2, line.tokens[index - 1].kind == .times, let count = line.tokens[index - 2].number, count.isWhole,
        count.digits <= 2
      {
        value = value * count.value
      }
      found = PackSize.amount(value, unit.unit) ?? found
    }
    guard let found else { return nil }
    amount = found
  }

  private static func amount(_ value: FixedDecimal, _ unit: ReceiptUnit) -> Amount? {
    switch unit {
    case .kilogram where value <= FixedDecimal(50): .grams(Grams(value * FixedDecimal(1000)))
    case .gram where value >= FixedDecimal(2) && value <= FixedDecimal(20_000): .grams(Grams(value))
    case .litre where value <= FixedDecimal(50): .millilitres(value * FixedDecimal(1000))
    case .millilitre where value >= FixedDecimal(5): .millilitres(value)
    case .pound where value <= FixedDecimal(50): .grams(Grams(value * gramsInPound))
    default: nil
    }
  }
}
