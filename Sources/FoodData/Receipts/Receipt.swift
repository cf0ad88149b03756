package import Nutrition

/// The content of a receipt. What it does not say stays unknown.
package struct Receipt: Hashable, Sendable {
  /// The name of the shop; nil where it is not on the receipt.
  package var store: String?
  /// Whether the chain was recognised.
  package var isOfKnownChain: Bool
  /// The day of the purchase; nil where no date is certain.
  package var day: Day?
  /// The time of day printed with the date.
  package var time: ClockTime?
  /// An ISO 4217 code.
  package var currency: String
  /// The total as printed.
  package var total: Money?
  /// Every line that changes the total, in the order of the receipt.
  package var lines: [Line]
  /// What a person should check; empty where nothing is in doubt.
  package var warnings: [ReceiptWarning]

  /// The sum of the lines.
  package var sum: Money {
    Money(minorUnits: lines.reduce(0) { $0 + $1.price.minorUnits }, currency: currency)
  }

  /// The sum of the lines minus the total; nil where no total was found.
  package var difference: Money? {
    total.map { Money(minorUnits: sum.minorUnits - $0.minorUnits, currency: currency) }
  }

  /// Whether the sum of the lines is the total.
  package var addsUp: Bool { difference?.minorUnits == 0 }

  /// Whether the lines as they were read add up to the total, without any corrected price.
  package var addsUpAsRead: Bool { addsUp && !lines.contains(where: \.isCorrected) }
}

extension Receipt {
  /// One line of a receipt.
  package struct Line: Hashable, Sendable {
    /// Goods, or something else that changes the total, such as a deposit.
    package var kind: Purchase.Kind
    /// The text as printed, without amounts and marks.
    package var original: String
    /// The English name; the original text where it is unknown.
    package var name: String
    /// The quantity in `unit`; 1 where none is printed.
    package var quantity: FixedDecimal
    /// The unit of the quantity; pieces where none is printed.
    package var unit: ReceiptUnit
    /// The price of one unit; nil where it is not printed.
    package var unitPrice: FixedDecimal?
    /// What the line adds to the total; negative for a deduction.
    package var price: Money
    /// The weight of the whole line; nil where it cannot be worked out.
    package var weight: Weight?
    /// Its food category; nil where it is no food or drink, or the category is unknown.
    package var category: FoodCategory?
    /// Whether it is no food or drink.
    package var isNonFood: Bool
    /// The index of the line that a deposit, a discount or a void belongs to.
    package var appliesTo: Int?
    /// Whether its price was corrected to make the lines add up to the total.
    package var isCorrected: Bool
    /// Whether no price was read, so that `price` is zero.
    package var lacksPrice = false
  }

  /// The weight of a line.
  package struct Weight: Hashable, Sendable {
    /// How the weight is known.
    package enum Basis: String, Codable, Sendable {
      /// Weighed at the till.
      case weighed
      /// Printed in the name: "Gouda 400g".
      case printed
      /// A printed volume, converted with the food's density.
      case volume
      /// The number of pieces times their typical weight.
      case typical
    }

    /// The weight of the whole line, with all its pieces.
    package var grams: Grams
    /// How the weight is known.
    package var basis: Basis
  }
}

/// What a person should check on a receipt.
package enum ReceiptWarning: Hashable, Sendable {
  case storeUnknown
  case dateUnknown
  /// The only date is on the slip of the card terminal.
  case dateFromCardSlip
  /// It is unclear whether the day or the month comes first.
  case dateAmbiguous
  case totalUnknown
  /// The total was taken from the payment or the table of taxes.
  case totalFromPayment
  /// The sum of the lines differs from the total by this.
  case sumDiffers(Money)
  case currencyAssumed
  /// This many prices were corrected so that the lines add up.
  case pricesCorrected(Int)
  /// The text was too long and was cut.
  case textCut
  case noItems

  /// A short name for other programs, which never changes.
  package var code: String {
    switch self {
    case .storeUnknown: "store_unknown"
    case .dateUnknown: "date_unknown"
    case .dateFromCardSlip: "date_from_card_slip"
    case .dateAmbiguous: "date_ambiguous"
    case .totalUnknown: "total_unknown"
    case .totalFromPayment: "total_from_payment"
    case .sumDiffers: "sum_differs"
    case .currencyAssumed: "currency_assumed"
    case .pricesCorrected: "prices_corrected"
    case .textCut: "text_cut"
    case .noItems: "no_items"
    }
  }
}

extension Receipt {
  /// Whether it really is a receipt: it has goods and a total, or several goods of a known chain.
  package var isOne: Bool {
    let items = lines.count { $0.kind == .item }
    guard items > 0 else { return false }
    let isPrinted = total != nil && !warnings.contains(.totalFromPayment)
    return isPrinted || difference?.minorUnits == 0 || items >= 2 && isOfKnownChain
  }
}
