internal import Nutrition

extension PrintedQuantity {
  /// The same quantity where its product is the amount, or becomes it when one digit is changed; nil where it belongs
  /// to another line.
  func fitted(to amount: FixedDecimal) -> PrintedQuantity? {
    if gives(amount) { return self }
    guard let quantity, let unitPrice else { return nil }
    var fitted = self
    fitted.dropDigit(quantity: quantity, unitPrice: unitPrice, amount: amount)
    if unit == .kilogram, quantity.wholeNumber != nil,
      PrintedQuantity.isNear(quantity / FixedDecimal(1000) * unitPrice, amount)
    {
      fitted.quantity = quantity / FixedDecimal(1000)
    }
    return fitted.gives(amount) ? fitted : nil
  }
}
