internal import FoodData
internal import Nutrition

/// How much of a receipt was read as it is: a line is right where nobody would change it.
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
    // A line that is not on the receipt has to be taken out; one that stands for a missed line is counted already.
    let missed = max(gold.lines.count - (receipt.lines.count - left.count), 0)
    for _ in 0..<max(left.count - missed, 0) { lines.count(false) }
    totals.count(receipt.total?.minorUnits == gold.total)
    days.count(receipt.day == gold.day)
  }

  /// Kind, price, quantity and unit are the same, and the words but for a letter in four that was misread.
  static func isRight(_ line: Receipt.Line, _ gold: ReceiptGold.Line) -> Bool {
    guard line.kind == gold.kind, line.price.minorUnits == gold.price else { return false }
    if let quantity = gold.quantity, (line.quantity - quantity).magnitude > Figure(units: Figure.scale / 2000) {
      return false
    }
    if let unit = gold.unit, line.unit.rawValue != unit { return false }
    let (first, second) = (letters(line.original), letters(gold.original))
    return distance(first, second) * 4 <= max(first.count, second.count)
  }

  private static func letters(_ text: String) -> [Character] {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// How many letters have to be changed, put in or left out.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(above + 1, row[column] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[second.count]
  }
}

private func min(_ first: Int, _ second: Int, _ third: Int) -> Int { Swift.min(first, Swift.min(second, third)) }
