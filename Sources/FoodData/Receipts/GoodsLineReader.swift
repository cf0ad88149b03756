internal import Nutrition

/// Parses one line of a receipt's goods: its name, quantity and price.
struct GoodsLineReader {
  let habits: GoodsHabits

  /// The item or adjustment on a line; nil where it has no name.
  func entry(_ line: ReceiptLine, _ amount: FinalAmount?, at position: Int) -> ReceiptEntry? {
    let printed = line.printed
    var end = amount?.start ?? printed.tokens.count
    var start = 0
    let article = (GoodsHabits.articleNumber(printed)).flatMap {
      habits.hasArticleNumbers || isLong(printed, $0) ? $0 : nil
    }
    if let article { start = article }
    var quantity: PrintedQuantity?
    if let amount {
      end = FinalAmount.withoutTaxRate(printed, before: end)
      quantity = PrintedQuantity(endingAt: end, of: printed, amount: amount.value)
    } else {
      quantity = PrintedQuantity(endingAt: end, of: printed, amount: nil)
    }
    if let found = quantity {
      if found.start > start, hasLetters(printed, start..<found.start) { end = found.start } else { quantity = nil }
    } else if let amount, end > start + 1, isGarbled(printed, end - 1, amount) {
      end -= 1
    } else if habits.hasTaxDigits, amount?.taxMark == nil, end > start + 1, printed.tokens[end - 1].number != nil {
      end -= 1
    }
    if habits.hasLineNumbers, start == 0, printed.tokens[0].number != nil { start = 1 }
    takeLeadingQuantity(printed, &start, &end, &quantity, amount: amount)
    let name = GoodsName.name(of: printed, in: start..<max(end, start), hasTaxMark: amount?.taxMark != nil)
    guard name.utf8.count(where: \.isLetter) >= 2 else { return nil }
    var entry = ReceiptEntry(
      kind: .item, name: name, amount: amount?.value, quantity: quantity, taxMark: amount?.taxMark, position: position,
      indent: printed.indent, isGlued: amount?.isGlued ?? false, hadArticleNumber: article != nil)
    entry.classify(line)
    return entry
  }

  /// A deduction without a name: "350088 / 87745   4.00-".
  func nameless(_ line: ReceiptLine, _ amount: FinalAmount, at position: Int) -> ReceiptEntry {
    let name = line.printed.text(in: 0..<line.printed.tokens[amount.start].range.lowerBound)
    return ReceiptEntry(
      kind: .discount, name: name.isEmpty ? "-" : name, amount: amount.value, position: position,
      indent: line.printed.indent)
  }

  /// Whether the amount's digits occur within a number, as where "1x5,99=" was read as "125,992".
  private func isGarbled(_ line: PrintedLine, _ index: Int, _ amount: FinalAmount) -> Bool {
    guard line.tokens[index].number != nil || line.tokens[index].kind == .digits else { return false }
    let digits = line.text(of: line.tokens[index]).utf8.filter(\.isDigit)
    let wanted = line.text(of: line.tokens[amount.position]).utf8.filter(\.isDigit)
    guard digits.count > wanted.count, wanted.count >= 3 else { return false }
    return (0...(digits.count - wanted.count)).contains { digits[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }

  private func isLong(_ line: PrintedLine, _ end: Int) -> Bool {
    (line.tokens[end - 1].number?.digits ?? 0) >= 6
  }

  private func hasLetters(_ line: PrintedLine, _ range: Range<Int>) -> Bool {
    line.letters(
      in: line.tokens[range.lowerBound].range.lowerBound..<line.tokens[range.upperBound - 1].range.upperBound) >= 2
  }

  /// Takes a quantity before the name: "2 QTY  GREEN ONIONS", "2 x Cola  1,50  3,00", and the first column of Spanish
  /// receipts.
  private func takeLeadingQuantity(
    _ line: PrintedLine, _ start: inout Int, _ end: inout Int, _ quantity: inout PrintedQuantity?, amount: FinalAmount?
  ) {
    guard quantity == nil, start + 1 < end, let number = line.tokens[start].number,
      number.isWhole && number.digits <= 2 && number.value > .zero || number.places == 3
    else { return }
    let next = line.tokens[start + 1]
    let isCount = next.kind == .times || PackUnit.isPieces(line.text(of: next))
    guard isCount || habits.hasQuantityFirst && !habits.hasLineNumbers else { return }
    let isWeight = number.places == 3 && number.value.wholeNumber == nil
    var found = PrintedQuantity(
      QuantityReader.Part(number: number, value: number.value, unit: isWeight ? .kilogram : nil, hasCurrency: false),
      nil,
      isExplicit: true, start: start)
    start += isCount ? 2 : 1
    if start < end, let price = line.tokens[start].number, price.places == 2, let amount,
      PrintedQuantity.isNear(price.value * number.value, amount.value)
    {
      found.unitPrice = price.value
      start += 1
    }
    let last = line.tokens[end - 1]
    if end - 1 > start, let price = last.number, price.places == 2, let amount,
      PrintedQuantity.isNear(price.value * number.value, amount.value)
    {
      found.unitPrice = price.value
      end -= 1
    }
    quantity = found
  }
}
