package import Nutrition

/// The CSV export of Open Food Facts: fields separated by tabs, without quoting. Columns are found by name, because
/// they change. It does not distinguish grams from millilitres, or a label per serving from one per 100 g.
package struct OpenFoodFactsTable: Sendable {
  private let columns: [Column?]

  private enum Column: Sendable {
    case code, product, generic, brands, quantity, servingSize, servingQuantity, statesNoNutrition
    case countries, categories, labels, modified
    case amount(ProductNutrient)
  }

  /// Columns are missing without which the file is not this export, or lacks the nutrition.
  package enum ReadingError: Error, Hashable, Sendable {
    case missingColumns([String])
  }

  /// Whether a first line is this export's header, judged by its first bytes.
  package static func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "code\turl\t".utf8)
  }

  /// - Parameter header: the names of the columns.
  package init(header: [ArraySlice<UInt8>]) throws(ReadingError) {
    let names = header.map { String(decoding: $0, as: UTF8.self) }
    let needed = ["code", "product_name", "energy_100g", "proteins_100g", "carbohydrates_100g", "fat_100g"]
    let missing = needed.filter { !names.contains($0) }
    guard missing.isEmpty else { throw .missingColumns(missing) }
    columns = names.map(OpenFoodFactsTable.column)
  }

  /// How many fields a row has.
  package var width: Int { columns.count }

  private static func column(_ name: String) -> Column? {
    switch name {
    case "code": .code
    case "product_name": .product
    case "generic_name": .generic
    case "brands": .brands
    case "quantity": .quantity
    case "serving_size": .servingSize
    case "serving_quantity": .servingQuantity
    case "no_nutrition_data": .statesNoNutrition
    case "countries_tags": .countries
    case "categories_tags": .categories
    case "labels_tags": .labels
    case "last_modified_t": .modified
    default: amount(name)
    }
  }

  private static func amount(_ name: String) -> Column? {
    guard name.hasSuffix("_100g") else { return nil }
    return ProductNutrient(name.utf8.dropLast(5)).map { .amount($0) }
  }

  /// The product in one row.
  ///
  /// - Parameter country: accepts only products sold there, by a tag ("en:germany"); nil for all.
  package func food(
    row: [ArraySlice<UInt8>], country: String? = nil
  ) throws(OpenFoodFactsDump.RecordError) -> ReferenceFood {
    guard row.count == columns.count else { throw .fieldCount(expected: columns.count, found: row.count) }
    var document = ProductDocument()
    for (column, field) in zip(columns, row) {
      if let column, !field.isEmpty { OpenFoodFactsTable.take(column, field, into: &document) }
    }
    return try OpenFoodFactsDump.food(document, country: country)
  }

  private static func take(_ column: Column, _ field: ArraySlice<UInt8>, into document: inout ProductDocument) {
    if case .amount(let nutrient) = column {
      document.flat.per100[nutrient] = StatedAmount(field)
      return
    }
    let text = String(decoding: field, as: UTF8.self)
    switch column {
    case .code: document.code = PlainText(text, limit: 64).text
    case .product: document.names.take(.product(language: nil), text)
    case .generic: document.names.take(.generic(language: nil), text)
    case .brands:
      document.brand = text.split(separator: ",").lazy.map { PlainText(String($0)).text }.first { !$0.isEmpty }
    case .quantity: document.quantity = text
    case .servingSize: document.servingSize = text
    case .servingQuantity: document.servingQuantity = StatedAmount(field)?.value
    case .statesNoNutrition: document.statesNoNutrition = ["on", "true", "1"].contains(text)
    case .countries: document.countries = tags(text)
    case .categories: document.categories = tags(text)
    case .labels: document.labels = tags(text)
    case .modified: document.modified = Int64(text)
    case .amount: break
    }
  }

  private static func tags(_ text: String) -> [String] {
    text.split(separator: ",").prefix(256).filter { $0.utf8.count <= 200 }.map(String.init)
  }
}
