internal import Nutrition

extension ReceiptEntry {
  /// Determines the kind of the entry by its words and its sign.
  mutating func classify(_ line: ReceiptLine) {
    let isNegative = amount.map { $0 < .zero } ?? false
    kind = ReceiptEntry.kind(line, isNegative: isNegative)
    isForAll = line.others.contains(.discountOnAll)
    isOptional = kind == .tax
    guard let amount else { return }
    self.amount = ReceiptEntry.signed(amount, kind: kind)
    isSignGuessed = self.amount != amount
  }

  /// The amount with the sign that belongs to its kind.
  static func signed(_ amount: FixedDecimal, kind: Purchase.Kind) -> FixedDecimal {
    switch kind {
    case .depositReturn, .discount, .coupon, .void: -amount.magnitude
    default: amount
    }
  }

  private static func kind(_ line: ReceiptLine, isNegative: Bool) -> Purchase.Kind {
    if isNegative { return negative(line) }
    switch line.leading {
    case .deposit: return .deposit
    case .depositReturn: return .depositReturn
    case .discount, .discountOnAll: return .discount
    case .void: return .void
    case .fee: return .fee
    case .tax: return .tax
    default: return .item
    }
  }

  private static func negative(_ line: ReceiptLine) -> Purchase.Kind {
    let words = line.others
    if words.contains(.depositReturn) || words.contains(.deposit) { return .depositReturn }
    if words.contains(.void) { return .void }
    if words.contains(.coupon) { return .coupon }
    return .discount
  }
}
