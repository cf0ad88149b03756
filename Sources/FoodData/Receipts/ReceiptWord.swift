internal import EmbeddedWords
internal import Words

/// The meaning of a word on a receipt for the line that it is in.
///
/// A phrase that is in several lists has the meaning that comes first here.
enum ReceiptWord: String, CaseIterable, Sendable {
  case total, subtotal, payment, change, slip
  case slipEnd = "slip-end"
  case taxTable = "tax-table"
  case fiscal, columns, deposit
  case depositReturn = "deposit-return"
  case discount
  case discountOnAll = "discount-on-all"
  case coupon, void, fee, tax, loyalty, information, count, validity, date
}

extension PhraseTable<ReceiptWord> {
  /// The words of receipts in all languages.
  static func ofReceipts() -> PhraseTable<ReceiptWord> {
    var table = PhraseTable<ReceiptWord>()
    for (word, phrase) in WordTable.embedded.phrases(of: .receipts, by: ReceiptWord.self) {
      table.add(phrase, meaning: word)
    }
    return table
  }
}
