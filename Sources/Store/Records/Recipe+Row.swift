internal import FoundationEssentials
internal import Nutrition

extension Recipe: StoredRecord {
  static let table = Table(
    "recipe",
    ["id", "created", "updated", "name", "servings", "raw_grams", "cooked_grams", "ingredients", "source"])

  var record: Record { .recipe(self) }
  var parent: (kind: Record.Kind, id: UUID)? { nil }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(
      id: id, created: created, name: try row.text(), servings: row.figure(), rawGrams: row.optionalGrams(),
      cookedGrams: row.optionalGrams(), ingredients: try row.list(), source: try row.optionalText())
    self.updated = updated
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(name)
    values.add(servings)
    values.add(rawGrams)
    values.add(cookedGrams)
    values.add(list: ingredients)
    values.add(source)
  }
}
