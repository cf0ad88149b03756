internal import Nutrition

/// A line of a receipt's goods while the receipt is being parsed.
struct ReceiptEntry: Sendable {
  var kind: Purchase.Kind
  /// The name, without amounts.
  var name: String
  /// What it adds to the total; nil where no price was found.
  var amount: FixedDecimal?
  var quantity: PrintedQuantity?
  /// The letter or digit that refers to its tax rate.
  var taxMark: String?
  /// The index of its line in the text.
  let position: Int
  var indent: Int
  /// Whether the first digit of the price may be a misread letter.
  var isGlued = false
  /// Whether the sign comes from the words and not from a printed minus.
  var isSignGuessed = false
  /// Whether the line may be information that does not count, such as a tax at the foot of the receipt.
  var isOptional = false
  /// Whether it is a deduction from the whole receipt.
  var isForAll = false
  var isCorrected = false
  /// Whether an article number came before the name.
  var hadArticleNumber = false

  /// Whether it cancels another line: the same goods at the same price, but negative.
  func takesBack(_ other: ReceiptEntry) -> Bool {
    guard let amount, let price = other.amount, amount < .zero, other.kind == .item, price == -amount else {
      return false
    }
    return StoreLineKey.areAlike(name, other.name)
  }

  /// Whether a quantity line may still be assigned to it.
  var isOpen: Bool { quantity == nil && kind != .discount && kind != .coupon }
}
