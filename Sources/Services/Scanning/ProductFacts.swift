internal import Calls
internal import FoodData
internal import JSON
internal import Nutrition

// Products as other programs read them, with the same keys whether one was found or not.

extension OpenFoodFactsAnswer {
  var facts: JSONValue {
    switch self {
    case .product(let product): ShownProduct(product).facts.with(["outcome": "product"])
    case .search(let products, let total): .search(products.map { ShownProduct($0).facts }, total)
    case .productNotFound(let barcode): .nothing("product_not_found", barcode)
    case .invalidCode(let barcode): .nothing("invalid_code", barcode)
    case .differentProductType(let barcode, _): .nothing("different_product_type", barcode)
    case .rateLimited: .nothing("rate_limited", warnings: ["not_json", "rate_limited"])
    case .unreadable(.notAProduct): .nothing("unreadable", warnings: ["not_a_product"])
    case .unreadable: .nothing("unreadable", warnings: ["not_json"])
    }
  }
}

extension USDAAnswer {
  var facts: JSONValue {
    switch self {
    case .food(let hit): ShownProduct(hit).facts.with(["outcome": "product"])
    case .search(let hits, let total): .search(hits.map { ShownProduct($0).facts }, total)
    case .rateLimited: .nothing("rate_limited")
    case .keyRefused: .nothing("key_refused")
    }
  }
}

extension JSONValue {
  fileprivate static func search(_ results: [JSONValue], _ total: Int?) -> JSONValue {
    let facts = ShownProduct(isFound: !results.isEmpty).facts.with(["outcome": "search", "results": .array(results)])
    return total.map { facts.with(["total_count": $0.json]) } ?? facts
  }

  fileprivate static func nothing(
    _ outcome: String, _ barcode: String? = nil, warnings: [String]? = nil
  ) -> JSONValue {
    ShownProduct(isFound: false, barcode: barcode, warnings: warnings ?? [outcome]).facts
      .with(["outcome": outcome.json])
  }
}

/// The facts of a product from any source.
private struct ShownProduct {
  var isFound: Bool
  var name: String?
  var brand: String?
  var barcode: String?
  var basis: String?
  var unit: ReferenceFood.Basis?
  var preparation: String?
  var figures = Nutrients.unknown
  var servingGrams: FixedDecimal?
  var servingMillilitres: FixedDecimal?
  var trust = FoodTrust.none
  /// As codes.
  var warnings: [String] = []

  var facts: JSONValue {
    figures.mapped { $0.rounded(toPlaces: 3) }.facts.with([
      "found": isFound.json, "name": name.json, "brand": brand.json, "barcode": barcode.json, "basis": basis.json,
      "per_unit": (unit?.rawValue).json, "preparation": preparation.json,
      "serving_g": (servingGrams?.rounded(toPlaces: 3)).json,
      "serving_ml": (servingMillilitres?.rounded(toPlaces: 3)).json, "trust": trust.rawValue.json,
      "warnings": warnings.json,
    ])
  }
}

extension ShownProduct {
  init(_ product: OpenFoodFactsProduct) {
    self.init(
      isFound: true, name: product.name, brand: product.brand, barcode: product.barcode, basis: product.basisName,
      unit: product.statement?.unit, preparation: product.preparationName, figures: product.figures,
      trust: product.trust, warnings: product.warnings.map(\.code))
    switch product.serving {
    case .grams(let amount): servingGrams = amount
    case .millilitres(let amount): servingMillilitres = amount
    case nil: break
    }
  }

  init(_ hit: USDAAnswer.Hit) {
    self.init(isFound: true, name: hit.title, warnings: (hit.food?.warnings ?? [.noNutrition]).map(\.code))
    guard let food = hit.food else { return }
    (brand, barcode, basis, unit) = (food.brand, food.barcode, "100\(food.basis.rawValue)", food.basis)
    (figures, trust) = (food.figures, food.trust)
    let serving = food.portions.first { $0.unit == .serving }?.grams.figure
    if food.basis == .grams { servingGrams = serving } else { servingMillilitres = serving }
  }
}
