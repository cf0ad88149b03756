internal import Calls
internal import EmbeddedMessages
internal import Messages

extension TripWarning {
  /// As the card says it.
  var sentence: Text {
    switch self {
    case .dateUnknown: .tripDayUnknown
    case .dateAmbiguous: .tripDayAmbiguous
    case .dateFromCardSlip: .tripDayOfSlip
    case .totalFromPayment: .tripTotalFromPayment
    case .currencyAssumed: .tripCurrencyAssumed
    case .textCut: .tripTextCut
    }
  }
}
