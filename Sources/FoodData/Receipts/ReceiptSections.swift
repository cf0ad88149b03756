internal import Nutrition

/// The parts of a receipt: the head, the goods, the slips of card terminals.
struct ReceiptSections: Sendable {
  private(set) var goods: Range<Int>
  private(set) var slips: [Range<Int>] = []

  init(lines: [ReceiptLine]) {
    let start = ReceiptSections.firstGoods(lines)
    goods = start..<ReceiptSections.goodsEnd(lines, from: start)
    findSlips(lines)
  }

  /// The first line after the column heads, or the first with a name and an amount.
  private static func firstGoods(_ lines: [ReceiptLine]) -> Int {
    let total = lines.firstIndex { $0.leading == .total && $0.amount != nil } ?? lines.count
    if let columns = lines[..<total].firstIndex(where: { isColumnHead($0) }) {
      let before = lines[..<columns].count { isGoods($0) }
      if before <= 1 { return columns + 1 }
    }
    let first = lines.indices.first { isGoods(lines[$0]) || isNameAbovePrice(lines, at: $0) } ?? lines.count
    // A quantity on a line of its own may come before its goods.
    return first > 0 && first < lines.count && MeasureLine(lines[first - 1].printed) != nil ? first - 1 : first
  }

  /// Whether it is a name whose quantity and price are on the next line.
  private static func isNameAbovePrice(_ lines: [ReceiptLine], at index: Int) -> Bool {
    guard index + 1 < lines.count, lines[index].amount == nil, lines[index].hasName, lines[index].leading == nil else {
      return false
    }
    return DetailLine(lines[index + 1].printed, amount: lines[index + 1].amount)?.total != nil
  }

  private static func isColumnHead(_ line: ReceiptLine) -> Bool {
    line.leading == .columns && line.amount == nil && !line.printed.tokens.contains { $0.number != nil }
  }

  private static func isGoods(_ line: ReceiptLine) -> Bool {
    guard line.amount != nil, line.hasName else { return false }
    switch line.leading {
    case .total, .subtotal, .payment, .change, .taxTable, .fiscal, .information, .count, .slip, .date, .validity:
      return false
    default: return true
    }
  }

  /// The first line after some goods that has the total, a payment or a card slip.
  private static func goodsEnd(_ lines: [ReceiptLine], from start: Int) -> Int {
    var hasGoods = false
    var plain = 0
    for index in lines.indices[start...] {
      let line = lines[index]
      // Where goods have no currency before their prices, an amount with one is the total.
      if let amount = line.amount, line.leading == nil || line.leading == .columns {
        let isDetail = line.printed.tokens.contains { $0.kind == .at || $0.kind == .times }
        if amount.hasCurrencyBefore, plain >= 2, !isDetail { return index }
        plain += amount.hasCurrencyBefore ? -100 : 1
      }
      if isGoods(line) || line.amount != nil && line.leading == nil { hasGoods = true }
      guard hasGoods else { continue }
      if line.others.contains(.slip) || line.leading == .fiscal { return index }
      switch line.leading {
      case .total where line.amount != nil || nextIsAmount(lines, index): return index
      case .payment where line.amount != nil: return index
      case .change where line.amount != nil: return index
      case .taxTable where line.printed.tokens.contains { $0.kind == .percent } || line.amount == nil: return index
      default: break
      }
    }
    return lines.count
  }

  private static func nextIsAmount(_ lines: [ReceiptLine], _ index: Int) -> Bool {
    index + 1 < lines.count && lines[index + 1].amount != nil && !lines[index + 1].hasName
  }

  /// A slip begins with its typical words and ends where the receipt's own lines continue.
  private mutating func findSlips(_ lines: [ReceiptLine]) {
    var start: Int?
    for index in lines.indices[goods.upperBound...] {
      let line = lines[index]
      if start == nil, line.others.contains(.slip) {
        start = index
      } else if let begin = start, ReceiptSections.endsSlip(line) {
        slips.append(begin..<index)
        start = nil
      }
    }
    if let start { slips.append(start..<lines.count) }
  }

  private static func endsSlip(_ line: ReceiptLine) -> Bool {
    if line.others.contains(.slipEnd) || line.leading == .taxTable || line.leading == .fiscal { return true }
    return line.leading == .total && line.amount != nil
  }
}
