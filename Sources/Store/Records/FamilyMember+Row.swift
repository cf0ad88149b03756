internal import FoundationEssentials
internal import Nutrition

extension FamilyMember: StoredRecord {
  static let table = Table(
    "family_member", ["id", "created", "updated", "name", "age", "kilograms", "activity", "diet", "sex"])

  var record: Record { .familyMember(self) }
  var parent: (kind: Record.Kind, id: UUID)? { nil }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(
      id: id, created: created, name: try row.text(), age: row.int(), kilograms: row.optionalDecimal(),
      activity: try row.choice(), diet: try row.choice(), sex: try row.optionalChoice())
    self.updated = updated
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(name)
    values.add(age)
    values.add(kilograms)
    values.add(activity.rawValue)
    values.add(diet.rawValue)
    values.add(sex?.rawValue)
  }
}
