internal import Calls

extension TripWarning {
  /// As the card says it.
  var sentence: String {
    switch self {
    case .dateUnknown: "The receipt has no day that can be read for sure. Say “yesterday” or a date."
    case .dateAmbiguous: "Its day may be month first. Say a date to change it."
    case .dateFromCardSlip: "Its day is that of the card slip."
    case .totalFromPayment: "What was paid is read from the payment, not from a total."
    case .currencyAssumed: "Its currency is a guess."
    case .textCut: "It is longer than what was read of it."
    }
  }
}
