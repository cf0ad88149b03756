internal import Nutrition

/// A line of a receipt's goods while it is put together.
struct ReceiptEntry: Sendable {
  var kind: Purchase.Kind
  /// The words of the name, without amounts.
  var name: String
  /// What it adds to the total; nil where no price was found.
  var amount: FixedDecimal?
  var quantity: PrintedQuantity?
  /// The letter or digit of its tax rate.
  var taxMark: String?
  /// Which line of the text it is.
  let position: Int
  var indent: Int
  /// Whether the price may have a letter for its first digit.
  var isGlued = false
  /// Whether the sign was chosen by the words and not by a printed minus.
  var isSignGuessed = false
  /// Whether the line may be told and not counted, as a tax on the receipt's foot is.
  var isOptional = false
  /// Whether it takes from the whole receipt.
  var isForAll = false
  var isCorrected = false
  /// Whether an article number stood before the name.
  var hadArticleNumber = false

  /// Whether it takes another line back: the same goods at the same price, with a minus.
  func takesBack(_ other: ReceiptEntry) -> Bool {
    guard let amount, let price = other.amount, amount < .zero, other.kind == .item, price == -amount else {
      return false
    }
    return StoreLineKey.areAlike(name, other.name)
  }

  /// Whether a quantity line may still belong to it.
  var isOpen: Bool { quantity == nil && kind != .discount && kind != .coupon }
}
