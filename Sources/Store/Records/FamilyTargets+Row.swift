internal import FoundationEssentials
internal import Nutrition

extension FamilyTargets: StoredRecord {
  static let table = Table(
    "family_target", ["id", "created", "updated"] + Table.figures + ["computed_energy", "reason"])

  var record: Record { .familyTargets(self) }
  var parent: (kind: Record.Kind, id: UUID)? { nil }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(
      id: id, created: created, figures: row.nutrients(), computedEnergy: row.figure(), reason: try row.optionalText())
    self.updated = updated
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(figures)
    values.add(computedEnergy)
    values.add(reason)
  }
}
