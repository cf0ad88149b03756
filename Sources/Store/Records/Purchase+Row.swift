internal import FoundationEssentials
internal import Nutrition

extension Purchase: StoredRecord {
  static let table = Table(
    "purchase",
    [
      "id", "created", "updated", "trip", "position", "original", "name", "grams", "price", "currency", "kind", "food",
      "skipped",
    ])

  var record: Record { .purchase(self) }
  var parent: (kind: Record.Kind, id: UUID)? { (.trip, trip) }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(
      id: id, created: created, trip: try row.uuid(), position: row.int(), original: row.text(), name: row.text(),
      grams: row.optionalGrams(), price: Money(minorUnits: row.integer(), currency: row.text()),
      kind: try row.choice(), food: try row.optional { row throws(StoreError) in try row.uuid() }, skipped: row.bool())
    self.updated = updated
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
    values.add(price.minorUnits)
    values.add(price.currency)
    values.add(kind.rawValue)
    values.add(food)
    values.add(skipped)
  }
}
