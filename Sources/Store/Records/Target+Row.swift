internal import FoundationEssentials
internal import Nutrition

extension Target: StoredRecord {
  static let table = Table(
    "target", ["id", "created", "updated", "profile", "from_day"] + Table.figures + ["exercise"])

  var record: Record { .target(self) }
  var parent: (kind: Record.Kind, id: UUID)? { (.profile, profile) }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(id: id, created: created, profile: try row.uuid(), from: row.day(), figures: row.nutrients())
    exercise = try row.optionalChoice()
    self.updated = updated
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(profile)
    values.add(from)
    values.add(figures)
    values.add(exercise?.rawValue)
  }
}
