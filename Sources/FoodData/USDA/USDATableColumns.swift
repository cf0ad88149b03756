internal import Nutrition

/// The positions of the columns that are read in a table of FoodData Central. They are found by name, because the set
/// of columns changes from release to release.
struct USDATableColumns: Hashable {
  let header: [String]
  let food: Int
  /// The column of amounts in `food_nutrient.csv`.
  private(set) var amount = 0
  private var nutrient = 0
  /// The table's other columns, by name.
  private var others: [String: Int] = [:]

  init(_ columns: TableColumns, of table: USDATable) throws(TableError) {
    header = columns.names
    food = try columns.require("fdc_id")
    if table == .nutrients {
      amount = try columns.require("amount")
      nutrient = try columns.require("nutrient_id")
    }
    for name in USDATableColumns.required(table) { others[name] = try columns.require(name) }
    for name in USDATableColumns.optional(table) { others[name] = columns[name] }
  }

  private static func required(_ table: USDATable) -> [String] {
    switch table {
    case .foods: ["data_type", "description"]
    case .brands: ["gtin_upc", "serving_size", "serving_size_unit"]
    case .portions: ["amount", "measure_unit_id", "modifier", "gram_weight"]
    case .currentFoundation, .nutrients, .measureUnits, .categories, .surveyCategories: []
    }
  }

  private static func optional(_ table: USDATable) -> [String] {
    switch table {
    case .foods: ["food_category_id", "publication_date"]
    case .brands:
      [
        "brand_owner", "brand_name", "household_serving_fulltext", "branded_food_category", "modified_date",
      ]
    case .portions: ["portion_description"]
    case .currentFoundation, .nutrients, .measureUnits, .categories, .surveyCategories: []
    }
  }

  /// Nil for a nutrient that no figure is made from.
  func nutrient(_ row: borrowing TableRow) -> USDANutrient? {
    if let id = row.integer(nutrient) { return USDANutrient(id: id) }
    return USDANutrient(number: row.text(nutrient))
  }

  /// What a row says about its food; nil where it says nothing.
  func content(
    _ row: borrowing TableRow, of table: USDATable, _ names: USDANames
  ) throws(FoodReadingError) -> USDAPart.Content? {
    switch table {
    case .foods: try described(row, names)
    case .currentFoundation: .current
    case .brands: try brand(row)
    case .portions: try portion(row, names)
    case .nutrients, .measureUnits, .categories, .surveyCategories: nil
    }
  }

  private func described(_ row: borrowing TableRow, _ names: USDANames) throws(FoodReadingError) -> USDAPart.Content {
    guard let kind = USDAFood.Kind(rawValue: text("data_type", row)) else { throw .notAFood }
    let title = text("description", row)
    guard title.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else { throw .noName }
    guard title.unicodeScalars.count <= USDAFood.longestTitle else { throw .nameTooLong }
    return .described(
      kind: kind, title: title, category: integer("food_category_id", row).flatMap(names.category),
      date: USDARelease.day(text("publication_date", row)))
  }

  private func brand(_ row: borrowing TableRow) throws(FoodReadingError) -> USDAPart.Content {
    let brand = USDABrand(
      owner: short("brand_owner", row), name: short("brand_name", row), barcode: short("gtin_upc", row),
      servingSize: try figure("serving_size", row), servingUnit: short("serving_size_unit", row),
      servingText: short("household_serving_fulltext", row), category: short("branded_food_category", row))
    return .brand(brand, date: USDARelease.day(text("modified_date", row)))
  }

  private func portion(_ row: borrowing TableRow, _ names: USDANames) throws(FoodReadingError) -> USDAPart.Content? {
    guard let grams = try figure("gram_weight", row) else { return nil }
    return .portion(
      USDAPortion(
        amount: try figure("amount", row), unit: integer("measure_unit_id", row).flatMap(names.unit),
        modifier: short("modifier", row), description: short("portion_description", row), grams: grams))
  }

  private func text(_ name: String, _ row: borrowing TableRow) -> String {
    others[name].map { row.text($0) } ?? ""
  }

  /// The text of a column, on one line of at most 200 characters.
  private func short(_ name: String, _ row: borrowing TableRow) -> String {
    PlainText.name(text(name, row))
  }

  private func integer(_ name: String, _ row: borrowing TableRow) -> Int? {
    others[name].flatMap { row.integer($0) }
  }

  /// The number in a column; nil where it is empty or there is no such column.
  private func figure(_ name: String, _ row: borrowing TableRow) throws(FoodReadingError) -> FixedDecimal? {
    guard let column = others[name], !row.isEmpty(column) else { return nil }
    guard let figure = row.figure(column) else { throw .notANumber(column: name) }
    return figure
  }
}
