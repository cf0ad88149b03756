package import FoodData
internal import FoundationEssentials
package import JSON
internal import Nutrition

/// A receipt as other programs read it.
package struct ReceiptFacts: Encodable {
  private let receipt: Receipt

  package init(_ receipt: Receipt) {
    self.receipt = receipt
  }

  package var json: JSONValue { JSONValue(encoding: self) ?? .null }

  private enum Keys: String, CodingKey {
    case kind, store, date, time, currency, total, difference, items, warnings
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode("receipt", forKey: .kind)
    try container.encode(receipt.store, forKey: .store)
    try container.encode(receipt.day, forKey: .date)
    try container.encode(receipt.time, forKey: .time)
    try container.encode(receipt.currency, forKey: .currency)
    try container.encode(receipt.total?.amount, forKey: .total)
    try container.encode(receipt.difference?.amount, forKey: .difference)
    try container.encode(receipt.lines.map(Line.init), forKey: .items)
    try container.encode(receipt.warnings.map(\.code), forKey: .warnings)
  }
}

extension ReceiptFacts {
  /// One line: the promised keys, and what else is known of it.
  private struct Line: Encodable {
    let line: Receipt.Line

    enum Keys: String, CodingKey {
      case original, name, quantity, unit, grams, price, kind, category
      case gramsFrom = "grams_from"
      case unitPrice = "unit_price"
      case nonFood = "non_food"
      case appliesTo = "applies_to"
      case corrected
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(line.original, forKey: .original)
      try container.encode(line.name, forKey: .name)
      try container.encode(line.quantity, forKey: .quantity)
      try container.encode(line.unit, forKey: .unit)
      try container.encode(line.weight?.grams, forKey: .grams)
      try container.encode(line.weight?.basis, forKey: .gramsFrom)
      try container.encode(line.lacksPrice ? nil : line.price.amount, forKey: .price)
      try container.encode(line.unitPrice, forKey: .unitPrice)
      try container.encode(line.kind, forKey: .kind)
      try container.encode(line.category, forKey: .category)
      try container.encode(line.isNonFood, forKey: .nonFood)
      try container.encode(line.appliesTo, forKey: .appliesTo)
      try container.encode(line.isCorrected, forKey: .corrected)
    }
  }
}
