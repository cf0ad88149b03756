package import Nutrition

/// What a receipt says, as read without a model. What it does not say stays unknown.
package struct Receipt: Hashable, Sendable {
  /// What the shop is called; nil where nothing on the receipt says.
  package var store: String?
  /// Whether the store was known by what its chain prints.
  package var isOfKnownChain: Bool
  /// The day of the purchase; nil where no date is certain.
  package var day: Day?
  /// The time of day beside the date.
  package var time: ClockTime?
  /// An ISO 4217 code.
  package var currency: String
  /// The total as printed.
  package var total: Money?
  /// Every line that moves the total, in the order of the receipt.
  package var lines: [Line]
  /// What a person should look at; empty where nothing is in doubt.
  package var warnings: [ReceiptWarning]

  /// The sum of the lines.
  package var sum: Money {
    Money(minorUnits: lines.reduce(0) { $0 + $1.price.minorUnits }, currency: currency)
  }

  /// What the lines are more than the total; nil where no total was found.
  package var difference: Money? {
    total.map { Money(minorUnits: sum.minorUnits - $0.minorUnits, currency: currency) }
  }

  /// Whether the lines are the total.
  package var addsUp: Bool { difference?.minorUnits == 0 }

  /// Whether the lines are the total as they were read, without a price that was put right.
  package var addsUpAsRead: Bool { addsUp && !lines.contains(where: \.isCorrected) }
}

extension Receipt {
  /// One line of a receipt.
  package struct Line: Hashable, Sendable {
    /// Goods, or what moves the total beside them, such as a deposit.
    package var kind: Purchase.Kind
    /// The words as printed, without amounts and marks.
    package var original: String
    /// The English name; the original words where they are not known.
    package var name: String
    /// How many of the unit; 1 where the receipt says nothing.
    package var quantity: FixedDecimal
    /// What the quantity counts: pieces where the receipt says nothing.
    package var unit: ReceiptUnit
    /// What one of the unit costs, where it is printed.
    package var unitPrice: FixedDecimal?
    /// What the line adds to the total; less than zero for what it takes away.
    package var price: Money
    /// The weight of all of it, where it follows from the line.
    package var weight: Weight?
    /// The shelf that it stands on; nil for what is nothing to eat or drink, and where it is not known.
    package var category: FoodCategory?
    /// Whether it is something that is not eaten or drunk.
    package var isNonFood: Bool
    /// The line that a deposit, a discount or a void belongs to.
    package var appliesTo: Int?
    /// Whether its price was put right so that the sum is the total.
    package var isCorrected: Bool
    /// Whether no price was read, so that `price` is nothing.
    package var lacksPrice = false
  }

  /// How much food a line is.
  package struct Weight: Hashable, Sendable {
    /// Where the grams of a line are from.
    package enum Basis: String, Codable, Sendable {
      /// Weighed at the till.
      case weighed
      /// Printed in the name: "Gouda 400g".
      case printed
      /// A printed volume, by the density of the food.
      case volume
      /// So many pieces of a typical weight.
      case typical
    }

    /// Of all that the line is, however many pieces.
    package var grams: Grams
    /// Where the grams are from.
    package var basis: Basis
  }
}

/// What a reader of a receipt should look at.
package enum ReceiptWarning: Hashable, Sendable {
  case storeUnknown
  case dateUnknown
  /// The only date stands on the slip of the card terminal.
  case dateFromCardSlip
  /// The date could be day first or month first.
  case dateAmbiguous
  case totalUnknown
  /// The total was taken from the payment or the table of taxes.
  case totalFromPayment
  /// The lines are more (or less) than the total by this.
  case sumDiffers(Money)
  case currencyAssumed
  /// Prices were put right by the sum, so many.
  case pricesCorrected(Int)
  /// The text was too long to be read to its end.
  case textCut
  case noItems

  /// A short name that does not change.
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
  /// Whether what was read is a receipt at all: goods with a total, or several of a known chain.
  package var isOne: Bool {
    let items = lines.count { $0.kind == .item }
    guard items > 0 else { return false }
    let isPrinted = total != nil && !warnings.contains(.totalFromPayment)
    return isPrinted || difference?.minorUnits == 0 || items >= 2 && isOfKnownChain
  }
}
