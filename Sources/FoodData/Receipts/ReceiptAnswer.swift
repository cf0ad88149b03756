package import JSON
internal import Nutrition

/// A receipt as a language model copied it in the form of its prompt: cleaned and bounded, but not completed yet.
/// Impossible values count as not read.
package struct ReceiptAnswer: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    let original: String
    let name: String?
    let quantity: FixedDecimal?
    let unit: ReceiptUnit?
    let unitPrice: FixedDecimal?
    let grams: FixedDecimal?
    let price: FixedDecimal?
    /// Nil for a line of another kind.
    let kind: Purchase.Kind?
    let isNonFood: Bool?
    /// The index of a line, from 0.
    let appliesTo: Int?
  }

  let store: String?
  let date: String?
  let time: String?
  let currency: String?
  let total: FixedDecimal?
  let lines: [Line]
  let wasCut: Bool

  /// Whether any line was read.
  package var holdsLines: Bool { !lines.isEmpty }

  /// The most lines that are read.
  private static let mostLines = 500

  /// Takes what fits the requested form, and leaves out the rest; lines after the five hundredth are dropped.
  package init(_ facts: JSONValue) {
    store = facts.words("store")
    date = facts.words("date")
    time = facts.words("time")
    currency = facts.words("currency")
    total = facts.figure("total", in: Line.prices)
    let lines = facts["lines"]?.array ?? []
    self.lines = lines.prefix(ReceiptAnswer.mostLines).map { Line($0) }
    wasCut = lines.count > ReceiptAnswer.mostLines
  }
}

extension ReceiptAnswer.Line {
  static let prices = FixedDecimal(-10_000_000)...FixedDecimal(10_000_000)
  private static let quantities = FixedDecimal(units: 1)...FixedDecimal(10_000)
  /// In grams, up to 100 kg.
  private static let weights = FixedDecimal(units: 1)...FixedDecimal(100_000)

  init(_ facts: JSONValue) {
    let name = facts.words("name")
    let quantity = facts.figure("quantity", in: Self.quantities)
    let unitPrice = facts.figure("unit_price", in: Self.prices)
    let grams = facts.figure("grams", in: Self.weights)
    original = facts.words("original") ?? name ?? "?"
    self.name = name
    self.quantity = quantity
    self.unitPrice = unitPrice
    self.grams = grams
    unit = facts["unit"]?.string.flatMap { ReceiptUnit(rawValue: $0) } ?? Self.unit(of: quantity, grams: grams)
    price = facts.figure("price", in: Self.prices) ?? Self.product(quantity, unitPrice)
    kind = Self.kind(facts["kind"]?.string)
    isNonFood = facts["non_food"].flatMap { if case .bool(let flag) = $0 { flag } else { nil } }
    appliesTo = facts["applies_to"]?.wholeNumber.flatMap { $0 > 0 ? $0 - 1 : nil }
  }

  /// A quantity such as 0.234 with a weight of 234 g is in kilograms.
  private static func unit(of quantity: FixedDecimal?, grams: FixedDecimal?) -> ReceiptUnit? {
    guard let quantity, quantity.wholeNumber == nil, grams == quantity * FixedDecimal(1000) else { return nil }
    return .kilogram
  }

  private static func product(_ quantity: FixedDecimal?, _ unitPrice: FixedDecimal?) -> FixedDecimal? {
    guard let unitPrice else { return nil }
    let product = (quantity ?? FixedDecimal(1)) * unitPrice
    return prices.contains(product) ? product : nil
  }

  private static func kind(_ name: String?) -> Purchase.Kind? {
    name == "return" ? .depositReturn : name.flatMap { Purchase.Kind(rawValue: $0) }
  }
}
