internal import Nutrition

/// Reads receipts without a model. All stores share one grammar, to which a chain adds its particulars. Where the
/// layout is ambiguous, the prices decide: quantity times unit price is the price, and the lines add up to the total.
package struct ReceiptReading: Sendable {
  let phrases: PhraseTable<ReceiptWord>
  let stores: StoreFinder
  let goods: GoodsLexicon

  /// Uses the embedded words, which are read when the first receipt is.
  package static let embedded = ReceiptReading()

  private init() {
    phrases = .ofReceipts()
    stores = StoreFinder()
    goods = GoodsLexicon()
  }

  /// The most lines that are read.
  private static let mostLines = 4000

  /// Reads a text. A result without items means that the text is not a receipt.
  package func receipt(in text: PrintedText) -> Receipt {
    let lines = text.lines.prefix(ReceiptReading.mostLines).map { ReceiptLine($0, phrases: phrases) }
    let sections = ReceiptSections(lines: lines)
    let profile = stores.profile(of: lines, goods: sections.goods)
    let country = ReceiptCountry(lines: lines, profile: profile)
    let day = PurchaseDay(lines: lines, slips: sections.slips, monthFirst: country.isMonthFirst)

    var receipt = Receipt(
      store: profile?.name ?? StoreName.name(of: lines[..<sections.goods.lowerBound]), isOfKnownChain: profile != nil,
      day: day.day, time: day.time,
      currency: country.currency, total: nil, lines: [], warnings: [])
    if receipt.store == nil { receipt.warnings.append(.storeUnknown) }
    if let warning = day.warning { receipt.warnings.append(warning) }
    if country.isAssumed { receipt.warnings.append(.currencyAssumed) }
    if text.wasCut || text.lines.count > ReceiptReading.mostLines { receipt.warnings.append(.textCut) }
    fill(&receipt, lines: lines, sections: sections, profile: profile)
    return receipt
  }

  private func fill(
    _ receipt: inout Receipt, lines: [ReceiptLine], sections: ReceiptSections, profile: StoreProfile?
  ) {
    var entries = entries(lines, sections: sections, profile: profile)
    let amounts = ReceiptTotal(lines: lines, sections: sections)
    let isWhole = !entries.contains { $0.amount == nil }
    let chosen = amounts.chosen(sum: isWhole ? SumCheck.sum(entries) : nil)
    if let chosen {
      var check = SumCheck(entries: entries, total: chosen.total)
      check.resolve()
      entries = check.entries
    } else {
      entries.removeAll { $0.amount == nil || $0.isOptional }
    }
    let rates = TaxRates(lines: lines)
    receipt.lines = ReceiptAssembly(currency: receipt.currency, goods: goods, rates: rates).lines(of: entries)
    receipt.total = chosen.map { Money(amount: $0.total, currency: receipt.currency) }
    receipt.warnings += warnings(of: receipt, isPrinted: chosen?.isPrinted)
  }

  private func entries(_ lines: [ReceiptLine], sections: ReceiptSections, profile: StoreProfile?) -> [ReceiptEntry] {
    var parser = GoodsParser(habits: GoodsHabits(lines: lines[sections.goods], profile: profile))
    for position in sections.goods { parser.read(lines[position], at: position) }
    parser.finish()
    return parser.entries
  }

  func warnings(of receipt: Receipt, isPrinted: Bool?) -> [ReceiptWarning] {
    var warnings: [ReceiptWarning] = []
    if receipt.lines.isEmpty { warnings.append(.noItems) }
    if isPrinted == nil { warnings.append(.totalUnknown) }
    if isPrinted == false { warnings.append(.totalFromPayment) }
    if let difference = receipt.difference, difference.minorUnits != 0 { warnings.append(.sumDiffers(difference)) }
    let corrected = receipt.lines.count { $0.isCorrected }
    if corrected > 0 { warnings.append(.pricesCorrected(corrected)) }
    return warnings
  }
}

extension ReceiptReading {
  /// Reads a picture from one or several looks: all of them merged, each pair merged, and each alone; then the readings
  /// vote.
  package func receipt(seenIn looks: [[TextBox]]) -> Receipt? {
    var pages = looks.count > 1 ? [TextBoxMerge.merged(looks)] : []
    if looks.count > 2 {
      for second in looks.indices.reversed() {
        for first in looks[..<second] { pages.append(TextBoxMerge.merged([first, looks[second]])) }
      }
    }
    pages += looks.reversed()
    return ReceiptVote(pages.map { receipt(in: TextRows($0, leavesOutSurroundings: true).text) }).best
  }
}
