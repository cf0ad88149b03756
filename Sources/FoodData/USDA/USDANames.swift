/// The small tables of a CSV download that other tables refer to: units and categories by their numbers.
package struct USDANames: Hashable, Sendable {
  private var units: [Int: String] = [:]
  /// SR's categories have numbers up to 99, those of the survey have four digits.
  private var categories: [Int: String] = [:]

  package init() {}

  /// Adds a whole table; does nothing for other tables.
  package mutating func add(_ bytes: [UInt8], of table: USDATable) throws(TableError) {
    guard let (key, value) = USDANames.columns(of: table) else { return }
    var reader = TableReader(.commas)
    reader.feed(bytes)
    reader.finish()
    guard reader.next() == .row else { throw .empty }
    let columns = TableColumns(reader.row)
    let number = try columns.require(anyOf: key)
    let name = try columns.require(anyOf: value)
    while true {
      switch reader.next() {
      case .row:
        guard let number = reader.row.integer(number) else { continue }
        let name = PlainText.name(reader.row.text(name))
        if table == .measureUnits { units[number] = name } else { categories[number] = name }
      case .rejected: continue
      case .exhausted: return
      }
    }
  }

  /// The names that these two columns have had in different releases.
  private static func columns(of table: USDATable) -> (key: [String], value: [String])? {
    switch table {
    case .measureUnits: (["id"], ["name"])
    case .categories: (["id"], ["description"])
    case .surveyCategories:
      (["wweia_food_category", "wweia_food_category_code"], ["wweia_food_category_description", "description"])
    case .currentFoundation, .foods, .brands, .portions, .nutrients: nil
    }
  }

  /// The name of a unit; nil for "undetermined".
  func unit(_ number: Int) -> String? {
    units[number].flatMap { $0 == "undetermined" || $0.isEmpty ? nil : $0 }
  }

  func category(_ number: Int) -> String? { categories[number] }
}
