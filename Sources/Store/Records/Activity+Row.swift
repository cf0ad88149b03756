internal import FoundationEssentials
internal import Nutrition

extension Activity: StoredRecord {
  static let table = Table(
    "activity", ["id", "created", "updated", "profile", "day", "name", "minutes", "energy"])

  var record: Record { .activity(self) }
  var parent: (kind: Record.Kind, id: UUID)? { (.profile, profile) }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(
      id: id, created: created, profile: try row.uuid(), day: row.day(), name: try row.text(),
      minutes: try row.optional { row in row.int() }, energy: row.figure())
    self.updated = updated
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(profile)
    values.add(day)
    values.add(name)
    values.add(minutes)
    values.add(energy)
  }
}
