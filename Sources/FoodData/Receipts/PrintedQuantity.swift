internal import Nutrition

/// A quantity with its unit and unit price: "4 Stk x 0,79", "0,792 kg x 2,49 EUR/kg", "2,09 € x 2", "952 g  1,89 €/Kg".
struct PrintedQuantity: Hashable, Sendable {
  var quantity: FixedDecimal?
  var unit: ReceiptUnit
  var unitPrice: FixedDecimal?
  /// The index of its first token.
  let start: Int
  /// Whether a times sign or an "@" marks it as a quantity.
  let isExplicit: Bool

  init(quantity: FixedDecimal, unit: ReceiptUnit, unitPrice: FixedDecimal) {
    self.quantity = quantity
    self.unit = unit
    self.unitPrice = unitPrice
    start = 0
    isExplicit = true
  }

  /// Whether quantity times unit price is the amount, apart from rounding.
  func gives(_ amount: FixedDecimal) -> Bool {
    guard let quantity, let unitPrice else { return false }
    return PrintedQuantity.isNear(quantity * unitPrice, amount)
  }

  static func isNear(_ product: FixedDecimal, _ amount: FixedDecimal) -> Bool {
    (product.magnitude - amount.magnitude).magnitude <= FixedDecimal(units: FixedDecimal.scale / 100)
  }

  /// Parses the quantity at the end of a line's tokens, before its amount.
  init?(endingAt end: Int, of line: PrintedLine, amount: FixedDecimal?) {
    var reader = QuantityReader(line: line, index: end - 1)
    let price = reader.takeNumber()
    let sign = reader.takeTimes(behindCurrency: price?.hasCurrency ?? false)
    if sign == nil, price == nil { return nil }
    // "10X" at the end of a coupon is a multiplier.
    if price == nil, let amount, amount < .zero { return nil }
    let first = reader.takeNumber(tolerant: sign != nil && price != nil)
    guard let first, sign != nil || price != nil else { return nil }
    // "6x1,5L" is the size of a pack.
    if let price, price.unit != nil, price.unit != .piece, first.unit == nil { return nil }
    self.init(first, price, isExplicit: sign != nil, start: reader.index + 1)
    guard repair(for: amount, isExplicit: sign != nil, line: line) else { return nil }
  }

  /// - Parameters:
  ///   - first: the number before the sign.
  ///   - second: the number after it; nil where there is none.
  init(_ first: QuantityReader.Part, _ second: QuantityReader.Part?, isExplicit: Bool, start: Int) {
    self.start = start
    self.isExplicit = isExplicit
    guard let second else {
      // In "1,79 € x" the quantity is missing, in "2 x" the price.
      let isPrice = first.isMoney
      quantity = isPrice ? nil : first.value
      unitPrice = isPrice ? first.value : nil
      unit = isPrice ? .piece : PrintedQuantity.unit(first)
      return
    }
    let firstIsPrice = first.isMoney && !second.isMoney && second.unit == nil && second.perUnit == nil
    let (amount, price) = firstIsPrice && first.unit == nil ? (second, first) : (first, second)
    quantity = amount.value
    unitPrice = price.value
    unit = amount.unit ?? price.perUnit ?? PrintedQuantity.unit(amount)
    if price.perUnit != nil, amount.unit == nil, amount.number.isWhole, price.perUnit == .kilogram { unit = .piece }
    if unit == .gram, price.perUnit == .kilogram {
      unitPrice = price.value / FixedDecimal(1000)
    }
  }

  /// A number with three decimal places is a weight, unless they are zero as in "1,000".
  private static func unit(_ part: QuantityReader.Part) -> ReceiptUnit {
    if let unit = part.unit { return unit }
    return part.number.places == 3 && part.value.wholeNumber == nil ? .kilogram : .piece
  }

  /// Corrects a quantity whose product is not the amount, where one digit too many explains it. False where it turns
  /// out not to be a quantity.
  private mutating func repair(for amount: FixedDecimal?, isExplicit: Bool, line: PrintedLine) -> Bool {
    guard let amount else { return isExplicit }
    if gives(amount) { return true }
    guard isExplicit else { return false }
    if quantity == nil, let unitPrice, unitPrice > .zero {
      let many = (amount.magnitude / unitPrice).rounded(toPlaces: 0)
      if PrintedQuantity.isNear(many * unitPrice, amount) { quantity = many }
    } else if unitPrice == nil, let quantity, quantity > .zero, unit == .piece {
      unitPrice = (amount.magnitude / quantity.magnitude).rounded(toPlaces: 2)
    } else if let quantity, let unitPrice {
      dropDigit(quantity: quantity, unitPrice: unitPrice, amount: amount)
    }
    return true
  }

  mutating func dropDigit(quantity: FixedDecimal, unitPrice: FixedDecimal, amount: FixedDecimal) {
    let shorterPrice = unitPrice.withoutFirstDigit
    let shorterQuantity = quantity.withoutFirstDigit
    if shorterPrice > .zero, PrintedQuantity.isNear(quantity * shorterPrice, amount) {
      self.unitPrice = shorterPrice
    } else if shorterQuantity > .zero, PrintedQuantity.isNear(shorterQuantity * unitPrice, amount) {
      self.quantity = shorterQuantity
    } else if unit == .piece {
      let many = unitPrice > .zero ? (amount.magnitude / unitPrice).rounded(toPlaces: 0) : .zero
      if many > .zero, PrintedQuantity.isNear(many * unitPrice, amount) { self.quantity = many }
    }
  }
}

extension FixedDecimal {
  /// The number without its first digit: 213.48 becomes 13.48.
  var withoutFirstDigit: FixedDecimal {
    let whole = magnitude.units / FixedDecimal.scale
    var power: Int64 = 1
    while power <= whole / 10 { power *= 10 }
    guard whole > 0 else { return .zero }
    let rest = FixedDecimal(units: magnitude.units % (power * FixedDecimal.scale))
    return units < 0 ? -rest : rest
  }
}
