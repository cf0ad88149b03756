package import FoodData
internal import Nutrition

extension ReceiptWarning {
  /// What to look at, for people.
  package var sentence: String {
    switch self {
    case .storeUnknown: "The name of the shop was not found."
    case .dateUnknown: "The day of the purchase was not found."
    case .dateFromCardSlip: "The day is that of the card payment."
    case .dateAmbiguous: "The day and the month of the date may be the other way round."
    case .totalUnknown: "The total was not found."
    case .totalFromPayment: "The total is that of the payment: the line of the total was not found."
    case .sumDiffers(let difference):
      difference.minorUnits > 0
        ? "The lines are \(difference.text) more than the total."
        : "The lines are \(Money(minorUnits: -difference.minorUnits, currency: difference.currency).text) less than the total."
    case .currencyAssumed: "The currency is not printed; it was assumed."
    case .pricesCorrected(let count):
      "\(count == 1 ? "One price was" : "\(count) prices were") put right so that the lines add up."
    case .textCut: "The text is too long and was read in part."
    case .noItems: "No goods were found."
    }
  }
}
