internal import Nutrition

extension Trip {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.day(day)
    try check.name(store)
    try check.money(total)
    try check.number(difference, RecordCheck.minorUnits)
  }
}

extension Purchase {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.name(name)
    try check.line(original)
    try check.number(position, 1...100_000)
    try check.number(appliesTo, 1...100_000)
    try check.number(quantity, FixedDecimal(units: 1)...FixedDecimal(1_000_000))
    try check.number(unitPrice, FixedDecimal(-10_000_000)...FixedDecimal(10_000_000))
    try check.number(confidence, 0...100)
    try check.grams(grams)
    if let price { try check.money(price) }
  }
}

extension KnownLine {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.name(store)
    try check.name(line)
    try check.name(name)
    try check.grams(gramsOfOne)
    try check.number(timesConfirmed, 1...1_000_000)
    try check.day(lastDay)
  }
}

extension PantryChange {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.day(day)
    // A stocktaking may find nothing left, so zero is allowed here.
    if grams != .zero || kind == .thrownAway { try check.grams(grams) }
  }
}

extension RecordCheck {
  static let minorUnits: ClosedRange<Int64> = -1_000_000_000_000...1_000_000_000_000

  /// A plausible amount (negative for a discount) in a currency of three capital letters.
  fileprivate func money(_ money: Money) throws(StoreError) {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard money.currency.utf8.count == 3, money.currency.utf8.allSatisfy(capitals.contains) else {
      throw fail(.numberOutOfRange)
    }
    try number(money.minorUnits, RecordCheck.minorUnits)
  }
}
