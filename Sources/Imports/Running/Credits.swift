internal import FoodData
internal import Nutrition

/// The attribution and licence of outside foods.
struct Credits {
  private let kind: ImportKind

  init(_ kind: ImportKind) {
    self.kind = kind
  }

  func line(_ source: FoodSource) -> String? {
    switch kind {
    case .usdaTables, .usdaDocument: "U.S. Department of Agriculture, FoodData Central; public domain (CC0 1.0)"
    case .openFoodFactsLines, .openFoodFactsTable: "Open Food Facts contributors; Open Database Licence (ODbL 1.0)"
    case .nationalTable(let table):
      table.mapping.credit.map { $0 + (table.mapping.licence.map { "; \($0)" } ?? "") }
    }
  }
}
