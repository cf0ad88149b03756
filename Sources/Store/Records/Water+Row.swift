internal import FoundationEssentials
internal import Nutrition

extension Water: StoredRecord {
  static let table = Table("water", ["id", "created", "updated", "profile", "day", "at", "millilitres"])

  var record: Record { .water(self) }
  var parent: (kind: Record.Kind, id: UUID)? { (.profile, profile) }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(
      id: id, created: created, profile: try row.uuid(), day: row.day(), at: row.instant(), millilitres: row.figure())
    self.updated = updated
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(profile)
    values.add(day)
    values.add(at)
    values.add(millilitres)
  }
}
