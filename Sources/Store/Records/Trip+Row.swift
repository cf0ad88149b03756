internal import FoundationEssentials
internal import Nutrition

extension Trip: StoredRecord {
  static let table = Table(
    "trip", ["id", "created", "updated", "profile", "day", "store", "total", "currency", "time", "difference"])

  var record: Record { .trip(self) }
  var parent: (kind: Record.Kind, id: UUID)? { (.profile, profile) }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(
      id: id, created: created, profile: try row.uuid(), day: row.day(), store: try row.text(),
      total: Money(minorUnits: row.integer(), currency: try row.text()))
    self.updated = updated
    time = try row.optional { row throws(StoreError) in try row.clockTime() }
    difference = try row.optional { row in row.integer() }
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(profile)
    values.add(day)
    values.add(store)
    values.add(total.minorUnits)
    values.add(total.currency)
    values.add(time)
    values.add(difference)
  }
}
