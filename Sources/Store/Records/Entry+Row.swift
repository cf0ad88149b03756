internal import FoundationEssentials
internal import Nutrition

extension Entry: StoredRecord {
  static let table = Table(
    "entry",
    ["id", "created", "updated", "meal", "position", "kind", "reference", "name", "grams", "servings", "skipped"]
      + Table.figures + ["tier", "source", "source_corrected", "spread"])

  var record: Record { .entry(self) }
  var parent: (kind: Record.Kind, id: UUID)? { (.meal, meal) }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(
      id: id, created: created, meal: try row.uuid(), position: row.int(), kind: try row.choice(),
      reference: try row.optional { row throws(StoreError) in try row.uuid() }, name: try row.text(),
      grams: row.optionalGrams(), servings: row.optionalDecimal(), skipped: row.bool(), figures: row.nutrients(),
      tier: try row.choice(), source: try row.text(), sourceCorrected: row.bool())
    self.updated = updated
    spread = row.optionalDecimal()
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(meal)
    values.add(position)
    values.add(kind.rawValue)
    values.add(reference)
    values.add(name)
    values.add(grams)
    values.add(servings)
    values.add(skipped)
    values.add(figures)
    values.add(tier.rawValue)
    values.add(source)
    values.add(sourceCorrected)
    values.add(spread)
  }
}
