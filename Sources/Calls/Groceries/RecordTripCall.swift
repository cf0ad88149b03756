package import Nutrition

/// Records a shopping trip: what was bought, where and for how much.
package struct RecordTripCall: Call {
  package static let name = "record_trip"

  /// The store; nil where the receipt does not say it.
  package var store: String?
  /// The day as YYYY-MM-DD or in words; nil is today.
  package var day: String?
  /// The time of day, "17:25".
  package var time: String?
  /// An ISO 4217 code; nil is the currency of the last trip, or else EUR.
  package var currency: String?
  /// The total as printed, in whole units of the currency.
  package var total: FixedDecimal?
  /// In the order of the receipt; the n-th is line n.
  package var lines: [TripCallLine] = []
  /// What the reader of the receipt was not sure of.
  package var warnings: [TripWarning]?

  package init() {}

  package static let fields: [CallField<RecordTripCall>] =
    [
      .optional("store", \.store),
      .optional("day", \.day),
      .optional("time", \.time, "HH:MM, as printed."),
      .optional("currency", \.currency, "ISO 4217."),
      .optional("total", \.total, "As printed."),
      .required("lines", \.lines, "In order, all that add to the total."),
      .optional("warnings", \.warnings),
    ]
}

extension RecordTripCall {
  /// Lines can be changed, added, skipped and removed; so can the store, the day and the total.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .amount, .food, .skipped, .counted, .removed, .bought, .addedLine, .day: true
    case .field(let field, _): [.store, .total].contains(field)
    default: false
    }
  }

  /// The store; nil where the receipt does not say it.
  package var cardSubject: String? { store }

  /// One for each line of the receipt, named by its food, else by its English name, else as printed.
  package var cardLines: [CardLine] { CardLine.numbered(lines.map { $0.food ?? $0.name ?? $0.original ?? "" }) }
}

/// What a reader of receipts was not sure of in the receipt as a whole.
package enum TripWarning: String, CallChoice {
  case dateUnknown = "date_unknown"
  case dateAmbiguous = "date_ambiguous"
  case dateFromCardSlip = "date_from_card_slip"
  case totalFromPayment = "total_from_payment"
  case currencyAssumed = "currency_assumed"
  case textCut = "text_cut"
}
