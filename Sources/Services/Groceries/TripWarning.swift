internal import Calls
internal import EmbeddedMessages
internal import Messages

extension TripWarning {
  /// The warning, as the card shows it.
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
