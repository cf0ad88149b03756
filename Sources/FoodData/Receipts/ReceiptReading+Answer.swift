package import Nutrition

extension ReceiptReading {
  /// Completes a receipt that a model copied: the chain, English names, weights, and which line belongs to which. The
  /// sum is checked, but nothing is changed to make it fit.
  ///
  /// - Parameter today: dates after the next day are refused; the next day may be today in another time zone.
  package func receipt(of answer: ReceiptAnswer, today: Day) -> Receipt {
    let head = answer.store.map { [ReceiptLine($0, phrases: phrases)] } ?? []
    let profile = stores.profile(of: head, goods: head.count..<head.count)
    let currency = answer.currency.flatMap(ReceiptReading.currency)
    var receipt = Receipt(
      store: profile?.name ?? answer.store, isOfKnownChain: profile != nil, day: nil,
      time: answer.time.flatMap { ClockTime($0) }, currency: currency ?? "EUR", total: nil, lines: [], warnings: [])
    if receipt.store == nil { receipt.warnings.append(.storeUnknown) }
    if currency == nil { receipt.warnings.append(.currencyAssumed) }
    if answer.wasCut { receipt.warnings.append(.textCut) }
    receipt.takeDay(answer.date, today: today)
    receipt.total = answer.total.map { Money(amount: $0, currency: receipt.currency) }
    receipt.lines = lines(of: answer, currency: receipt.currency)
    receipt.warnings += warnings(of: receipt, isPrinted: receipt.total == nil ? nil : true)
    return receipt
  }

  private static func currency(_ words: String) -> String? {
    let code = words.uppercased()
    let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    return isCode ? code : PrintedCurrency.code(of: words)
  }

  private func lines(of answer: ReceiptAnswer, currency: String) -> [Receipt.Line] {
    let entries = signed(entries(of: answer), total: answer.total)
    let assembly = ReceiptAssembly(currency: currency, goods: goods, rates: TaxRates(lines: []))
    var lines = assembly.lines(of: entries)
    // Dropped lines shift the indices of those after them.
    let places = Dictionary(entries.enumerated().map { ($1.position, $0) }) { first, _ in first }
    for index in lines.indices {
      let told = answer.lines[entries[index].position]
      complete(&lines[index], told, assembly)
      guard lines[index].kind != .item, let target = told.appliesTo.flatMap({ places[$0] }), target != index,
        lines[target].kind == .item
      else { continue }
      lines[index].appliesTo = target
    }
    return lines
  }

  private func entries(of answer: ReceiptAnswer) -> [ReceiptEntry] {
    answer.lines.enumerated().compactMap { position, line in
      var entry = ReceiptEntry(
        kind: line.kind ?? .item, name: line.original, amount: line.price ?? .zero, position: position, indent: 0)
      // The words decide where the model gave no kind, or one that does not fit a negative price.
      if line.kind == nil || line.kind == .item && entry.amount ?? .zero < .zero {
        guard line.price != nil else { return nil }
        entry.classify(ReceiptLine(line.original, phrases: phrases))
        if line.kind == nil, entry.kind == .item { entry.kind = .fee }
        entry.isOptional = line.kind == nil
      }
      if line.quantity != nil || line.unit != nil || line.unitPrice != nil {
        var quantity = PrintedQuantity(
          quantity: line.quantity ?? FixedDecimal(1), unit: line.unit ?? .piece, unitPrice: line.unitPrice ?? .zero)
        if line.unitPrice == nil { quantity.unitPrice = nil }
        entry.quantity = quantity
      }
      return entry
    }
  }

  /// Gives amounts their signs. Models differ in whether they write deductions with a minus, and whether they include
  /// lines that are mere information. Lines that already add up to the total are left alone.
  private func signed(_ entries: [ReceiptEntry], total: FixedDecimal?) -> [ReceiptEntry] {
    guard total != SumCheck.sum(entries) else { return entries }
    let signed = entries.map { entry in
      var entry = entry
      entry.amount = entry.amount.map { ReceiptEntry.signed($0, kind: entry.kind) }
      return entry
    }
    let counted = signed.filter { !$0.isOptional }
    return total == SumCheck.sum(counted) ? counted : signed
  }

  private func complete(_ line: inout Receipt.Line, _ told: ReceiptAnswer.Line, _ assembly: ReceiptAssembly) {
    line.lacksPrice = told.price == nil
    guard line.kind == .item else { return }
    if let name = told.name { line.name = name }
    line.isNonFood = told.isNonFood ?? line.isNonFood
    guard !line.isNonFood else {
      line.category = nil
      line.weight = nil
      return
    }
    let known = goods.goods(named: told.original) ?? told.name.flatMap { goods.goods(named: $0) }
    line.category = line.category ?? known?.category
    line.weight = line.weight ?? assembly.weight(of: line, known: known)
    // A weight in the printed text is exact and takes precedence; a typical weight is less reliable than what the model
    // copied.
    if let grams = told.grams, line.weight == nil || line.weight?.basis == .typical {
      line.weight = Receipt.Weight(grams: Grams(grams), basis: .printed)
    }
  }
}

extension Receipt {
  fileprivate mutating func takeDay(_ words: String?, today: Day) {
    let date = words.flatMap { PrintedDate.all(in: PrintedLine($0)).first }
    guard let date, let read = date.day(monthFirst: ["USD", "CAD"].contains(currency)), read <= today.adding(1) else {
      warnings.append(.dateUnknown)
      return
    }
    day = read
    if date.isAmbiguous { warnings.append(.dateAmbiguous) }
    if time == nil { time = date.time }
  }
}
