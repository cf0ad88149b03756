/// What a word says about the line of a receipt in which it stands.
enum ReceiptWord: String, Sendable {
  case total, subtotal, payment, change, slip
  case slipEnd = "slip_end"
  case taxTable = "tax_table"
  case fiscal, columns, deposit
  case depositReturn = "deposit_return"
  case discount
  case discountOnAll = "discount_on_all"
  case coupon, void, fee, tax, information, loyalty, count, validity, date
}

extension PhraseTable<ReceiptWord> {
  /// The words of the receipts' languages.
  static func ofReceipts() -> PhraseTable<ReceiptWord> {
    var table = PhraseTable<ReceiptWord>()
    for row in ReceiptText.lines.rows where row.count == 2 {
      guard let word = ReceiptWord(rawValue: row[0]) else { continue }
      for phrase in row[1].phrases { table.add(phrase, meaning: word) }
    }
    return table
  }
}
