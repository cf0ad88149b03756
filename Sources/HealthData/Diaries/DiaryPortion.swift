internal import FoodData
internal import Nutrition

/// How much of a food was eaten, and what its figures are of.
struct DiaryPortion {
  let amount: DiaryAmount
  /// The amount in hundreds of grams or millilitres, where the figures are per 100 g or ml; else nil.
  let hundreds: FixedDecimal?

  /// Nil where the figures are per 100 g and the amount cannot be converted to a weight or volume.
  init?(_ record: some DiaryRecord, _ mapping: DiaryMapping) {
    guard mapping.isPer100 else {
      amount = DiaryPortion.amountSaid(record)
      hundreds = nil
      return
    }
    guard let sum = DiaryPortion.sum(record) else { return nil }
    let weight = Grams(sum.figure)
    guard weight > .zero, weight <= Measures.most else { return nil }
    amount = sum.isVolume ? .millilitres(weight.figure) : .grams(weight)
    hundreds = sum.figure / FixedDecimal(100)
  }

  /// In one cell, or with the unit in another.
  private static func amountSaid(_ record: some DiaryRecord) -> DiaryAmount {
    let text = record.text(.amount)
    let quantity = text.isEmpty ? record.figure(.amount)?.formatted(places: 2) ?? "" : text
    guard !quantity.isEmpty else { return .unsaid }
    return DiaryCell.amount("\(quantity) \(record.text(.unit, limit: 20))") { record.number($0) }
  }

  /// The amount in grams or millilitres.
  private static func sum(_ record: some DiaryRecord) -> (figure: FixedDecimal, isVolume: Bool)? {
    guard let quantity = record.figure(.amount) else { return nil }
    let said = record.text(.unit, limit: 20).lowercased().replacing(".", with: " ")
    let isPoured = [DiaryColumn.foodUnit, .servingUnit].contains { record.text($0, limit: 20).lowercased() == "ml" }
    switch said {
    case "g/ml", "gml": return (quantity, isPoured)
    case "serving": return record.figure(.serving).map { (quantity * $0, isPoured) }
    default:
      switch MeasureUnit(rawValue: said.isEmpty ? "g" : said)?.kind {
      case .mass(let grams): return (quantity * grams, false)
      case .volume(let millilitres): return (quantity * millilitres, true)
      case .counted, nil: return nil
      }
    }
  }

  /// Whether this energy is possible: in 100 g, or in what was eaten.
  func canHold(_ energy: FixedDecimal) -> Bool {
    guard let hundreds else { return DiaryCell.energy.contains(energy) && amount.canHold(energy) }
    return energy >= .zero && energy <= EnergyCheck.mostPer100Grams && DiaryCell.energy.contains(energy * hundreds)
  }
}

extension DiaryAmount {
  /// Whether a weight can contain this energy, with some tolerance for rounding very small amounts.
  fileprivate func canHold(_ energy: FixedDecimal) -> Bool {
    guard case .grams(let weight) = self else { return true }
    return energy <= weight.figure * EnergyCheck.mostPer100Grams / FixedDecimal(100) + FixedDecimal(10)
  }
}
