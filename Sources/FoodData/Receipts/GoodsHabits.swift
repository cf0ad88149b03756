internal import Nutrition

/// Layout habits of one receipt, found by looking at all its goods.
struct GoodsHabits: Sendable {
  /// Whether names are preceded by article numbers.
  var hasArticleNumbers = false
  /// Whether names are preceded by a column of quantities.
  var hasQuantityFirst = false
  /// Whether the lines are numbered: 1, 2, 3.
  var hasLineNumbers = false
  /// Whether there is a digit for the tax rate between name and price.
  var hasTaxDigits = false
  /// Whether quantity lines come before their items.
  var hasDetailsBefore = false

  init(lines: ArraySlice<ReceiptLine>, profile: StoreProfile?) {
    hasDetailsBefore = profile?.habits.contains(.detailsBefore) ?? false
    var items = 0
    var articles = 0
    var quantities = 0
    var digits = 0
    var counted = 0
    var proofs = 0
    for line in lines {
      guard let amount = line.amount, line.hasName, line.leading != .subtotal, line.leading != .information,
        DetailLine(line.printed, amount: amount) == nil
      else { continue }
      items += 1
      articles += GoodsHabits.articleNumber(line.printed) != nil ? 1 : 0
      quantities += GoodsHabits.leadingQuantity(line.printed) != nil ? 1 : 0
      proofs += GoodsHabits.isProof(line.printed, amount) ? 1 : 0
      counted += GoodsHabits.leadingQuantity(line.printed)?.value == FixedDecimal(items) ? 1 : 0
      digits += amount.taxMark == nil && GoodsHabits.endsWithTaxDigit(line.printed, before: amount.start) ? 1 : 0
    }
    hasArticleNumbers = articles >= 2 && articles * 2 >= items
    let isKnown = quantities >= 2 || profile?.habits.contains(.quantityFirst) == true
    hasQuantityFirst = isKnown && (quantities * 5 >= items * 3 || proofs > 0 && quantities * 2 >= items)
    hasLineNumbers = counted == items && items >= 2
    hasTaxDigits = digits >= 3 && digits * 5 >= items * 3
  }

  /// How many tokens at the beginning belong to an article number, which has three or more digits; nil where there is
  /// none.
  static func articleNumber(_ line: PrintedLine) -> Int? {
    let tokens = line.tokens
    for index in tokens.indices.prefix(2) {
      if let number = tokens[index].number {
        let isNumber = number.isWhole && number.digits >= 3 && index + 1 < tokens.count
        return isNumber && line.letters(in: tokens[index].range.upperBound..<line.bytes.count) >= 2 ? index + 1 : nil
      }
      guard tokens[index].range.count == 1 else { return nil }
    }
    return nil
  }

  /// A count or a weight before the name.
  static func leadingQuantity(_ line: PrintedLine) -> PrintedNumber? {
    guard let number = line.tokens.first?.number, line.tokens.count > 1, line.gap(before: 1) > 0,
      line.tokens[1].kind == .word || line.tokens[1].kind == .times || line.tokens[1].number != nil
    else { return nil }
    return number.isWhole && number.digits <= 2 && number.value > .zero || number.places == 3 ? number : nil
  }

  /// Whether the first number times the last one before the amount gives the amount.
  private static func isProof(_ line: PrintedLine, _ amount: FinalAmount) -> Bool {
    guard let count = leadingQuantity(line), amount.start > 1, count.value > FixedDecimal(1),
      let price = line.tokens[amount.start - 1].number, price.places == 2
    else { return false }
    return PrintedQuantity.isNear(count.value * price.value, amount.value)
  }

  private static func endsWithTaxDigit(_ line: PrintedLine, before end: Int) -> Bool {
    guard end > 1, let number = line.tokens[end - 1].number else { return false }
    return number.isWhole && number.digits == 1 && line.gap(before: end - 1) > 0
  }
}
