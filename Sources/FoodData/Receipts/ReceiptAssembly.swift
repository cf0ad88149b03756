internal import Nutrition

/// Builds the lines of a receipt from the parsed entries, with English names, weights, and which line belongs to which.
struct ReceiptAssembly {
  let currency: String
  let goods: GoodsLexicon
  let rates: TaxRates

  func lines(of entries: [ReceiptEntry]) -> [Receipt.Line] {
    var lines: [Receipt.Line] = []
    for entry in entries {
      guard let amount = entry.amount else { continue }
      lines.append(line(entry, amount: amount, after: lines))
    }
    return lines
  }

  private func line(_ entry: ReceiptEntry, amount: FixedDecimal, after lines: [Receipt.Line]) -> Receipt.Line {
    let isItem = entry.kind == .item
    let known = isItem ? goods.goods(named: entry.name) : nil
    let isNonFood = known?.isNonFood(atHighestRate: rates.isHighest(entry.taxMark)) ?? false
    var line = Receipt.Line(
      kind: entry.kind, original: entry.name, name: known?.name ?? goods.adjustment(entry.kind) ?? entry.name,
      quantity: (entry.quantity?.quantity ?? FixedDecimal(1)).magnitude, unit: entry.quantity?.unit ?? .piece,
      unitPrice: entry.quantity?.unitPrice?.magnitude, price: Money(amount: amount, currency: currency),
      category: isNonFood ? nil : known?.category, isNonFood: isNonFood,
      appliesTo: isItem || entry.isForAll ? nil : target(of: entry, in: lines), isCorrected: entry.isCorrected)
    if isItem, !isNonFood { line.weight = weight(of: line, known: known) }
    return line
  }

  /// The item that an entry belongs to: for a deposit, a discount or a fee the one above; for a void the line that it
  /// cancels.
  private func target(of entry: ReceiptEntry, in lines: [Receipt.Line]) -> Int? {
    switch entry.kind {
    case .void:
      let amount = entry.amount.map { Money(amount: -$0, currency: currency) }
      return lines.lastIndex { $0.kind == .item && $0.price == amount } ?? lines.lastIndex { $0.kind == .item }
    case .deposit, .discount, .coupon, .fee:
      guard let last = lines.last, last.kind != .depositReturn, last.kind != .tax else { return nil }
      if last.kind != .item, last.appliesTo == nil { return nil }
      return lines.lastIndex { $0.kind == .item }
    default: return nil
    }
  }

  func weight(of line: Receipt.Line, known: KnownGoods?) -> Receipt.Weight? {
    switch line.unit {
    case .kilogram: return Receipt.Weight(grams: Grams(line.quantity * FixedDecimal(1000)), basis: .weighed)
    case .gram: return Receipt.Weight(grams: Grams(line.quantity), basis: .weighed)
    case .pound: return Receipt.Weight(grams: Grams(line.quantity * PackSize.gramsInPound), basis: .weighed)
    case .litre:
      return Receipt.Weight(
        grams: Grams(line.quantity * FixedDecimal(1000) * (known?.density ?? FixedDecimal(1))), basis: .volume)
    case .millilitre:
      return Receipt.Weight(grams: Grams(line.quantity * (known?.density ?? FixedDecimal(1))), basis: .volume)
    case .piece: break
    }
    var count = line.quantity
    if let size = PackSize(in: line.original) {
      switch size.amount {
      // In "ÄPFEL 2 ST" with a quantity of 2, the quantity repeats the number of pieces, unless there is a unit price.
      case .pieces(let pieces): count = line.unitPrice == nil && count == pieces ? pieces : count * pieces
      case .grams(let grams): return Receipt.Weight(grams: grams * line.quantity, basis: .printed)
      case .millilitres(let volume):
        return Receipt.Weight(
          grams: Grams(volume * (known?.density ?? FixedDecimal(1)) * line.quantity), basis: .volume)
      }
    }
    guard let piece = known?.gramsPerPiece else { return nil }
    return Receipt.Weight(grams: Grams(piece * count), basis: .typical)
  }
}
