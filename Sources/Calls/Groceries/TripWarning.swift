/// What a reader of receipts was not sure of, for the receipt as a whole.
package enum TripWarning: String, CallChoice {
  case dateUnknown = "date_unknown"
  case dateAmbiguous = "date_ambiguous"
  case dateFromCardSlip = "date_from_card_slip"
  case totalFromPayment = "total_from_payment"
  case currencyAssumed = "currency_assumed"
  case textCut = "text_cut"
}
