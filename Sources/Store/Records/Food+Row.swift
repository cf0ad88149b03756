internal import FoundationEssentials
internal import Nutrition

extension Food: StoredRecord {
  static let table = Table(
    "food",
    [
      "id", "created", "updated", "name", "state", "brand", "barcode", "category", "tags", "source_kind",
      "source_reference", "source_release", "source_date",
    ] + Table.figures + ["density", "portions", "favourite", "verified", "corrected"])

  var record: Record { .food(self) }
  var parent: (kind: Record.Kind, id: UUID)? { nil }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(
      id: id, created: created, name: try row.text(), state: try row.optionalChoice(), brand: try row.optionalText(),
      barcode: try row.optionalText(), category: try row.choice(), tags: try row.list(),
      source: FoodSource(
        try row.choice(), reference: try row.optionalText(), release: try row.optionalText(),
        date: try row.optional { row in row.day() }), per100Grams: row.nutrients(),
      density: row.optionalDecimal(), portions: try row.list())
    self.updated = updated
    favourite = row.bool()
    verified = row.bool()
    corrected = try row.optional { row in row.instant() }
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(name)
    values.add(state?.rawValue)
    values.add(brand)
    values.add(barcode)
    values.add(category.rawValue)
    values.add(list: tags)
    values.add(source.kind.rawValue)
    values.add(source.reference)
    values.add(source.release)
    values.add(source.date)
    values.add(per100Grams)
    values.add(density)
    values.add(list: portions)
    values.add(favourite)
    values.add(verified)
    values.add(corrected)
  }
}
