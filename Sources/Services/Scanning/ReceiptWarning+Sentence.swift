internal import EmbeddedMessages
package import FoodData
package import Messages
internal import Nutrition

extension ReceiptWarning {
  /// What to check, for people.
  package var text: Text {
    switch self {
    case .storeUnknown: .receiptStoreUnknown
    case .dateUnknown: .receiptDateUnknown
    case .dateFromCardSlip: .receiptDateOfSlip
    case .dateAmbiguous: .receiptDateAmbiguous
    case .totalUnknown: .receiptTotalUnknown
    case .totalFromPayment: .receiptTotalOfPayment
    case .sumDiffers(let difference):
      difference.minorUnits > 0
        ? .receiptLinesMore(money: difference.words)
        : .receiptLinesLess(money: Money(minorUnits: -difference.minorUnits, currency: difference.currency).words)
    case .currencyAssumed: .receiptCurrencyAssumed
    case .pricesCorrected(let count):
      .receiptPricesCorrected(count: count)
    case .textCut: .receiptTextCut
    case .noItems: .receiptNoItems
    }
  }
}
