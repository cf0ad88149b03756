internal import Nutrition

/// Builds the goods of a receipt from its lines. There is an item on each line, and its quantity is on the same line,
/// on the one above or on the one below. Prices decide which: quantity times unit price gives the price of one of these
/// lines.
struct GoodsParser {
  private let habits: GoodsHabits
  private let lines: GoodsLineReader
  private(set) var entries: [ReceiptEntry] = []
  /// A quantity that has not been assigned to a line.
  private var waitingDetail: DetailLine?
  /// A name without a price.
  private var waitingName: ReceiptEntry?
  /// A quantity whose price is on another line.
  private var waitingMeasure: (value: FixedDecimal, unit: ReceiptUnit)?
  /// Whether a subtotal came before; adjustments after it may be mere information.
  private var isBelowSubtotal = false
  /// A price without a name, and its line.
  private var waitingPrice: (amount: FinalAmount, position: Int)?

  init(habits: GoodsHabits) {
    self.habits = habits
    lines = GoodsLineReader(habits: habits)
  }

  mutating func read(_ line: ReceiptLine, at position: Int) {
    if line.leading == .subtotal, line.amount != nil { isBelowSubtotal = true }
    if isTold(line) { return }
    if var detail = DetailLine(line.printed, amount: line.amount), !startsItem(line, detail) {
      take(&detail, at: position)
    } else if let amount = line.amount {
      if let entry = lines.entry(line, amount, at: position) {
        append(entry)
      } else if amount.value < .zero, waitingName == nil {
        append(lines.nameless(line, amount, at: position))
      } else {
        takePrice(amount, at: position)
      }
    } else if let measure = MeasureLine(line.printed), take(measure) {
      return
    } else if line.hasName {
      takeName(line, at: position)
    }
  }

  /// Whether the line was used: as the unit price for the quantity above, which it completes. A quantity is remembered.
  private mutating func take(_ measure: MeasureLine) -> Bool {
    switch measure {
    case .measure(let value, let unit):
      waitingMeasure = (value, unit)
      // It may also be the size of a pack in a name, so the line is still treated as a name.
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
    finishDetail()
    // A name whose price is missing is kept only where it looks like the other goods.
    if let name = waitingName { keep(name) }
  }

  /// Whether the line is only information: savings, the number of pieces, a subtotal.
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

  /// Whether the line is an item whose first column is the quantity, as on Mercadona's receipts, and not a quantity
  /// line.
  private func startsItem(_ line: ReceiptLine, _ detail: DetailLine) -> Bool {
    let words = line.printed.tokens[..<detail.quantity.start].filter { $0.kind == .word }
    return words.contains { $0.range.count > 2 }
  }
}

// How the kinds of lines are processed.
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
    finishDetail()
    if let name = waitingName, name.position != entry.position { keep(name) }
    waitingName = nil
    waitingPrice = nil
    entries.append(entry)
  }

  private mutating func finishDetail() {
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
      finishDetail()
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
    guard var entry = lines.entry(line, nil, at: position) else { return }
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

  /// Keeps a name without a price, where its price may be worked out later.
  private mutating func keep(_ name: ReceiptEntry) {
    waitingName = nil
    guard name.quantity?.isExplicit == true || habits.hasArticleNumbers && name.hadArticleNumber else { return }
    entries.append(name)
  }

  /// Marks the last line as void, because "Sale cancelled" is printed below it.
  private mutating func markVoid() {
    guard let last = entries.indices.last, let amount = entries[last].amount, amount < .zero else { return }
    entries[last].kind = .void
  }
}
