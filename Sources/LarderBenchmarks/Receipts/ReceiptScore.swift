internal import FoodData
internal import Nutrition
internal import Words

/// Scores a receipt. A line is right where nobody would need to correct it.
struct ReceiptScore {
  private(set) var lines = Share()
  private(set) var marks = Share()
  private(set) var totals = Share()
  private(set) var days = Share()

  mutating func count(_ receipt: Receipt, _ gold: ReceiptGold) {
    var left = receipt.lines
    for line in gold.lines {
      let found = left.firstIndex { ReceiptScore.isRight($0, line) }
      lines.count(found != nil)
      if let found {
        if line.kind == .item { marks.count(left[found].isNonFood == line.isNonFood) }
        left.remove(at: found)
      }
    }
    // A line that is not on the receipt counts as wrong, unless it replaces a missed line, which is counted already.
    let missed = max(gold.lines.count - (receipt.lines.count - left.count), 0)
    for _ in 0..<max(left.count - missed, 0) { lines.count(false) }
    totals.count(receipt.total?.minorUnits == gold.total)
    days.count(receipt.day == gold.day)
  }

  /// Kind, price, quantity and unit must be equal; of the words, one letter in four may be misread.
  static func isRight(_ line: Receipt.Line, _ gold: ReceiptGold.Line) -> Bool {
    guard line.kind == gold.kind, line.price.minorUnits == gold.price else { return false }
    if let quantity = gold.quantity,
      (line.quantity - quantity).magnitude > FixedDecimal(units: FixedDecimal.scale / 2000)
    {
      return false
    }
    if let unit = gold.unit, line.unit.rawValue != unit { return false }
    let (first, second) = (letters(line.original), letters(gold.original))
    let most = max(first.count, second.count) / 4
    var distance = EditDistance()
    return distance.between(first[...], second[...], limit: most) != nil
  }

  private static func letters(_ text: String) -> [UInt8] {
    Array(Folding.folded(text).filter { $0.isLetter || $0.isNumber }.utf8)
  }
}
