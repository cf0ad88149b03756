internal import FoundationEssentials
internal import Nutrition

extension KnownLine: StoredRecord {
  static let table = Table(
    "known_line",
    [
      "id", "created", "updated", "store", "line", "kind", "name", "food", "grams_of_one", "times_confirmed",
      "last_day",
    ])

  var record: Record { .knownLine(self) }
  var parent: (kind: Record.Kind, id: UUID)? { nil }

  init(from row: inout RowReader) throws(StoreError) {
    let id = try row.uuid()
    let created = row.instant()
    let updated = row.instant()
    self.init(
      id: id, created: created, store: try row.text(), line: try row.text(), kind: try row.choice(),
      name: try row.text(),
      food: try row.optional { row throws(StoreError) in try row.uuid() }, gramsOfOne: row.optionalGrams(),
      timesConfirmed: row.int(), lastDay: row.day())
    self.updated = updated
  }

  func bind(to values: inout Bindings) {
    values.add(id)
    values.add(created)
    values.add(updated)
    values.add(store)
    values.add(line)
    values.add(kind.rawValue)
    values.add(name)
    values.add(food)
    values.add(gramsOfOne)
    values.add(timesConfirmed)
    values.add(lastDay)
  }
}
