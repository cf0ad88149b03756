internal import FoundationEssentials
internal import Nutrition

extension Purchase: StoredRecord {
  static let table = Table(
    "purchase",
    [
      "id", "created", "updated", "trip", "position", "original", "name", "grams", "price", "currency", "kind", "food",
      "skipped", "quantity", "unit", "unit_price", "category", "non_food", "confidence", "applies_to",
      "usual_pack",
    ])

  var record: Record { .purchase(self) }
  var parent: (kind: Record.Kind, id: UUID)? { (.trip, trip) }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(
      id: id, created: created, trip: try row.uuid(), position: row.int(), original: try row.text(),
      name: try row.text(),
      grams: row.optionalGrams(), price: try row.optionalMoney(), kind: try row.choice(),
      food: try row.optional { row throws(StoreError) in try row.uuid() }, skipped: row.bool())
    self.updated = updated
    quantity = row.optionalDecimal()
    unit = try row.optionalChoice()
    unitPrice = row.optionalDecimal()
    category = try row.optionalChoice()
    isNonFood = row.bool()
    confidence = try row.optional { row in row.int() }
    appliesTo = try row.optional { row in row.int() }
    isUsualPack = row.bool()
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(trip)
    values.add(position)
    values.add(original)
    values.add(name)
    values.add(grams)
    values.add(price?.minorUnits)
    values.add(price?.currency)
    values.add(kind.rawValue)
    values.add(food)
    values.add(skipped)
    values.add(quantity)
    values.add(unit?.rawValue)
    values.add(unitPrice)
    values.add(category?.rawValue)
    values.add(isNonFood)
    values.add(confidence)
    values.add(appliesTo)
    values.add(isUsualPack)
  }
}

extension RowReader {
  /// Minor units of the currency, then the currency; both are null where no amount is known.
  fileprivate mutating func optionalMoney() throws(StoreError) -> Money? {
    let amount = try optional { row in row.integer() }
    let currency = try optionalText()
    guard let amount, let currency else { return nil }
    return Money(minorUnits: amount, currency: currency)
  }
}
