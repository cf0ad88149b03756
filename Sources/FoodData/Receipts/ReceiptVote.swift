internal import Nutrition

/// Chooses between several readings of one receipt: those whose lines add up to the total come first, then the reading
/// whose lines most of the others share.
struct ReceiptVote {
  private let receipts: [Receipt]
  /// How many readings have each line.
  private var prices: [PricedLine: Int] = [:]
  private var names: [NamedLine: Int] = [:]
  private var totals: [Int64: Int] = [:]

  private struct PricedLine: Hashable {
    let kind: Purchase.Kind
    let price: Int64
    let quantity: FixedDecimal
    let unit: ReceiptUnit
  }

  private struct NamedLine: Hashable {
    let name: String
    let price: Int64
  }

  init(_ receipts: [Receipt]) {
    self.receipts = receipts
    for receipt in receipts {
      // A line that occurs twice in one reading counts once.
      for line in Set(receipt.lines.map(ReceiptVote.priced)) { prices[line, default: 0] += 1 }
      for line in Set(receipt.lines.map(ReceiptVote.named)) { names[line, default: 0] += 1 }
      if let total = receipt.total?.minorUnits { totals[total, default: 0] += 1 }
    }
  }

  /// The best reading, the first one of equals; nil where there are none.
  var best: Receipt? {
    receipts.map { ($0, worth(of: $0)) }.reduce(nil as (Receipt, (Int, Int))?) { best, next in
      guard let best, next.1 <= best.1 else { return next }
      return best
    }?.0
  }

  private func worth(of receipt: Receipt) -> (Int, Int) {
    let total = 2 * (receipt.total.flatMap { totals[$0.minorUnits] } ?? 0)
    let votes = receipt.lines.reduce(total) { sum, line in
      let support = 2 * prices[ReceiptVote.priced(line), default: 0] + names[ReceiptVote.named(line), default: 0]
      return sum + support - receipts.count / 2 - (line.isCorrected ? receipts.count : 0)
    }
    guard let difference = receipt.difference, !receipt.lines.isEmpty else { return (0, votes) }
    return (difference.minorUnits == 0 ? 2 : 1, votes)
  }

  private static func priced(_ line: Receipt.Line) -> PricedLine {
    PricedLine(kind: line.kind, price: line.price.minorUnits, quantity: line.quantity, unit: line.unit)
  }

  private static func named(_ line: Receipt.Line) -> NamedLine {
    NamedLine(name: line.original.lowercased(), price: line.price.minorUnits)
  }
}
