internal import FoundationEssentials
internal import Nutrition

extension Meal: StoredRecord {
  static let table = Table(
    "meal",
    [
      "id", "created", "updated", "profile", "at", "zone", "day", "slot", "title", "notes", "health_score", "origin",
    ])

  var record: Record { .meal(self) }
  var parent: (kind: Record.Kind, id: UUID)? { (.profile, profile) }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(
      id: id, created: created, profile: try row.uuid(), at: row.instant(), zone: try row.text(), day: row.day(),
      slot: try row.choice(), title: try row.optionalText(), notes: try row.optionalText(),
      healthScore: try row.optional { row in row.int() }, origin: try row.choice())
    self.updated = updated
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(profile)
    values.add(at)
    values.add(zone)
    values.add(day)
    values.add(slot.rawValue)
    values.add(title)
    values.add(notes)
    values.add(healthScore)
    values.add(origin.rawValue)
  }
}
