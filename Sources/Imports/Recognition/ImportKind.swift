package import FoodData

/// The kind of food data in a file, judged by its first bytes.
package enum ImportKind: Hashable, Sendable {
  case openFoodFactsLines
  case openFoodFactsTable
  /// A download of USDA FoodData Central as tables.
  case usdaTables
  /// A download of USDA FoodData Central as one JSON document.
  case usdaDocument
  case nationalTable(NationalTable)

  /// The name of the kind for other programs.
  package var code: String {
    switch self {
    case .openFoodFactsLines: "openfoodfacts_jsonl"
    case .openFoodFactsTable: "openfoodfacts_csv"
    case .usdaTables: "usda_csv"
    case .usdaDocument: "usda_json"
    case .nationalTable: "national_table"
    }
  }
}
