package import FoodData
package import Nutrition

/// A row of one of USDA's tables in a text with one food on each line: its description, its category, its eight
/// figures, and its measures as "1 cup=244 g; 1 slice=28 g".
package struct ReferenceRow: Hashable, Sendable {
  /// Its reference: "fndds:2705384".
  package let reference: String
  package let description: String
  /// USDA's name for the group of foods: "Fruits and Fruit Juices".
  package let category: String
  /// The row as one of larder's foods, with category, density and portions.
  package let food: ReferenceFood

  /// The rows of a table, in order. Rows that larder cannot use are left out.
  ///
  /// - Parameter kind: survey foods (FNDDS) or SR Legacy.
  package static func rows(of bytes: [UInt8], _ kind: USDAFood.Kind) throws(TableError) -> [ReferenceRow] {
    var reader = TableReader(.commas)
    reader.feed(bytes)
    reader.finish()
    guard reader.next() == .row else { throw .empty }
    let columns = try Columns(TableColumns(reader.row))
    var rows: [ReferenceRow] = []
    while true {
      switch reader.next() {
      case .row: if let row = columns.row(reader.row, kind) { rows.append(row) }
      case .rejected: continue
      case .exhausted: return rows
      }
    }
  }
}

/// The positions of the table's columns.
private struct Columns {
  private let id: Int
  private let description: Int
  private let category: Int
  private let portions: Int
  private let figures: [(nutrient: USDANutrient, column: Int)]

  private static let nutrients: [Nutrient: USDANutrient] = [
    .energy: .energy, .protein: .protein, .carbohydrate: .carbohydrate, .fat: .fat, .saturatedFat: .saturatedFat,
    .sugar: .sugars, .fibre: .fibre, .sodium: .sodium,
  ]

  init(_ columns: TableColumns) throws(TableError) {
    id = try columns.require("id")
    description = try columns.require("description")
    category = try columns.require("category")
    portions = try columns.require("portions")
    var figures: [(nutrient: USDANutrient, column: Int)] = []
    for (own, nutrient) in Columns.nutrients { figures.append((nutrient, try columns.require(own.key))) }
    self.figures = figures
  }

  func row(_ row: borrowing TableRow, _ kind: USDAFood.Kind) -> ReferenceRow? {
    guard let number = row.integer(id) else { return nil }
    var amounts = USDAAmounts()
    for (nutrient, column) in figures { amounts[nutrient] = row.figure(column) }
    let description = row.text(description)
    let category = row.text(category)
    let food = USDAFood(
      id: number, kind: kind, title: description, category: category, amounts: amounts,
      portions: Columns.portions(row.text(portions)))
    guard let reference = try? food.reference(USDARelease(date: nil)) else { return nil }
    return ReferenceRow(
      reference: "\(kind == .survey ? "fndds" : "sr"):\(number)", description: description, category: category,
      food: reference)
  }

  /// Parses "1 cup=244 g; 1 slice=28 g".
  private static func portions(_ text: String) -> [USDAPortion] {
    text.split(separator: "; ").compactMap { portion in
      guard let mark = portion.lastIndex(of: "="), portion.hasSuffix(" g"),
        let grams = FixedDecimal(portion[mark...].dropFirst().dropLast(2))
      else { return nil }
      return USDAPortion(amount: nil, unit: nil, modifier: "", description: String(portion[..<mark]), grams: grams)
    }
  }
}
