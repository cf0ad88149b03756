internal import Nutrition

extension FoodSource {
  /// The source with its edition and date: "USDA SR Legacy 168928, release April 2018".
  var citation: String {
    let parts = [citedName, edition.map { "release \($0)" }, date.map { "as of \($0)" }]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private var citedName: String {
    switch kind {
    case .household, .label, .estimate: reference.map { "\(description), corrected from \($0)" } ?? description
    case .staples, .usda, .openFoodFacts, .nationalTable: description
    }
  }

  /// The edition; that of the table that comes with larder is known by its USDA tables.
  private var edition: String? {
    if kind == .household || kind == .estimate { return nil }
    if let release { return release }
    guard kind == .staples, let reference else { return nil }
    return reference.hasPrefix("sr:") ? "April 2018" : "2021-2023"
  }

  /// What its tables count as carbohydrate, where that is known.
  var carbohydrate: CarbohydrateKind? {
    switch kind {
    case .staples, .usda: .byDifference
    case .label, .openFoodFacts, .nationalTable, .household, .estimate: nil
    }
  }
}

extension CarbohydrateKind {
  var words: String {
    switch self {
    case .available: "carbohydrate without fibre"
    case .byDifference: "carbohydrate with fibre"
    }
  }
}
