internal import FoodData
internal import Nutrition

/// Reads a table of OpenNutriTracker's export, which has the same members as its documents under other names, from
/// pieces of any size.
struct DiaryRowReader {
  private static let separator = UInt8(ascii: ",")

  private let columns: [String: Int]
  private var reader: DiaryTableRows
  private var records: OpenNutriTrackerRecords

  /// - Parameters:
  ///   - head: the beginning of the file; nil is returned where it is not such a table.
  ///   - zone: the person's zone, for times that have an offset.
  init?(head: [UInt8], zone: Zone) {
    guard let (columns, content) = DiaryRowReader.recognise(head) else { return nil }
    self.columns = columns
    reader = DiaryTableRows(separator: DiaryRowReader.separator)
    records = OpenNutriTrackerRecords(content, zone: zone)
  }

  /// The positions of the columns, and what they contain; nil for another kind of table.
  static func recognise(_ head: [UInt8]) -> (columns: [String: Int], content: DiaryFile.Content)? {
    guard let names = DiaryHeader.names(in: head, separator: separator), names.count <= DiaryHeader.mostColumns
    else { return nil }
    let folded = names.enumerated().map { ($1.lowercased().filter { !$0.isWhitespace }, $0) }
    let columns = Dictionary(folded) { first, _ in first }
    func has(_ names: String...) -> Bool { names.allSatisfy { columns[$0] != nil } }
    if has("date_time", "amount", "kcal_per_100g") { return (columns, .entries) }
    if has("date", "burned_kcal", "activity_code") { return (columns, .activities) }
    if has("day", "calories_tracked", "calorie_goal") { return (columns, .daySums) }
    return nil
  }

  mutating func feed(_ piece: [UInt8]) throws(HealthDataError) {
    reader.feed(piece)
    try takeRows()
  }

  /// The table's content, once all of it was fed.
  mutating func finish() throws(HealthDataError) -> TrackerDiary {
    reader.finish()
    try takeRows()
    return records.finished
  }

  private mutating func takeRows() throws(HealthDataError) {
    while let isReadable = try reader.next() {
      if isReadable { records.take(DiaryRow(reader.row, columns)) } else { records.omit(.unreadable) }
    }
  }
}

/// A row of OpenNutriTracker's tables. It is flat, so nested objects are in the same row.
private struct DiaryRow: DiaryFields {
  private let cells: [String: String]

  init(_ row: TableRow, _ columns: [String: Int]) {
    cells = DiaryRow.names.compactMapValues { name in columns[name].map { row.text($0) } }
  }

  func has(_ name: String) -> Bool { cells[name]?.contains { !$0.isWhitespace } ?? false }
  func object(_ name: String) -> DiaryRow? { self }

  func figure(_ name: String) -> FixedDecimal? {
    text(name, limit: 40).flatMap { FixedDecimal(scientific: $0.replacing(",", with: ".").utf8) }
  }

  func text(_ name: String, limit: Int) -> String? {
    let text = cells[name].map { DiaryCell.text($0, limit: limit) }
    return text?.isEmpty == false ? text : nil
  }

  /// The column for each member name of the documents.
  private static let names: [String: String] = [
    "dateTime": "date_time", "type": "type", "amount": "amount", "unit": "unit", "name": "meal_name",
    "brands": "meal_brands", "source": "meal_source", "mealUnit": "meal_unit", "servingUnit": "meal_serving_unit",
    "servingQuantity": "meal_serving_quantity", "dataVersion": "meal_data_version", "energyKcal100": "kcal_per_100g",
    "carbohydrates100": "carbs_per_100g", "fat100": "fat_per_100g", "proteins100": "protein_per_100g",
    "sugars100": "sugars_per_100g", "saturatedFat100": "saturated_fat_per_100g", "fiber100": "fiber_per_100g",
    "sodium100": "sodium_per_100g", "date": "date", "burnedKcal": "burned_kcal", "userKcal": "user_kcal",
  ]
}
