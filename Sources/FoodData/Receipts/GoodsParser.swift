internal import Nutrition

/// Puts the goods of a receipt together from its lines: an item a line, with the quantity on the line, on the one
/// above or on the one below. Which it is, the prices tell: quantity times price is the price of one of them.
struct GoodsParser {
  private let habits: GoodsHabits
  private(set) var entries: [ReceiptEntry] = []
  /// A quantity that fits no line yet.
  private var waitingDetail: DetailLine?
  /// A name without a price.
  private var waitingName: ReceiptEntry?
  /// A quantity whose price stands on another line.
  private var waitingMeasure: (value: Figure, unit: ReceiptUnit)?
  /// Whether a sum of the goods stood above; what comes after it may only be told.
  private var isBelowSubtotal = false
  /// A price without a name, and its line.
  private var waitingPrice: (amount: FinalAmount, position: Int)?

  init(habits: GoodsHabits) {
    self.habits = habits
  }

  mutating func read(_ line: ReceiptLine, at position: Int) {
    if line.leading == .subtotal, line.amount != nil { isBelowSubtotal = true }
    if isTold(line) { return }
    if var detail = DetailLine(line.printed, amount: line.amount), !startsItem(line, detail) {
      take(&detail, at: position)
    } else if let amount = line.amount {
      if let entry = entry(line, amount, at: position) {
        append(entry)
      } else if amount.value < .zero, waitingName == nil {
        append(nameless(line, amount, at: position))
      } else {
        takePrice(amount, at: position)
      }
    } else if let measure = MeasureLine(line.printed), take(measure) {
      return
    } else if line.hasName {
      takeName(line, at: position)
    }
  }

  /// Whether a measure is kept, or its price gives the price of the line above.
  private mutating func take(_ measure: MeasureLine) -> Bool {
    switch measure {
    case .measure(let value, let unit):
      waitingMeasure = (value, unit)
      // It may be the size of a pack in a name, which is kept as one.
      return false
    case .unitPrice(let price, let unit):
      guard let waiting = waitingMeasure, waiting.unit == unit, let last = entries.indices.last,
        let amount = entries[last].amount, entries[last].isOpen, PrintedQuantity.isNear(waiting.value * price, amount)
      else { return false }
      entries[last].quantity = PrintedQuantity(quantity: waiting.value, unit: unit, unitPrice: price)
      waitingMeasure = nil
      return true
    }
  }

  mutating func finish() {
    settleDetail()
    // A name whose price is lost is kept only where it looks like the other goods.
    if let name = waitingName { keep(name) }
  }

  /// Whether the line is information: what was saved, how many pieces there are, a sum between.
  private func isTold(_ line: ReceiptLine) -> Bool {
    if line.others.contains(.loyalty) { return true }
    let isTaken = line.amount.map { $0.value < .zero } ?? false
    switch line.leading {
    case .information, .count, .subtotal, .taxTable: return true
    case .validity: return !isTaken
    case .columns: return !line.printed.tokens.contains { $0.number != nil }
    case .fee, .tax, .deposit, .depositReturn: return false
    default:
      return line.others.contains(.information) && line.others.contains(.discount) && !isTaken
    }
  }

  /// A line as Mercadona's, whose first column is the quantity, is no quantity line.
  private func startsItem(_ line: ReceiptLine, _ detail: DetailLine) -> Bool {
    let words = line.printed.tokens[..<detail.quantity.start].filter { $0.kind == .word }
    return words.contains { $0.range.count > 2 }
  }
}

// What the kinds of lines do.
extension GoodsParser {
  private mutating func append(_ entry: ReceiptEntry) {
    var entry = entry
    if let detail = waitingDetail, let amount = entry.amount, entry.quantity == nil,
      let fitted = detail.quantity.fitted(to: amount)
    {
      entry.quantity = fitted
      waitingDetail = nil
    }
    if isBelowSubtotal, entry.kind != .item { entry.isOptional = true }
    if entry.kind == .discount, entries.contains(where: { entry.takesBack($0) }) { entry.kind = .void }
    settleDetail()
    if let name = waitingName, name.position != entry.position { keep(name) }
    waitingName = nil
    waitingPrice = nil
    entries.append(entry)
  }

  private mutating func settleDetail() {
    guard let detail = waitingDetail else { return }
    waitingDetail = nil
    guard let last = entries.indices.last, entries[last].isOpen, entries[last].kind == .item || detail.total == nil
    else {
      return
    }
    entries[last].quantity = detail.quantity
  }

  private mutating func take(_ detail: inout DetailLine, at position: Int) {
    if let total = detail.total, var name = waitingName {
      name.amount = ReceiptEntry.signed(total, kind: name.kind)
      name.quantity = detail.quantity
      waitingName = nil
      append(name)
    } else if let price = waitingPrice, var name = waitingName,
      let fitted = detail.quantity.fitted(to: price.amount.value)
    {
      name.amount = price.amount.value
      name.quantity = fitted
      append(name)
    } else if let last = entries.indices.last, entries[last].isOpen, let amount = entries[last].amount,
      let fitted = detail.quantity.fitted(to: amount), !habits.hasDetailsBefore || detail.total != nil
    {
      entries[last].quantity = fitted
    } else {
      settleDetail()
      waitingDetail = detail
    }
  }

  private mutating func takePrice(_ amount: FinalAmount, at position: Int) {
    if var name = waitingName, position - name.position <= 2,
      name.hadArticleNumber || name.quantity != nil || amount.taxMark != nil
    {
      name.amount = ReceiptEntry.signed(amount.value, kind: name.kind)
      name.taxMark = amount.taxMark
      append(name)
    } else {
      waitingPrice = (amount, position)
    }
  }

  private mutating func takeName(_ line: ReceiptLine, at position: Int) {
    guard var entry = entry(line, nil, at: position) else { return }
    if line.others.contains(.void) {
      markVoid()
      return
    }
    if let price = waitingPrice, position - price.position == 1,
      entry.quantity != nil || entry.hadArticleNumber == habits.hasArticleNumbers
    {
      entry.amount = ReceiptEntry.signed(price.amount.value, kind: entry.kind)
      entry.taxMark = price.amount.taxMark
      if let quantity = entry.quantity { entry.quantity = quantity.fitted(to: price.amount.value) ?? quantity }
      append(entry)
      return
    }
    if let name = waitingName { keep(name) }
    waitingName = entry
  }

  /// Keeps a name without a price, where a price can be found for it later.
  private mutating func keep(_ name: ReceiptEntry) {
    waitingName = nil
    guard name.quantity?.isExplicit == true || habits.hasArticleNumbers && name.hadArticleNumber else { return }
    entries.append(name)
  }

  /// "Sale cancelled" below a line that is taken back.
  private mutating func markVoid() {
    guard let last = entries.indices.last, let amount = entries[last].amount, amount < .zero else { return }
    entries[last].kind = .void
  }
}

extension GoodsParser {
  /// The item or adjustment that a line holds; nil where it has no name.
  private func entry(_ line: ReceiptLine, _ amount: FinalAmount?, at position: Int) -> ReceiptEntry? {
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

  /// What is taken off without a word for it: "350088 / 87745   4.00-".
  private func nameless(_ line: ReceiptLine, _ amount: FinalAmount, at position: Int) -> ReceiptEntry {
    let name = line.printed.text(in: 0..<line.printed.tokens[amount.start].range.lowerBound)
    return ReceiptEntry(
      kind: .discount, name: name.isEmpty ? "-" : name, amount: amount.value, position: position,
      indent: line.printed.indent)
  }

  /// "1x5,99=" that was read as "125,992": the amount stands in the middle of a number.
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

  /// "2 QTY  GREEN ONIONS", "2 x Cola  1,50  3,00", and the first column of Spanish receipts.
  private func takeLeadingQuantity(
    _ line: PrintedLine, _ start: inout Int, _ end: inout Int, _ quantity: inout PrintedQuantity?, amount: FinalAmount?
  ) {
    guard quantity == nil, start + 1 < end, let number = line.tokens[start].number,
      number.isWhole && number.digits <= 2 && number.value > .zero || number.places == 3
    else { return }
    let next = line.tokens[start + 1]
    let isCount = next.kind == .times || ["qty", "stk", "szt", "uds"].contains(line.folded(next))
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

extension PrintedQuantity {
  /// The same where its product is the amount, or becomes it by one digit; nil where it belongs to another line.
  func fitted(to amount: Figure) -> PrintedQuantity? {
    if gives(amount) { return self }
    guard let quantity, let unitPrice else { return nil }
    var fitted = self
    fitted.dropDigit(quantity: quantity, unitPrice: unitPrice, amount: amount)
    if unit == .kilogram, quantity.wholeNumber != nil,
      PrintedQuantity.isNear(quantity / Figure(1000) * unitPrice, amount)
    {
      fitted.quantity = quantity / Figure(1000)
    }
    return fitted.gives(amount) ? fitted : nil
  }
}
