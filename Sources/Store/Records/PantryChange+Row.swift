internal import FoundationEssentials
internal import Nutrition

extension PantryChange: StoredRecord {
  static let table = Table("pantry_change", ["id", "created", "updated", "at", "day", "food", "kind", "grams"])

  var record: Record { .pantryChange(self) }
  var parent: (kind: Record.Kind, id: UUID)? { nil }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(
      id: id, created: created, at: row.instant(), day: row.day(), food: try row.uuid(), kind: try row.choice(),
      grams: row.grams())
    self.updated = updated
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(at)
    values.add(day)
    values.add(food)
    values.add(kind.rawValue)
    values.add(grams)
  }
}
