internal import Nutrition

/// Whom to thank for outside foods, and under which licence they are.
enum Credits {
  static func line(_ source: FoodSource) -> String? {
    switch source.kind {
    case .usda: "U.S. Department of Agriculture, FoodData Central; public domain (CC0 1.0)"
    case .openFoodFacts: "Open Food Facts contributors; Open Database Licence (ODbL 1.0)"
    case .nationalTable, .staples, .label, .household, .estimate: nil
    }
  }
}
