internal import Nutrition

/// A line with a quantity and no name: "4 Stk x 0,79", "0,834 kg x 1,99 EUR/kg", "2,897 x 4.49  13,01 B".
struct DetailLine: Hashable, Sendable {
  var quantity: PrintedQuantity
  /// The amount at the end; nil where the line has none.
  let total: FixedDecimal?
  let indent: Int

  init?(_ line: PrintedLine, amount: FinalAmount?) {
    guard let first = DetailLine.firstNumber(line) else { return nil }
    indent = line.indent
    let end = DetailLine.end(line)
    if let quantity = PrintedQuantity(endingAt: end, of: line, amount: nil),
      DetailLine.onlyMarks(line, before: quantity.start)
    {
      self.quantity = quantity
      total = nil
      return
    }
    guard let amount, amount.position > first,
      let quantity = PrintedQuantity(
        endingAt: FinalAmount.withoutTaxRate(line, before: amount.start), of: line, amount: amount.value),
      DetailLine.onlyMarks(line, before: quantity.start)
    else { return nil }
    self.quantity = quantity
    total = amount.value
  }

  /// The end of the tokens before a tax mark or noise from the edge of the paper.
  private static func end(_ line: PrintedLine) -> Int {
    var end = line.tokens.count
    while end > 0 {
      let token = line.tokens[end - 1]
      let isWord =
        token.kind == .word && token.range.count <= 2 && PackUnit(word: line.text(of: token), isGlued: true) == nil
      guard isWord && !PackUnit.isPieces(line.text(of: token)) || token.kind == .mark || token.kind == .star else {
        break
      }
      end -= 1
    }
    return end
  }

  private static func firstNumber(_ line: PrintedLine) -> Int? {
    line.tokens.firstIndex { $0.number != nil }
  }

  /// Whether at most two letters come before it, which is what a text recogniser makes of the edge of the paper.
  private static func onlyMarks(_ line: PrintedLine, before index: Int) -> Bool {
    let end = index > 0 ? line.tokens[index - 1].range.upperBound : 0
    let words = line.tokens[..<index].filter { $0.kind == .word && !PackUnit.isPieces(line.text(of: $0)) }
    return line.letters(in: 0..<end) <= 2 || words.isEmpty
  }
}
